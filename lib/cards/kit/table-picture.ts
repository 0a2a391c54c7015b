import type { Drawing, Ink } from '../card';
import { drawIcon } from '../icons';
import type { MapPlan } from '../pieces/plan-map';
import { quarter } from '../pieces/plan-map';
import { writeOne, type Sketch } from '../sketch';

/** A table from above after a step of the set-up; later steps include the earlier ones. */
export interface TableLook {
  readonly plan: Pick<MapPlan, 'side' | 'corners' | 'spots' | 'lines' | 'walls' | 'terrain'>;
  /** Steps done so far. */
  readonly until: 'square' | 'terrain' | 'markers' | 'figures';
  /** Players bring their own terrain: a few pieces represent it. */
  readonly anyTerrain: boolean;
  /** Middles of trees an inch across, in #. */
  readonly trees?: readonly { readonly x: number; readonly y: number }[];
  /** Where figures stand, in #, and in whose ink; where none are given, some in each corner. */
  readonly figures?: readonly { readonly x: number; readonly y: number; readonly ink: Ink }[];
}

/** A square on a page; mm. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** # */
const treeRadius = 0.5;

const stages = ['square', 'terrain', 'markers', 'figures'] as const;

/** Shares of the side: pieces that represent the players' own terrain, alike in both halves. */
const somePieces = [
  { x: 0.2, y: 0.1, width: 0.18, height: 0.12 },
  { x: 0.36, y: 0.52, width: 0.09, height: 0.2 },
  { x: 0.62, y: 0.78, width: 0.18, height: 0.12 },
  { x: 0.55, y: 0.28, width: 0.09, height: 0.2 },
] as const;

/** Shares of a corner's radius at which figures start in it. */
const places = [
  [0.3, 0.3],
  [0.68, 0.26],
  [0.26, 0.68],
] as const;

const somewhere = ({ x, y, side }: Square): readonly Drawing[] =>
  somePieces.map((piece) => ({
    draw: 'rect',
    x: x + piece.x * side,
    y: y + piece.y * side,
    width: piece.width * side,
    height: piece.height * side,
    radius: 0.4,
    fill: 'line',
    stroke: 'ink',
    strokeWidth: 0.25,
  }));

/** Draws the table into a square, without any text. */
export const drawTable = (face: Sketch, look: TableLook, square: Square): void => {
  const { plan, until, anyTerrain, trees = [], figures } = look;
  const { x, y, side } = square;
  const scale = side / plan.side;
  const stage = stages.indexOf(until);
  const has = (one: TableLook['until']): boolean => stages.indexOf(one) <= stage;
  const at = (spot: { readonly x: number; readonly y: number }): readonly [number, number] => [
    x + spot.x * scale,
    y + spot.y * scale,
  ];
  face.draw({
    draw: 'rect',
    x,
    y,
    width: side,
    height: side,
    fill: 'white',
    stroke: 'ink',
    strokeWidth: 0.4,
  });
  if (has('markers'))
    for (const { tip, radius, ink, sign } of plan.corners) {
      face.draw({
        draw: 'path',
        d: quarter(tip, radius, plan.side),
        x,
        y,
        scale,
        fill: 'panel',
        stroke: ink,
        strokeWidth: 0.5,
      });
      const middle = (value: number): number => value + (value === 0 ? 0.4 : -0.4) * radius;
      if (sign && !has('figures'))
        face.draw(drawIcon(sign, ...at({ x: middle(tip.x), y: middle(tip.y) }), radius * scale * 0.5, ink));
    }
  if (has('terrain')) {
    if (anyTerrain) face.draw(...somewhere(square));
    for (const tree of trees) {
      const [cx, cy] = at(tree);
      face.draw({
        draw: 'circle',
        x: cx,
        y: cy,
        radius: treeRadius * scale,
        fill: 'green',
        stroke: 'ink',
        strokeWidth: 0.2,
      });
    }
    for (const { outline, isDense } of plan.terrain ?? [])
      face.draw({
        draw: 'path',
        d: `M${outline.map((corner) => `${corner.x} ${corner.y}`).join('L')}Z`,
        x,
        y,
        scale,
        fill: isDense ? 'line' : 'panel',
        stroke: 'ink',
        strokeWidth: 0.25,
      });
    for (const { from, to, thickness } of plan.walls)
      face.draw({
        draw: 'line',
        from: at(from),
        to: at(to),
        stroke: 'ink',
        strokeWidth: Math.max(0.5, thickness * scale),
      });
  }
  for (const { from, to, dash } of has('markers') ? plan.lines : [])
    face.draw({
      draw: 'line',
      from: at(from),
      to: at(to),
      stroke: 'muted',
      strokeWidth: 0.2,
      dash: [dash / 2, dash / 2],
    });
  if (has('markers'))
    for (const spot of plan.spots) {
      const [cx, cy] = at(spot.at);
      const radius = Math.max(0.9, spot.radius * scale);
      const inside = (value: number, from: number): number =>
        Math.min(from + side - radius, Math.max(from + radius, value));
      face.draw({
        draw: 'circle',
        x: inside(cx, x),
        y: inside(cy, y),
        radius,
        fill: 'white',
        stroke: spot.ink,
        strokeWidth: 0.6,
      });
    }
  if (!has('figures')) return;
  const standing =
    figures ??
    plan.corners.flatMap(({ tip, radius, ink }) =>
      places.map(([across, down]) => ({
        x: tip.x + (tip.x === 0 ? across : -across) * radius,
        y: tip.y + (tip.y === 0 ? down : -down) * radius,
        ink,
      })),
    );
  for (const { ink, ...spot } of standing) {
    const [cx, cy] = at(spot);
    face.draw({
      draw: 'circle',
      x: cx,
      y: cy,
      radius: 0.95,
      fill: ink,
      stroke: 'ink',
      strokeWidth: 0.2,
    });
  }
};

/** A player's things: a card with five dice, the deck of initiative cards too, or cards with a die for each rank. */
export type LaidOut = 'cards' | 'cards-and-deck' | 'cards-and-ranks';

/** Corners of dice with six, eight and ten sides as they are seen from the front, from the middle of each, in a square of 2. */
const rankDice = [
  { sides: 6, outline: 'M-0.8 -0.8L0.8 -0.8L0.8 0.8L-0.8 0.8Z' },
  { sides: 8, outline: 'M0 -1L0.9 0L0 1L-0.9 0Z' },
  { sides: 10, outline: 'M0 -1L0.95 0.2L0 1L-0.95 0.2Z' },
] as const;

/** Dice and cards before a player. */
export const drawLaidOut = (face: Sketch, { x, y, side }: Square, laid: LaidOut): void => {
  const card = (left: number, top: number, width: number, height: number): Drawing => ({
    draw: 'rect',
    x: x + left * side,
    y: y + top * side,
    width: width * side,
    height: height * side,
    radius: 0.8,
    fill: 'white',
    stroke: 'ink',
    strokeWidth: 0.35,
  });
  const line = (left: number, top: number, width: number): Drawing => ({
    draw: 'line',
    from: [x + left * side, y + top * side],
    to: [x + (left + width) * side, y + top * side],
    stroke: 'gold',
    strokeWidth: 0.5,
  });
  face.draw(card(0.04, 0.06, 0.4, 0.56), line(0.09, 0.15, 0.3), {
    draw: 'circle',
    x: x + 0.24 * side,
    y: y + 0.37 * side,
    radius: 0.12 * side,
    fill: 'panel',
  });
  if (laid === 'cards-and-deck')
    face.draw(
      card(0.66, 0.14, 0.28, 0.2),
      card(0.63, 0.11, 0.28, 0.2),
      card(0.6, 0.08, 0.28, 0.2),
      line(0.64, 0.18, 0.2),
    );
  if (laid === 'cards-and-ranks') {
    face.draw(card(0.54, 0.06, 0.4, 0.56), line(0.59, 0.15, 0.3), {
      draw: 'circle',
      x: x + 0.74 * side,
      y: y + 0.37 * side,
      radius: 0.12 * side,
      fill: 'panel',
    });
    rankDice.forEach(({ sides, outline }, at) => {
      const [cx, cy] = [x + (0.2 + at * 0.3) * side, y + 0.82 * side];
      face.draw({
        draw: 'path',
        d: outline,
        x: cx,
        y: cy,
        scale: 0.13 * side,
        fill: 'white',
        stroke: 'ink',
        strokeWidth: 0.35,
      });
      writeOne(
        face,
        String(sides),
        { typeface: 'strong', size: 8, fill: 'ink' },
        { x: cx, y: cy + 1, width: 0.2 * side, align: 'middle' },
      );
    });
    return;
  }
  for (let die = 0; die < 5; die += 1) {
    const left = 0.06 + die * 0.18;
    face.draw(card(left, 0.76, 0.14, 0.14), {
      draw: 'circle',
      x: x + (left + 0.07) * side,
      y: y + 0.83 * side,
      radius: 0.02 * side,
      fill: 'ink',
    });
  }
};
