import type { Card, CardFace, Colour } from '../card';
import { iconBox } from '../icons';
import { sketch, writeLines } from '../sketch';
import { point } from '../text/text';
import { fit } from '../text/typeset';

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
    strokeWidth: 0.8,
  });
  const width = size * 0.74;
  const fitted =
    fit('strong', content.name, { width, lines: 1, most: size * 0.36, least: 6 }) ??
    fit('strong', content.name, { width: size * 0.66, lines: 2, most: 6.5, least: 5 }) ??
    fit('strong', content.name, { width: size * 0.66, lines: 3, most: 5 });
  const lines = fitted?.lines.length ?? 0;
  const em = (fitted?.size ?? 0) * point;
  const text = lines * em * 1.05;
  const box = Math.min(size * 0.5, size * 0.74 - text);
  const top = size * 0.13;
  face.draw({
    draw: 'path',
    d: content.icon,
    x: middle - box / 2,
    y: top,
    scale: box / iconBox,
    fill: 'ink',
  });
  if (fitted) {
    face.say('strong', content.name);
    writeLines(
      face,
      fitted,
      { typeface: 'strong', fill: 'ink' },
      { x: middle, y: top + box + em * 0.95, align: 'middle' },
      1.05,
    );
  }
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
