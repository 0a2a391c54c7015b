import type { Card } from '../../../cards/card';
import { flow, type Block, type Region, type TypeScale } from '../../../cards/text/flow';
import { drawIcon } from '../../../cards/icons';
import { part } from '../../../cards/pieces/part';
import { blindSketch, writeLines, writeShort, writeOne, type Sketch } from '../../../cards/sketch';
import { point, smallestOnPieces, smallestType } from '../../../cards/text/text';
import { fit } from '../../../cards/text/typeset';
import type { BackContent } from '../../../painted-die/cards/back';
import { drawDie, sayDie, faceSide, type DieLook } from '../../../painted-die/cards/die';
import type { HeroDraft } from '../sheet/hero';
import { emptyFaces } from '../sheet/pips';
import { findSkill } from '../skills/index';
import { dieOf, emblemOf, gearOf } from './card-content';
import type { CardLabels } from './card-labels';
import { cardSkills, type PrintedSkills } from './card-skills';

/** mm of one half: three sheets, unfolded, lie on a page of A4 or Letter; chapter "Character Sheets". */
const half = { width: 84, height: 54 };
/** mm between the cut and the frame. */
const inset = 2.4;

const scale = 1.36;
const large: DieLook = { scale, height: 2 * scale * faceSide + 1.7 };
/** mm that three faces and the two gaps between them take. */
const dieWidth = 3 * scale * faceSide + 2 * 1.9;

interface SheetContent extends Pick<BackContent, 'pipsOf' | 'die'> {
  readonly id: string;
  /** Empty: a line to write on. */
  readonly name: string;
  readonly title: string;
  readonly emblem?: string;
  readonly photo?: string | undefined;
  /** Ways to say each, the fullest first; none: lines to write on. */
  readonly equipment: readonly (readonly Block[])[];
  readonly skills: readonly (readonly Block[])[];
}

const drawBorder = (face: Sketch): void => {
  face.draw({
    draw: 'rect',
    x: inset,
    y: inset,
    width: half.width - 2 * inset,
    height: half.height - 2 * inset,
    radius: 2,
    stroke: 'gold',
    strokeWidth: 0.4,
  });
};

const picture = { x: 5, y: 5, width: 25, height: 44 } as const;
const column = { x: 32.5, width: 46.5 } as const;
const right = column.x + column.width;

const drawPicture = (face: Sketch, { emblem, photo }: SheetContent, labels: CardLabels): void => {
  face.draw({
    draw: 'rect',
    ...picture,
    radius: 1.6,
    fill: emblem === undefined ? 'white' : 'panel',
    stroke: 'gold',
    strokeWidth: 0.3,
  });
  if (emblem !== undefined)
    face.draw(
      drawIcon(
        emblem,
        picture.x + picture.width / 2,
        picture.y + picture.height / 2,
        picture.width - 4,
        'emblem',
      ),
    );
  if (photo !== undefined) {
    face.describe(labels.photo);
    face.draw({ draw: 'image', photo, ...picture, radius: 1.6 });
  }
};

/** A line to write on, with what belongs there under it. */
const writingLine = (face: Sketch, label: string, x: number, to: number): void => {
  const y = 10.2;
  face.draw({ draw: 'line', from: [x, y], to: [to, y], stroke: 'muted', strokeWidth: 0.12 });
  const style = { typeface: 'text', size: smallestOnPieces, fill: 'muted' } as const;
  writeOne(face, label, style, { x, y: y + 2.2, width: to - x });
};

/** mm: where the boxes of a sheet begin and end; lines to write on take more than print. */
const boxes = {
  printed: { equipment: [17.8, 25.4], skills: [26.2, 50.2] },
  blank: { equipment: [14, 29.2], skills: [29.9, 50.2] },
} as const;

/** Name and title above the boxes. */
const drawHead = (face: Sketch, { name, title }: SheetContent, labels: CardLabels): void => {
  const { width, x } = column;
  const fitted =
    fit('display', name, { width, lines: 1, most: 15, least: 10 }) ??
    fit('display', name, { width, lines: 2, most: 10, least: 7 }) ??
    fit('display', name, { width, lines: 4, most: smallestOnPieces, least: smallestType });
  if (fitted && fitted.lines.length > 0) {
    const em = fitted.size * point;
    face.say('display', name);
    writeLines(face, fitted, { typeface: 'display', fill: 'ink' }, { x, y: 5 + em * 0.72 }, 1);
  } else {
    const middle = column.x + column.width * 0.64;
    writingLine(face, labels.sheet.name, column.x, middle - 2);
    writingLine(face, labels.sheet.title, middle, right);
  }
  const style = { typeface: 'title', size: 10, fill: 'ink' } as const;
  writeShort(face, title, style, { x, y: 15.8, width, least: smallestOnPieces });
};

const fits = (blocks: readonly Block[], type: TypeScale, face: Sketch, region: Region): boolean => {
  const pages = [{ face, region }];
  return flow(blocks, type, () => pages.shift()) !== undefined;
};

const sizes: readonly number[] = Array.from(
  { length: Math.round((8 - smallestOnPieces) / 0.25) + 1 },
  (_, step) => 8 - step * 0.25,
);

const section = (text: string): Block => ({ block: 'section', text });
const paragraph = (text: string): Block => ({ block: 'paragraph', text });

/** A box with the first layout of its contents that fits; without any, its title and lines to write on. */
const drawBox = (
  face: Sketch,
  title: string,
  ways: readonly (readonly Block[])[],
  [y, bottom]: readonly [top: number, bottom: number],
  isRound: boolean,
): void => {
  const { x, width } = column;
  const height = bottom - y;
  const isBlank = ways.length === 0;
  const radius = isRound ? (isBlank ? 6.5 : 4) : 2;
  const frame = { x, y, width, height, radius };
  face.draw({ draw: 'rect', ...frame, fill: 'white', stroke: 'line', strokeWidth: 0.35 });
  const side = isRound ? (isBlank ? 4.6 : 3) : 2.4;
  const region: Region = { x: x + side, top: y + 0.6, width: width - 2 * side, bottom: bottom - 0.6 };
  const tries = (
    isBlank ? [[section(title), { block: 'lines', count: isRound ? 3 : 2 } as const]] : ways
  ).flatMap((blocks) =>
    sizes.map((size) => ({ blocks, type: { size, inline: true, least: smallestOnPieces } as const })),
  );
  const found = tries.find(({ blocks, type }) => fits(blocks, type, blindSketch, region));
  if (found) fits(found.blocks, found.type, face, region);
};

const drawSheet = (content: SheetContent, labels: CardLabels): Card =>
  part(
    {
      id: content.id,
      kind: 'character-sheet',
      name: content.name === '' ? labels.sheet.blank : content.name,
      size: half,
    },
    (face) => {
      drawBorder(face);
      drawPicture(face, content, labels);
      drawHead(face, content, labels);
      const { equipment, skills } = content.name === '' ? boxes.blank : boxes.printed;
      drawBox(face, labels.equipment, content.equipment, equipment, false);
      drawBox(face, labels.skills, content.skills, skills, true);
    },
    (face) => {
      drawBorder(face);
      const x = (half.width - dieWidth) / 2;
      const y = (half.height - large.height) / 2;
      face.draw(...drawDie(content.pipsOf, x, y, large));
      sayDie(face, content.die, { x, y, scale });
    },
  );

/** Lists in one line, in separate lines, or counted if neither fits, below a title. */
const waysToSay = (title: string, items: readonly string[], counted: string): readonly (readonly Block[])[] =>
  [[items.join(', ')], items, [counted]].map((lines) => [section(title), ...lines.map(paragraph)]);

/** The character sheet of a hero: cut out and folded in the middle, the die on the inside of the other half; skills with their texts where these fit. */
export const characterSheet = (
  hero: HeroDraft,
  id: string,
  photo: string | undefined,
  labels: CardLabels,
  renderSkill: PrintedSkills['renderSkill'],
): Card => {
  const { worn, weapons } = gearOf(hero.equipment, labels);
  const items = [...worn, ...weapons, ...hero.equipment.other];
  const said = cardSkills(hero.skills, { print: 'short', renderSkill }, labels);
  // Without the category, what a skill is has room beside its name.
  const headings = said.flatMap((block) => (block.block === 'heading' ? [{ ...block, right: '' }] : []));
  const skills = [...new Set(hero.skills)].map((skill) => findSkill(skill)?.name ?? skill);
  return drawSheet(
    {
      id,
      name: hero.name,
      title: hero.title,
      emblem: emblemOf(hero.skills).emblem,
      photo,
      equipment: waysToSay(
        labels.equipment,
        items.length === 0 ? [labels.unarmed] : items,
        labels.sheet.items(items.length),
      ),
      skills: [
        ...(skills.length === 0 ? [] : [said, [...headings, paragraph(labels.sheet.inFull)]]),
        ...waysToSay(labels.skills, skills.length === 0 ? ['–'] : skills, labels.sheet.skills(skills.length)),
      ],
      ...dieOf(hero, labels),
    },
    labels,
  );
};

/** A character sheet to fill in by hand, or to laminate and paint with washable colours. */
export const blankSheet = (labels: CardLabels): Card =>
  drawSheet(
    {
      id: 'blank-sheet',
      name: '',
      title: '',
      equipment: [],
      skills: [],
      ...dieOf({ faces: emptyFaces }, labels),
    },
    labels,
  );
