import type { Card, CardFace, Colour, Drawing } from '../card';
import { iconBox } from '../icons';
import { sketch, writeOne, type Sketch } from '../sketch';
import { capHeight } from '../text/fonts';
import { breakLines, point, shown } from '../text/text';
import { layInRing, leading, ringRoom, textWithin, type Dot, type RoomAt } from './ring-text';

/** Sides of a counter in mm; all shapes fit the same squares. */
export const counterSizes = [16, 19, 20, 25, 25.4] as const;
export type CounterSize = (typeof counterSizes)[number];
export const defaultCounterSize: CounterSize = 20;

/**
 * The outline of a counter, which shows its kind in black: a condition, something that acts, or an effect of a skill.
 */
export type CounterShape = 'round' | 'hexagon' | 'square';

/** Content of a counter. */
export interface CounterContent {
  readonly id: string;
  readonly name: string;
  /** Effect in a few words: printed on its back. */
  readonly rule?: string;
  /** A path in a box of 512 x 512. */
  readonly icon: string;
  readonly shape: CounterShape;
  /** Colours the outline: what kind of counter it is shows from across the table. */
  readonly ring: Colour;
  /** Represents up to this many: its front has the numbers, and the one that is turned to its bearer counts. */
  readonly upTo?: number;
}

/** The most numbers that a rim has. */
export const mostOnRim = 5;

/** mm between the cut and the outline, so that a knife that strays takes no ink off. */
const inset = 0.9;
/** mm; and what is free between the outline and all within it. */
const ringWidth = 0.8;
const clear = 0.25;

const half = Math.sqrt(3) / 2;

/** The corners of a hexagon with a side at the bottom, around 0, 0. */
const hexagon = [
  [1, 0],
  [0.5, half],
  [-0.5, half],
  [-1, 0],
  [-0.5, -half],
  [0.5, -half],
] as const;

const outline = (shape: CounterShape, middle: number, radius: number, ring: Colour): Drawing => {
  const stroke = { fill: 'white', stroke: ring, strokeWidth: ringWidth } as const;
  switch (shape) {
    case 'round':
      return { draw: 'circle', x: middle, y: middle, radius, ...stroke };
    case 'hexagon': {
      const corners = hexagon.map(([x, y]) => `${middle + x * radius} ${middle + y * radius}`);
      return { draw: 'path', d: `M${corners.join('L')}Z`, x: 0, y: 0, scale: 1, ...stroke };
    }
    case 'square': {
      const at = middle - radius;
      return { draw: 'rect', x: at, y: at, width: 2 * radius, height: 2 * radius, radius: 1.6, ...stroke };
    }
  }
};

/** mm: the radius of the largest circle within an outline. */
const roomIn = (shape: CounterShape, radius: number): number =>
  (shape === 'hexagon' ? radius * half : radius) - ringWidth / 2 - clear;

/** mm: what text keeps clear of the sides of an outline. */
const margin = 0.5;

/** Room for a text within an outline whose middle to its edge, or to its corner, measures this many mm. */
const textRoom = (shape: CounterShape, radius: number): RoomAt => {
  const free = radius - ringWidth / 2 - clear;
  switch (shape) {
    case 'round':
      return ringRoom(free);
    case 'hexagon': {
      const long = radius - (ringWidth / 2 + clear) / half;
      return (far) => (far >= long * half ? 0 : 2 * (long - far / (2 * half)) - margin);
    }
    case 'square':
      return (far) => (far >= free - margin / 2 ? 0 : 2 * free - 2 * margin);
  }
};

/** points; mm of the dots that the numbers are on, which part them from the name, and what stays free around them. */
const rimSize = 6.5;
const rimDot = 1.25;
const rimAir = 0.3;

/** Degrees from one number of a rim to the next, by how many there are: the name has the bottom for itself. */
const rimSteps: Readonly<Record<number, number>> = { 2: 180, 3: 90, 4: 62 };
const usualStep = 53;

/** mm from the middle of a counter to that of a dot which lies in this direction, beside the outline. */
const rimReach = (shape: CounterShape, radius: number, x: number, y: number): number => {
  const room = roomIn(shape, radius);
  switch (shape) {
    case 'round':
      return room - rimDot;
    case 'square':
      return (room - rimDot) / Math.max(Math.abs(x), Math.abs(y));
    case 'hexagon':
      return Math.abs(y) < 1e-6 ? (room - rimDot) / half : room - rimDot;
  }
};

/** Where the numbers of a rim are, from the left over the top to the right. */
const rimDots = (shape: CounterShape, radius: number, upTo: number): readonly Dot[] =>
  Array.from({ length: upTo }, (_, at) => {
    const turn = (at - (upTo - 1) / 2) * (rimSteps[upTo] ?? usualStep);
    const [x, y] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
    const away = rimReach(shape, radius, x, y);
    return { x: away * x, y: away * y, radius: rimDot + rimAir };
  });

const drawRim = (face: Sketch, middle: number, dots: readonly Dot[]): void => {
  const capitals = capHeight('strong') * rimSize * point;
  dots.forEach((dot, at) => {
    const [x, y] = [middle + dot.x, middle + dot.y];
    face.draw({ draw: 'circle', x, y, radius: rimDot, fill: 'grey', stroke: 'ink', strokeWidth: 0.2 });
    writeOne(
      face,
      String(at + 1),
      { typeface: 'strong', size: rimSize, fill: 'white' },
      { x, y: y + capitals / 2, align: 'middle', width: 2 * rimDot },
    );
  });
};

/** The first result there is. */
const firstOf = <From, To>(tries: readonly From[], make: (one: From) => To | undefined): To | undefined => {
  for (const one of tries) {
    const made = make(one);
    if (made !== undefined) return made;
  }
  return undefined;
};

/** A side of a counter with nothing but its outline. */
const begin = ({ shape, ring }: CounterContent, size: number, missing: Set<string>) => {
  const face = sketch(missing);
  const middle = size / 2;
  const radius = middle - inset;
  face.draw(outline(shape, middle, radius, ring));
  return { face, middle, radius };
};

/** Room for a name: a square has some in its corners that its largest circle lacks. */
const nameRoom = (shape: CounterShape, radius: number): RoomAt => {
  const round = ringRoom(roomIn(shape, radius));
  const own = textRoom(shape, radius);
  return shape === 'square' ? (far) => Math.max(round(far), own(far)) : round;
};

/** mm: the smallest icon that is told from others at arm's length. */
const smallestIcon = 4;

const layFront = (
  { name, shape }: Pick<CounterContent, 'name' | 'shape'>,
  size: number,
  dots: readonly Dot[] = [],
) =>
  layInRing(
    'strong',
    shown('strong', name),
    roomIn(shape, size / 2 - inset),
    { type: size * 0.36, icon: size * 0.5 },
    dots,
    nameRoom(shape, size / 2 - inset),
  );

/** Whether a counter has room for numbers on its rim, beside its whole name and an icon that is told from others. */
export const hasRoomForRim = (
  { name, shape }: Pick<CounterContent, 'name' | 'shape'>,
  size: number,
  upTo: number = mostOnRim,
): boolean => {
  const layout = layFront({ name, shape }, size, rimDots(shape, size / 2 - inset, upTo));
  return layout !== undefined && layout.icon.side >= smallestIcon;
};

/** The front: outline, icon, and the name below in up to two lines. */
const drawFront = (content: CounterContent, size: number, missing: Set<string>): CardFace => {
  const { face, middle, radius } = begin(content, size, missing);
  const dots = content.upTo === undefined ? [] : rimDots(content.shape, radius, content.upTo);
  drawRim(face, middle, dots);
  const layout = layFront(content, size, dots);
  const icon = layout?.icon ?? { side: size * 0.5, top: -size * 0.25 };
  face.draw({
    draw: 'path',
    d: content.icon,
    x: middle - icon.side / 2,
    y: middle + icon.top,
    scale: icon.side / iconBox,
    fill: 'ink',
  });
  face.say('strong', content.name);
  layout?.lines.forEach((text, index) => {
    const [line] = breakLines('strong', text, Infinity).lines;
    const y = middle + layout.baseline + index * leading * layout.size * point;
    const style = { typeface: 'strong', fill: 'ink', size: layout.size } as const;
    if (line) face.write(line, style, { x: middle, y, align: 'middle' });
  });
  return face.finish();
};

/** mm that a rule keeps from the outline where smaller type than the largest allows it; any is better than a type too small to read. */
const airs = [1.1, 0.6, 0] as const;

/** The back with its rule; undefined where it doesn't fit in type that is read. */
const drawRule = (
  content: CounterContent,
  rule: string,
  size: number,
  missing: Set<string>,
): CardFace | undefined => {
  const { face, middle, radius } = begin(content, size, missing);
  const layout = firstOf(airs, (air) =>
    textWithin('text', shown('text', rule), textRoom(content.shape, radius - air)),
  );
  if (!layout) return undefined;
  face.say('text', rule);
  layout.lines.forEach((text, index) => {
    const [line] = breakLines('text', text, Infinity).lines;
    const y = middle + layout.baseline + index * leading * layout.size * point;
    const style = { typeface: 'text', fill: 'ink', size: layout.size } as const;
    if (line) face.write(line, style, { x: middle, y, align: 'middle' });
  });
  return face.finish();
};

/** A counter to fold: its name on the front, what it does on the back; without a rule both sides show the same. */
export const drawCounter = (content: CounterContent, size: number = defaultCounterSize): Card => {
  const missing = new Set<string>();
  const front = drawFront(content, size, missing);
  const back = content.rule === undefined ? undefined : drawRule(content, content.rule, size, missing);
  return {
    id: content.id,
    kind: 'counter',
    name: content.name,
    size: { width: size, height: size },
    front,
    back: back ?? front,
    notices:
      missing.size > 0
        ? [{ notice: 'missing-characters', card: content.name, characters: [...missing] }]
        : [],
  };
};
