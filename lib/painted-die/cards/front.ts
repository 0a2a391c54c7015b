import type { CardFace } from '../../cards/card';
import {
  drawBorder,
  drawPanel,
  drawPicture,
  panel,
  ribbonDrop,
  ribbonText,
} from '../../cards/hero-card/border';
import { drawLivery, type Livery } from '../../cards/hero-card/livery';

import type { Block } from '../../cards/text/flow';
import { drawName } from '../../cards/hero-card/name-ribbon';
import { sketch, writeLines, writeOne, type Sketch } from '../../cards/sketch';
import { drawFrontRules } from './front-rules';
import { drawValues, type FrontIcon, type FrontValue } from './front-values';
import { breakLines, joinLines, measure, point, smallestOnCards } from '../../cards/text/text';
import { fit } from '../../cards/text/typeset';

/** Content of the front of a card. */
export interface FrontContent {
  /** Empty: a ribbon to write on. */
  readonly name: string;
  readonly title: string;
  /** An icon, a path in a box of 512 x 512; absent: an empty panel. */
  readonly emblem?: string;
  /** Stands on the emblem. */
  readonly photo?: {
    readonly id: string;
    /** Text for those who cannot see it. */ readonly label: string;
  };
  /** Meaning of the emblem, printed under it. */
  readonly caption: string;
  /** By what it is known across the table; without one the ribbon is dark and the frame plain. */
  readonly livery?: Livery | undefined;
  readonly values: readonly FrontValue[];
  readonly icons: readonly FrontIcon[];
  /** Weapons in a few words; the first that fits is taken, so put the fullest first. */
  readonly lines: readonly string[];
  /** "Card 1 of 2", where the hero has more than one. */
  readonly numbered?: string;
  /** Rules to read before the match: in the panel, below the emblem; on the back where they do not fit. */
  readonly rules?: readonly Block[];
  /** Whether the emblem stays large enough to be known across the table, whatever rules there are. */
  readonly keepsEmblem?: true;
  /** A mark that nobody can miss, as for house rules. */
  readonly mark?: string;
}

/** mm of an emblem that is known across the table. */
const keptEmblem = 11;

/** mm between the ribbon and the bands of a livery, and where these end. */
const bandGap = 1;
const bandBottom = 82;

const titleLeading = 1.12;

/** Draws the title in at most two lines; answers the y below it and what did not fit. */
const drawTitle = (
  face: Sketch,
  title: string,
  top: number,
): { readonly bottom: number; readonly rest: string } => {
  const room = { width: ribbonText.width, least: smallestOnCards };
  const fitted = fit('title', title, { ...room, lines: 1, most: 12, least: 8.5 }) ??
    fit('title', title, { ...room, lines: 2, most: 8.5 }) ?? {
      ...breakLines('title', title, (room.width * 1000) / (room.least * point)),
      size: room.least,
    };
  if (fitted.lines.length === 0) return { bottom: top + 1.2, rest: '' };
  const lines = fitted.lines.slice(0, 2);
  const em = fitted.size * point;
  face.say('title', joinLines(lines));
  const y = top + 0.9 + em * 0.76;
  writeLines(
    face,
    { ...fitted, lines },
    { typeface: 'title', fill: 'ink' },
    { x: ribbonText.x, y },
    titleLeading,
  );
  return {
    bottom: y + (lines.length - 1) * em * titleLeading + em * 0.3,
    rest: joinLines(fitted.lines.slice(2)),
  };
};

const footBaseline = 80.3;

/** Draws the line of weapons, in at most two lines, and which card of the hero it is at its end. */
const drawFoot = (face: Sketch, lines: readonly string[], numbered = ''): void => {
  const right = panel.x + panel.width;
  const width = panel.width - (numbered === '' ? 0 : measure('text', numbered, 7) + 2.5);
  const rule = 76.4;
  face.draw({ draw: 'line', from: [panel.x, rule], to: [right, rule], stroke: 'gold', strokeWidth: 0.15 });
  const fitLine = (line: string) =>
    fit('text', line, { width, lines: 1, most: 7.5, least: smallestOnCards }) ??
    fit('text', line, { width, lines: 2, most: smallestOnCards, least: smallestOnCards });
  const line = lines.find(fitLine);
  const fitted = line === undefined ? undefined : fitLine(line);
  if (line !== undefined && fitted) {
    const leading = 1.15;
    const block = Math.max(0, fitted.lines.length - 1) * fitted.size * point * leading;
    face.say('text', line);
    // Two lines stand lower than in the middle, clear of the rule above.
    const place = { x: panel.x, y: footBaseline - block / 4 };
    writeLines(face, fitted, { typeface: 'text', fill: 'ink' }, place, leading);
  }
  const place = { x: right, y: footBaseline, align: 'right', width: 24, least: smallestOnCards } as const;
  writeOne(face, numbered, { typeface: 'text', size: 7, fill: 'gold' }, place);
};

/** mm between the last line of rules and the caption below it. */
const aboveCaption = 1;

const plaqueText = { typeface: 'display', size: 8.5 } as const;

/** The photo within the panel's inner line, and the caption on a plaque across its lower left edge. */
const drawPhoto = (face: Sketch, top: number, id: string, caption: string): void => {
  face.draw(...drawPicture(top, id));
  const most = panel.width / 2;
  const fitted = fit(plaqueText.typeface, caption, {
    width: most,
    lines: 1,
    most: plaqueText.size,
    least: smallestOnCards,
  });
  const [line] = fitted?.lines ?? [];
  if (!fitted || !line) return;
  const width = (line.width * fitted.size * point) / 1000 + 3.6;
  const box = { x: panel.x - 1.2, y: panel.bottom - 3.1, height: 4.6 };
  face.draw({ draw: 'rect', ...box, width, radius: 0.9, fill: 'panel', stroke: 'gold', strokeWidth: 0.25 });
  face.say(plaqueText.typeface, caption);
  const place = { x: box.x + width / 2, y: box.y + 3.3, align: 'middle' } as const;
  face.write(line, { ...plaqueText, size: fitted.size, fill: 'ink' }, place);
};

const markSize = 7.5;
/** mm */
const markHeight = 4.6;
/** mm between the panel's edge and the mark. */
const markInset = 1.7;

/** mm from the panel's right edge to where the mark begins. */
const markRoom = (mark: string | undefined): number =>
  mark === undefined ? 0 : measure('strong', mark, markSize) + 3.2 + markInset;

const drawMark = (face: Sketch, mark: string): void => {
  const width = measure('strong', mark, markSize) + 3.2;
  // Clear of the lines around the panel.
  const box = {
    x: panel.x + panel.width - width - markInset,
    y: panel.bottom - markHeight - markInset,
    height: markHeight,
  };
  face.draw({
    draw: 'rect',
    ...box,
    width,
    radius: 0.9,
    fill: 'white',
    stroke: 'ink',
    strokeWidth: 0.35,
  });
  writeOne(
    face,
    mark,
    { typeface: 'strong', size: markSize, fill: 'ink' },
    { x: box.x + width / 2, y: box.y + 3.2, align: 'middle', width },
  );
};

/** Draws the front of a card; answers the face, and what of the title and which rules found no room on it. */
export const drawFront = (
  content: FrontContent,
  missing: Set<string>,
): { readonly face: CardFace; readonly rest: string; readonly rules: readonly Block[] } => {
  const face = sketch(missing);
  face.draw(...drawBorder());
  const { livery } = content;
  const below = drawName(face, content.name, undefined, livery?.ink);
  if (livery) face.draw(...drawLivery(livery, below + ribbonDrop + bandGap, bandBottom));
  const { bottom, rest } = drawTitle(face, content.title, below);
  const { photo } = content;
  const foot = content.caption === '' || photo ? 0 : 4.4;
  const top = bottom + 1.3;
  const { rules = [] } = content;
  const keeps = content.keepsEmblem && keptEmblem;
  // Text ends above the mark as above the caption.
  const clear =
    content.mark === undefined
      ? foot > 0
        ? foot + aboveCaption
        : 0
      : Math.max(foot, markHeight + markInset + 0.6);
  const left = drawFrontRules(face, rules, { top, foot: clear, emblem: content.emblem, keeps });
  if (left.length === rules.length) face.draw(...drawPanel(top, content.emblem, foot, livery?.ink));
  if (photo) {
    face.describe(photo.label);
    drawPhoto(face, top, photo.id, content.caption);
  } else if (foot > 0) {
    const width = panel.width - markRoom(content.mark);
    writeOne(
      face,
      content.caption,
      { typeface: 'display', size: 8.5, fill: 'emblem' },
      { x: panel.x + width / 2, y: panel.bottom - 3, align: 'middle', width: width - 6 },
    );
  }
  drawValues(face, content.values, content.icons);
  drawFoot(face, content.lines, content.numbered);
  if (content.mark !== undefined) drawMark(face, content.mark);
  return { face: face.finish(), rest, rules: left };
};
