import type { Drawing, Ink } from '../card';
import { drawIcon } from '../icons';
import { writeLines, writeOne, type Sketch } from '../sketch';
import { point, smallestOnCards } from '../text/text';
import { fit } from '../text/typeset';

/** A point on the map in #, from its top left corner. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How a line looks: dashes, or whole where none are given; mm. */
interface PlanLine {
  readonly ink: Ink;
  readonly width: number;
  readonly dash?: number;
}

/** A map from above with everything on it at the start; lengths in #. */
export interface MapPlan {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** # along each side. */
  readonly side: number;
  /** # between two labels along the edges. */
  readonly labelled: number;
  /** A number of # along the upper and left edge, and what they measure along the lower and right one. */
  readonly inSquares: (squares: number) => string;
  readonly measured: (squares: number) => string;
  readonly corners: readonly {
    readonly tip: Spot;
    readonly radius: number;
    readonly ink: Ink;
    readonly sign?: string;
    readonly label: string;
  }[];
  /** Terrain on the map; a dot marks a ladder. */
  readonly terrain?: readonly {
    readonly outline: readonly Spot[];
    readonly isDense: boolean;
    readonly isWalkedThrough: boolean;
    readonly dots: readonly (Spot & { readonly radius: number })[];
  }[];
  /** Numbered in their order if they have no numbers; spots that look the same are one kind. */
  readonly spots: readonly {
    readonly at: Spot;
    readonly radius: number;
    readonly ink: Ink;
    readonly number?: number;
  }[];
  readonly lines: readonly { readonly from: Spot; readonly to: Spot; readonly dash: number }[];
  readonly walls: readonly { readonly from: Spot; readonly to: Spot; readonly thickness: number }[];
  readonly legendTitle: string;
  /** Name and place for each number, then the meaning of the lines. */
  readonly legend: readonly (
    | { readonly number: number; readonly text: string; readonly place: string }
    | { readonly line: PlanLine; readonly text: string }
  )[];
  readonly notes: readonly string[];
}

/** mm beside a map for the text along its edges. */
export const axis = 7;
/** mm of the radius of a spot at least: its number has to be read. */
const leastSpot = 2;

/** Where a map is drawn: mm from the top left of what it is drawn on, and mm to one #. */
export interface PlanPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const line = (
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: Ink,
  strokeWidth: number,
  dash?: number,
): Drawing => ({
  draw: 'line',
  from,
  to,
  stroke,
  strokeWidth,
  ...(dash !== undefined && { dash: [dash, dash * 0.7] as const }),
});

const tenths = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The quarter of a circle around a tip that lies on the map. */
export const quarter = (tip: Spot, radius: number, side: number): string => {
  const inwards = { x: tip.x === 0 ? 1 : -1, y: tip.y === 0 ? 1 : -1 };
  const sweep = inwards.x === inwards.y ? 1 : 0;
  const along = [tip.x + inwards.x * radius, tip.y] as const;
  const down = [tip.x, tip.y + inwards.y * radius] as const;
  const numbers = [...along, ...down].map((value) => tenths(Math.min(side, Math.max(0, value))));
  const [ax = '0', ay = '0', dx = '0', dy = '0'] = numbers;
  return `M${tenths(tip.x)} ${tenths(tip.y)}L${ax} ${ay}A${radius} ${radius} 0 0 ${sweep} ${dx} ${dy}Z`;
};

const drawGrid = (face: Sketch, plan: MapPlan, { x, y, scale }: PlanPlace): void => {
  const end = plan.side * scale;
  const across = (step: number, ink: Ink, width: number): void => {
    const at = step * scale;
    face.draw(
      line([x + at, y], [x + at, y + end], ink, width),
      line([x, y + at], [x + end, y + at], ink, width),
    );
  };
  const steps = Array.from({ length: plan.side + 1 }, (_, step) => step);
  const isLabelled = (step: number): boolean => step % plan.labelled === 0;
  for (const step of steps) if (!isLabelled(step)) across(step, 'line', 0.1);
  for (const step of steps) if (isLabelled(step)) across(step, 'muted', 0.15);
  for (const step of [0, plan.side]) across(step, 'ink', 0.5);
  // Screen readers skip the numbers along the edges.
  const edge: Sketch = { ...face, say: () => undefined };
  for (const step of steps.filter(isLabelled)) {
    const at = step * scale;
    const style = { typeface: 'text', size: 7, fill: 'muted' } as const;
    const label = plan.inSquares(step);
    const measured = plan.measured(step);
    writeOne(edge, label, style, { x: x + at, y: y - 1.6, width: 14, align: 'middle' });
    writeOne(edge, measured, style, { x: x + at, y: y + end + 3.8, width: 14, align: 'middle' });
    if (step === 0) continue;
    writeOne(edge, label, style, { x: x - 1.2, y: y + at + 0.9, width: axis, align: 'right' });
    writeOne(edge, measured, style, { x: x + end + 1.2, y: y + at + 0.9, width: axis + 4 });
  }
};

/** Share of a corner's radius for its label; line height in em. */
const cornerShare = 0.74;
const leading = 1.05;

const drawCorners = (face: Sketch, plan: MapPlan, { x, y, scale }: PlanPlace): void => {
  for (const { tip, radius, ink, sign, label } of plan.corners) {
    face.draw({
      draw: 'path',
      d: quarter(tip, radius, plan.side),
      x,
      y,
      scale,
      fill: 'panel',
      stroke: ink,
      strokeWidth: 0.7,
    });
    const inwards = { x: tip.x === 0 ? 1 : -1, y: tip.y === 0 ? 1 : -1 };
    if (radius * scale < 12) continue;
    const middle = {
      x: x + (tip.x + inwards.x * radius * 0.42) * scale,
      y: y + (tip.y + inwards.y * radius * 0.42) * scale,
    };
    const width = radius * scale * cornerShare;
    const fitted = fit('strong', label, { width, lines: 3, most: 8, least: smallestOnCards });
    const lineHeight = (fitted?.size ?? 0) * point * leading;
    const lines = fitted?.lines.length ?? 0;
    // A spot in the very tip covers what is nearest to it, which is best the sign.
    const isAtTip = plan.spots.some(({ at }) => at.x === tip.x && at.y === tip.y);
    const isSignLast = isAtTip && inwards.y < 0;
    // Sign and lines are as high together, however many lines there are.
    const height = sign ? radius * scale * (lines > 1 ? 0.22 : 0.3) : 0;
    const lowered = isSignLast ? radius * scale * 0.05 : 0;
    const top = middle.y - (height + lines * lineHeight) / 2 + lowered;
    const signAt = isSignLast ? top + lines * lineHeight : top;
    if (sign) face.draw(drawIcon(sign, middle.x, signAt + height / 2, height, ink));
    if (!fitted) continue;
    face.say('strong', label);
    const look = { typeface: 'strong', fill: 'ink' } as const;
    const first = top + (isSignLast ? 0 : height) + lineHeight * 0.82;
    writeLines(face, fitted, look, { x: middle.x, y: first, align: 'middle' }, leading);
  }
};

/** A number in a circle. */
export const drawNumber = (face: Sketch, number: number, at: Spot, radius: number, ink: Ink): void => {
  face.draw({
    draw: 'circle',
    ...at,
    radius,
    fill: 'white',
    stroke: ink,
    strokeWidth: 0.6,
  });
  const size = Math.min(11, (radius * 1.25) / point);
  writeOne(
    face,
    String(number),
    { typeface: 'strong', size, fill: 'ink' },
    { x: at.x, y: at.y + size * point * 0.34, width: radius * 1.8, align: 'middle', least: 4 },
  );
};

const drawSpots = (face: Sketch, plan: MapPlan, { x, y, scale }: PlanPlace): void => {
  plan.spots.forEach(({ at, radius, ink, number }, index) => {
    const drawn = Math.max(leastSpot, radius * scale);
    // Signs in the very tip of a corner are drawn just inside of it.
    const inside = (value: number): number =>
      Math.min(plan.side * scale - drawn, Math.max(drawn, value * scale));
    drawNumber(face, number ?? index + 1, { x: x + inside(at.x), y: y + inside(at.y) }, drawn, ink);
  });
};

/** Terrain. If it blocks sight it is dark with a thick outline, also in ink-saving print; if you can walk through it, dashed. */
const drawTerrain = (face: Sketch, plan: MapPlan, { x, y, scale }: PlanPlace): void => {
  for (const { outline, isDense, isWalkedThrough, dots } of plan.terrain ?? []) {
    const corners = outline.map((corner) => `${tenths(corner.x)} ${tenths(corner.y)}`);
    face.draw({
      draw: 'path',
      d: `M${corners.join('L')}Z`,
      x,
      y,
      scale,
      fill: isDense ? 'line' : 'panel',
      stroke: 'ink',
      strokeWidth: isDense ? 0.8 : 0.35,
      ...(isWalkedThrough && { dash: [1.2, 0.8] as const }),
    });
    for (const dot of dots)
      face.draw({
        draw: 'circle',
        x: x + dot.x * scale,
        y: y + dot.y * scale,
        radius: dot.radius * scale,
        fill: 'ink',
      });
  }
};

/** Where a line begins: at the rim of the corner in whose tip it starts, clear of what is written there. */
const clearOfCorners = ({ corners }: MapPlan, from: Spot, to: Spot): Spot => {
  const corner = corners.find(({ tip }) => tip.x === from.x && tip.y === from.y);
  if (!corner) return from;
  const share = corner.radius / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

/** The map itself: its squares and measures, corners, lines, walls and everything on it. */
export const drawMap = (face: Sketch, plan: MapPlan, place: PlanPlace): void => {
  const { x, y, scale } = place;
  drawGrid(face, plan, place);
  drawCorners(face, plan, place);
  drawTerrain(face, plan, place);
  const at = (spot: Spot): readonly [number, number] => [x + spot.x * scale, y + spot.y * scale];
  for (const { from, to, dash } of plan.lines)
    face.draw(
      line(at(clearOfCorners(plan, from, to)), at(clearOfCorners(plan, to, from)), 'ink', 0.35, dash),
    );
  for (const { from, to, thickness } of plan.walls)
    face.draw(line(at(from), at(to), 'ink', thickness * scale));
  drawSpots(face, plan, place);
};
