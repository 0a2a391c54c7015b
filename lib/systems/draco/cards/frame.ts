import { defaultCardSize, type Card } from '../../../cards/card';
import { drawBorder, panel } from '../../../cards/hero-card/border';
import { drawName } from '../../../cards/hero-card/name-ribbon';
import { drawCredits, drawHouseRules } from '../../../cards/hero-card/text-side';
import { drawIcon } from '../../../cards/icons';
import { part } from '../../../cards/pieces/part';
import { writeLines, writeOne, type Sketch } from '../../../cards/sketch';
import { point, smallestOnCards } from '../../../cards/text/text';
import { fit } from '../../../cards/text/typeset';
import type { cardKinds } from '#words/systems/draco/messages/card-kinds';
import { cards as say } from '#words/systems/draco/messages/cards';

export const left = panel.x;
export const right = panel.x + panel.width;
export const middle = panel.x + panel.width / 2;

/** Layout that cards of this game share: one format, a ribbon with the name, credits on the back. */
export interface FramedCard {
  readonly id: string;
  readonly kind: Exclude<keyof typeof cardKinds, 'initiative'>;
  readonly name: string;
  /** Under the ribbon. */
  readonly title: string;
  readonly houseRules: boolean;
  /** Place in a row of cards, which a die names. */
  readonly number?: number;
  /** @param top mm below the title */
  readonly front: (face: Sketch, top: number) => void;
  /** @param top mm below the name */
  readonly back: (face: Sketch, top: number) => void;
  /** Never turned over in play, so its back isn't printed. */
  readonly isFaceUp?: true;
}

const titleLeading = 1.08;
/** Lines of the longest name. */
const mostLines = 6;
/** mm: the line below a name of one line on a back. */
const headLine = 11.2;

/** Points of the largest text: cards of this game have few words. */
export const largeType = 9.5;

/** The foot of every side, in mm. */
export const foot = 80.4;

/** mm: side of the square with a card's number. */
const numberSide = 5.6;

/** The number of a card at the right edge, its square's top at `y` mm. */
const drawNumber = (face: Sketch, number: number, y: number): void => {
  const x = right - numberSide;
  face.draw({ draw: 'rect', x, y, width: numberSide, height: numberSide, radius: 1, fill: 'ink' });
  writeOne(
    face,
    String(number),
    { typeface: 'strong', size: 13, fill: 'paper' },
    { x: x + numberSide / 2, y: y + 4.4, width: numberSide, align: 'middle', aloud: say.number(number) },
  );
};

/**
 * The title under the ribbon, on more lines if it is long; returns where it ends, in mm.
 * @param taken mm at its right that something else has
 */
const drawTitle = (face: Sketch, title: string, under: number, taken: number): number => {
  const space = { width: panel.width - 3 - taken, most: 11, least: smallestOnCards };
  const fitted =
    fit('title', title, { ...space, lines: 1 }) ?? fit('title', title, { ...space, lines: mostLines });
  if (!fitted) return under + 6.4;
  const em = fitted.size * point;
  face.say('title', title);
  writeLines(
    face,
    fitted,
    { typeface: 'title', fill: 'ink' },
    { x: left + 1.6, y: under + (fitted.lines.length > 1 ? 0.9 + em * 0.76 : 4.2) },
    titleLeading,
  );
  const further = Math.max(0, fitted.lines.length - 1) * em * titleLeading;
  return Math.max(under + 6.4, under + 0.9 + em * 1.06 + further + 1);
};

const drawFront = ({ name, title, houseRules, number, front }: FramedCard, face: Sketch): void => {
  face.draw(...drawBorder());
  const under = drawName(face, name, 9);
  front(face, drawTitle(face, title, under, number === undefined ? 0 : numberSide));
  if (number !== undefined) drawNumber(face, number, under + 0.5);
  drawCredits(face, say.houseValues);
  if (houseRules) drawHouseRules(face, say.houseRules);
};

/**
 * The name at the head of a back; returns the height of the line below it, in mm.
 * @param taken mm at its right that something else has
 */
const drawHead = (face: Sketch, name: string, taken: number): number => {
  const space = { width: panel.width - taken, most: 13, least: smallestOnCards };
  const fitted =
    fit('display', name, { ...space, lines: 1 }) ?? fit('display', name, { ...space, lines: mostLines });
  if (!fitted) return headLine;
  face.say('display', name);
  writeLines(
    face,
    fitted,
    { typeface: 'display', fill: 'ink' },
    { x: left, y: fitted.lines.length > 1 ? 8 : 9.4 },
    1,
  );
  return Math.max(headLine, 8 + (fitted.lines.length - 1) * fitted.size * point + 1.6);
};

const drawBack = ({ name, houseRules, number, back }: FramedCard, face: Sketch): void => {
  face.draw(...drawBorder());
  const below = drawHead(face, name, number === undefined ? 0 : numberSide + 1);
  if (number !== undefined) drawNumber(face, number, 5);
  face.draw({ draw: 'line', from: [left, below], to: [right, below], stroke: 'gold', strokeWidth: 0.15 });
  back(face, below + 1.4);
  drawCredits(face, say.credits);
  if (houseRules) drawHouseRules(face, say.houseRules);
};

export const framed = (card: FramedCard): Card => ({
  ...part(
    { id: card.id, kind: card.kind, name: card.name, size: defaultCardSize },
    (face) => drawFront(card, face),
    (face) => drawBack(card, face),
  ),
  ...(card.isFaceUp && { oneSided: true }),
});

/** An icon, or the photo of a miniature over it, in a gold window. mm */
export const drawWindow = (face: Sketch, top: number, bottom: number, icon: string, photo?: string): void => {
  const box = { x: left, y: top, width: panel.width, height: bottom - top, radius: 1.4 };
  face.draw({ draw: 'rect', ...box, fill: 'panel', stroke: 'gold', strokeWidth: 0.3 });
  // With an outline, which remains in low ink: initiative cards are told apart by it.
  const emblem = drawIcon(
    icon,
    middle,
    (top + bottom) / 2,
    Math.min(box.width - 6, box.height - 3),
    'emblem',
  );
  face.draw({ ...emblem, stroke: 'emblem', strokeWidth: 0.1 });
  if (photo === undefined) return;
  face.draw({ draw: 'image', photo, ...box }, { draw: 'rect', ...box, stroke: 'gold', strokeWidth: 0.3 });
  face.describe(say.photo);
};
