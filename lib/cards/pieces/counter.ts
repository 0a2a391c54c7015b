import type { Card, CardFace, Colour } from '../card';
import { iconBox } from '../icons';
import { sketch } from '../sketch';
import { breakLines, point, shown } from '../text/text';
import { layInRing, leading } from './ring-text';

/** Sides of a counter in mm; round ones fit the same squares. */
export const counterSizes = [16, 19, 20, 25, 25.4] as const;
export type CounterSize = (typeof counterSizes)[number];
export const defaultCounterSize: CounterSize = 20;

/** What a counter shows. */
export interface CounterContent {
  readonly id: string;
  readonly name: string;
  /** A path in a box of 512 x 512. */
  readonly icon: string;
  /** Colours the ring: what kind of counter it is shows from across the table. */
  readonly ring: Colour;
}

/** mm between the cut and the ring, so that a knife that strays takes no ink off. */
const inset = 0.9;
/** mm; and what is free between the ring and all within it. */
const ringWidth = 0.8;
const clear = 0.25;

/** A face of a counter: ring, icon, and its name below in up to two lines. */
const drawFace = (content: CounterContent, size: number, missing: Set<string>): CardFace => {
  const face = sketch(missing);
  const middle = size / 2;
  const radius = middle - inset;
  face.draw({
    draw: 'circle',
    x: middle,
    y: middle,
    radius,
    fill: 'white',
    stroke: content.ring,
    strokeWidth: ringWidth,
  });
  const layout = layInRing('strong', shown('strong', content.name), radius - ringWidth / 2 - clear, {
    type: size * 0.36,
    icon: size * 0.5,
  });
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

/** A counter to fold: both sides show the same, so that it needs no printing on both sides. */
export const drawCounter = (content: CounterContent, size: number = defaultCounterSize): Card => {
  const missing = new Set<string>();
  const face = drawFace(content, size, missing);
  return {
    id: content.id,
    kind: 'counter',
    name: content.name,
    size: { width: size, height: size },
    front: face,
    back: face,
    notices:
      missing.size > 0
        ? [{ notice: 'missing-characters', card: content.name, characters: [...missing] }]
        : [],
  };
};
