import { defaultCardSize, type Card } from '../../../cards/card';
import { drawBorder, panel } from '../../../cards/hero-card/border';
import { drawName } from '../../../cards/hero-card/name-ribbon';
import { drawCredits, drawHouseRules } from '../../../cards/hero-card/text-side';
import { drawIcon } from '../../../cards/icons';
import { part } from '../../../cards/pieces/part';
import { writeOne, type Sketch } from '../../../cards/sketch';
import { cards as say } from '#words/systems/draco/messages/cards';

export const left = panel.x;
export const right = panel.x + panel.width;
export const middle = panel.x + panel.width / 2;

/** Layout that cards of this game share: one format, a ribbon with the name, credits on the back. */
export interface FramedCard {
  readonly id: string;
  readonly kind: keyof typeof say.kinds;
  readonly name: string;
  /** Under the ribbon. */
  readonly title: string;
  readonly houseRules: boolean;
  /** @param top mm below the title */
  readonly front: (face: Sketch, top: number) => void;
  /** @param top mm below the name */
  readonly back: (face: Sketch, top: number) => void;
}

/** The foot of every side, in mm. */
export const foot = 80.4;

const drawFront = ({ name, title, houseRules, front }: FramedCard, face: Sketch): void => {
  face.draw(...drawBorder());
  const under = drawName(face, name, 9);
  writeOne(
    face,
    title,
    { typeface: 'title', size: 11, fill: 'ink' },
    { x: left + 1.6, y: under + 4.2, width: panel.width - 3 },
  );
  front(face, under + 6.4);
  drawCredits(face, say.houseValues);
  if (houseRules) drawHouseRules(face, say.houseRules);
};

const drawBack = ({ name, houseRules, back }: FramedCard, face: Sketch): void => {
  face.draw(...drawBorder());
  const place = { x: left, y: 9.4, width: panel.width };
  writeOne(face, name, { typeface: 'display', size: 13, fill: 'ink' }, place);
  face.draw({ draw: 'line', from: [left, 11.2], to: [right, 11.2], stroke: 'gold', strokeWidth: 0.15 });
  back(face, 12.6);
  drawCredits(face, say.credits);
  if (houseRules) drawHouseRules(face, say.houseRules);
};

export const framed = (card: FramedCard): Card =>
  part(
    { id: card.id, kind: card.kind, name: card.name, size: defaultCardSize },
    (face) => drawFront(card, face),
    (face) => drawBack(card, face),
  );

/** An icon, or the photo of a miniature over it, in a gold window. mm */
export const drawWindow = (face: Sketch, top: number, bottom: number, icon: string, photo?: string): void => {
  const box = { x: left, y: top, width: panel.width, height: bottom - top, radius: 1.4 };
  face.draw({ draw: 'rect', ...box, fill: 'panel', stroke: 'gold', strokeWidth: 0.3 });
  // With an outline, which is left of it where ink is saved: initiative cards are told apart by it.
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
