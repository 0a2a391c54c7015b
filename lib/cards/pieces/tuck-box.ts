import type { Card, CardSize, Drawing } from '../card';
import { drawIcon } from '../icons';
import { writeLines, writeOne, type Sketch } from '../sketch';
import { point } from '../text/text';
import { fit } from '../text/typeset';
import { part } from './part';

/** Texts and emblem of a tuck box. */
export interface TuckBoxContent {
  readonly id: string;
  readonly name: string;
  /** On the front. */
  readonly title: string;
  /** Under the title: whose cards are in it. */
  readonly names: string;
  /** An icon, a path in a box of 512 x 512. */
  readonly emblem: string;
  /** On the flap that takes glue. */
  readonly glue: string;
}

/** mm: room around a card in its sleeve. */
const room = 3.5;
/** mm of the flap along the side that takes glue, and of the lid that is tucked in. */
const glueFlap = 9;
const tuck = 13;
/** mm: a folded card of common paper in its sleeve. */
const sleeved = 0.7;
const depths = { least: 8, most: 26 } as const;

/** mm: how deep a box is for this many cards. */
export const boxDepth = (cards: number): number =>
  Math.min(depths.most, Math.max(depths.least, Math.ceil(cards * sleeved) + 1));

/** The net of a box, from the left: glue flap, side, front, side, back. */
export const netSize = (card: CardSize, depth: number): CardSize => ({
  width: glueFlap + 2 * depth + 2 * (card.width + room),
  height: card.height + room + 2 * depth + 2 * tuck,
});

const cut = (...points: readonly (readonly [number, number])[]): readonly Drawing[] =>
  points.slice(1).map((to, index) => ({
    draw: 'line',
    from: points[index] ?? to,
    to,
    stroke: 'black',
    strokeWidth: 0.25,
  }));

const fold = (from: readonly [number, number], to: readonly [number, number]): Drawing => ({
  draw: 'line',
  from,
  to,
  stroke: 'black',
  strokeWidth: 0.2,
  dash: [1.4, 1],
});

const drawNet = (face: Sketch, content: TuckBoxContent, card: CardSize, depth: number): void => {
  const width = card.width + room;
  const height = card.height + room;
  const [side, front, otherSide, back] = [
    glueFlap,
    glueFlap + depth,
    glueFlap + depth + width,
    glueFlap + 2 * depth + width,
  ];
  const end = back + width;
  const lid = tuck;
  const top = tuck + depth;
  const bottom = top + height;
  const floor = bottom + depth;
  const foot = floor + tuck;
  const slant = 2.5;
  const wing = Math.min(depth, depth * 0.9);
  face.draw(
    // The glue flap, slanted so that it goes in.
    ...cut([side, top], [0, top + slant], [0, bottom - slant], [side, bottom]),
    // Wings above and below the sides.
    ...[side, otherSide].flatMap((x) => [
      ...cut([x, top], [x + 1, top - wing], [x + depth - 1, top - wing], [x + depth, top]),
      ...cut([x, bottom], [x + 1, bottom + wing], [x + depth - 1, bottom + wing], [x + depth, bottom]),
    ]),
    // The front has no lid, and a notch for the thumb.
    ...cut([front, top], [front + width * 0.36, top]),
    {
      draw: 'path',
      d: `M0 0A${Math.round(width * 0.14)} ${Math.round(width * 0.14)} 0 0 0 ${Math.round(width * 28) / 100} 0`,
      x: front + width * 0.36,
      y: top,
      scale: 1,
      stroke: 'black',
      strokeWidth: 0.25,
    },
    ...cut([front + width * 0.64, top], [otherSide, top]),
    ...cut([front, bottom], [otherSide, bottom]),
    // Lid and floor hang on the back, each with a flap that is tucked in.
    ...cut(
      [back, top],
      [back, lid],
      [back + slant, 0],
      [end - slant, 0],
      [end, lid],
      [end, top],
      [end, bottom],
    ),
    ...cut(
      [back, bottom],
      [back, floor],
      [back + slant, foot],
      [end - slant, foot],
      [end, floor],
      [end, bottom],
    ),
    fold([side, top], [side, bottom]),
    fold([front, top], [front, bottom]),
    fold([otherSide, top], [otherSide, bottom]),
    fold([back, top], [back, bottom]),
    ...[side, otherSide].flatMap((x) => [
      fold([x, top], [x + depth, top]),
      fold([x, bottom], [x + depth, bottom]),
    ]),
    fold([back, top], [end, top]),
    fold([back, lid], [end, lid]),
    fold([back, bottom], [end, bottom]),
    fold([back, floor], [end, floor]),
  );
  for (const x of [front, back]) {
    const middle = x + width / 2;
    face.draw(drawIcon(content.emblem, middle, top + height * 0.34, width * 0.5, 'emblem'));
    writeOne(
      face,
      content.title,
      { typeface: 'display', size: 20, fill: 'ink' },
      { x: middle, y: top + height * 0.68, align: 'middle', width: width - 8 },
    );
    const fitted = fit('title', content.names, { width: width - 8, lines: 3, most: 11, least: 7 });
    if (!fitted) continue;
    face.say('title', content.names);
    const y = top + height * 0.68 + 6;
    writeLines(face, fitted, { typeface: 'title', fill: 'ink' }, { x: middle, y, align: 'middle' }, 1.15);
  }
  const label = fit('text', content.glue, { width: glueFlap - 1.6, lines: 2, most: 7, least: 5 });
  if (!label) return;
  face.say('text', content.glue);
  const em = label.size * point;
  writeLines(
    face,
    label,
    { typeface: 'text', fill: 'ink' },
    { x: glueFlap / 2, y: (top + bottom) / 2 + em * 0.3, align: 'middle' },
    1.1,
  );
};

/** The net of a tuck box for cards of a size, to cut, fold and glue. @param cards how many there are in it */
export const drawTuckBox = (content: TuckBoxContent, card: CardSize, cards: number): Card => {
  const depth = boxDepth(cards);
  return part({ id: content.id, name: content.name, size: netSize(card, depth) }, (face) => {
    drawNet(face, content, card, depth);
  });
};
