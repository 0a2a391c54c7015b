import type { Card, CardFace, CardSize } from '../card';
import { drawPip, type PaintedPip, drawIcon } from '../icons';
import { drawTeamFrame, type TeamMark } from '../pieces/team-mark';
import { drawBorder } from './border';
import type { LiveryInk } from './livery';
import { drawName } from './name-ribbon';
import { sketch, writeLines, writeOne, type Sketch } from '../sketch';
import { point, smallestOnCards } from '../text/text';
import { fit } from '../text/typeset';

/** mm: a mini card on its side, for sleeves of 41 x 63. Eight fit on a sheet of either paper. */
export const initiativeSize: CardSize = { width: 63, height: 41 };

/** A part of the bar: a kind of pip, and its share of all points. */
export interface BarPart {
  readonly pip: PaintedPip;
  /** 0 to 1 */
  readonly share: number;
  /** "Defence 4" */
  readonly spoken: string;
}

/** Name on the card. */
export interface InitiativeContent {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** An icon, a path in a box of 512 x 512. */
  readonly emblem: string;
  readonly photo?: { readonly id: string; readonly label: string } | undefined;
  /** Team that the figure fights for, where the print says so. */
  readonly team?: TeamMark | undefined;
  /** Colour of the ribbon, as on the hero's cards; ink if left out. */
  readonly ink?: LiveryInk | undefined;
  /** Left out where it would say nothing. */
  readonly bar?: readonly BarPart[];
}

/** mm */
const left = 7;
const right = 56;
const bottom = 35.6;
const gap = 2;
const tallestName = 10;

const drawPicture = (face: Sketch, { emblem, photo, team }: InitiativeContent, top: number): number => {
  const side = bottom - top;
  const frame = { x: left, y: top, width: side, height: side, radius: 1.2 };
  face.draw({ draw: 'rect', ...frame, fill: 'panel', stroke: 'gold', strokeWidth: 0.3 });
  const icon = drawIcon(emblem, left + side / 2, top + side / 2, side * 0.82);
  // Of a body with an outline, low ink prints only that.
  face.draw({ ...icon, stroke: 'ink', strokeWidth: 0.2 });
  if (photo) {
    face.describe(photo.label);
    face.draw(
      { draw: 'image', photo: photo.id, ...frame },
      { draw: 'rect', ...frame, stroke: 'gold', strokeWidth: 0.3 },
    );
  }
  if (team) {
    face.draw(...drawTeamFrame(team, frame));
    face.describe(team.spoken);
  }
  return left + side + gap;
};

/** mm */
const barHeight = 6;
/** mm: without colours the parts still lie apart. */
const barGap = 0.8;

/**
 * A bar in the pips' colours whose length shows their points; each part has its pip, as large as the part
 * allows.
 */
const drawBar = (face: Sketch, bar: readonly BarPart[], x: number): void => {
  const width = right - x;
  const space = width - Math.max(0, bar.length - 1) * barGap;
  const y = bottom - barHeight;
  let at = x;
  for (const { pip, share, spoken } of bar) {
    const part = space * share;
    face.draw({
      draw: 'rect',
      x: at,
      y,
      width: part,
      height: barHeight,
      fill: pip.ink,
      stroke: 'ink',
      strokeWidth: 0.2,
    });
    face.draw(...drawPip(pip, at + part / 2, y + barHeight / 2, Math.min(2.4, part / 2 - 0.2)));
    face.describe(spoken);
    at += part + barGap;
  }
  if (bar.length === 0)
    face.draw({ draw: 'rect', x, y, width, height: barHeight, stroke: 'muted', strokeWidth: 0.2 });
};

/** The title while four lines hold it; the Hero Card has it in full. */
const drawTitle = (face: Sketch, title: string, x: number, top: number): void => {
  const space = { width: right - x };
  const fitted =
    fit('title', title, { ...space, lines: 1, most: 12, least: 9 }) ??
    fit('title', title, { ...space, lines: 2, most: 9, least: smallestOnCards }) ??
    fit('title', title, { ...space, lines: 4, most: smallestOnCards, least: smallestOnCards });
  if (!fitted) return;
  const em = fitted.size * point;
  face.say('title', title);
  writeLines(face, fitted, { typeface: 'title', fill: 'ink' }, { x, y: top + em * 0.8 }, 1.1);
};

const drawFront = (content: InitiativeContent, missing: Set<string>): CardFace => {
  const face = sketch(missing);
  face.draw(...drawBorder(initiativeSize));
  const top = drawName(face, content.name, tallestName, content.ink) + gap;
  const x = drawPicture(face, content, top);
  drawTitle(face, content.title, x, top);
  if (content.bar) drawBar(face, content.bar, x);
  return face.finish();
};

/** The same for every card of a deck; not printed, because the deck lies face up. */
export interface InitiativeBack {
  readonly word: string;
  /** An icon, a path in a box of 512 x 512. */
  readonly emblem: string;
}

const drawBack = ({ word, emblem }: InitiativeBack): CardFace => {
  const face = sketch(new Set());
  const middle = initiativeSize.width / 2;
  face.draw(...drawBorder(initiativeSize), drawIcon(emblem, middle, 16.5, 16, 'emblem'));
  writeOne(
    face,
    word,
    { typeface: 'display', size: 15, fill: 'ink' },
    { x: middle, y: 31.5, align: 'middle', width: 44 },
  );
  return face.finish();
};

/** A card for the initiative deck, for those who want to keep their Hero Cards before them. */
export const drawInitiative = (content: InitiativeContent, back: InitiativeBack): Card => {
  const missing = new Set<string>();
  return {
    id: content.id,
    kind: 'initiative',
    name: content.name,
    size: initiativeSize,
    front: drawFront(content, missing),
    back: drawBack(back),
    oneSided: true,
    notices:
      missing.size > 0
        ? [{ notice: 'missing-characters', card: content.name, characters: [...missing] }]
        : [],
  };
};
