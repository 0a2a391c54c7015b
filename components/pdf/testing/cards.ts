import type { Card, CardFace, CardSize, Drawing, Typeface } from '@/lib/cards/card';
import { defaultCardSize } from '@/lib/cards/card';
import { pipShapes, pipShapeSize } from '@/lib/cards/shapes';

const fontFiles: Readonly<Record<Typeface, string>> = {
  display: 'alegreya-sc-latin-700-normal',
  title: 'alegreya-latin-400-italic',
  text: 'source-sans-3-latin-400-normal',
  strong: 'source-sans-3-latin-600-normal',
};

/** One line in one font file; the width is a guess, which nothing here relies on. */
export const lineOf = (
  text: string,
  { x, y, size, typeface = 'text' }: { x: number; y: number; size: number; typeface?: Typeface },
  font = fontFiles[typeface],
): Drawing => ({
  draw: 'text',
  x,
  y,
  size,
  width: text.length * size * 0.5,
  fill: 'ink',
  typeface,
  runs: [{ text, font, x: 0 }],
});

const rows = ['Defence', 'Melee', 'Ranged', 'Magic', 'Skill'] as const;
const inks = ['defence', 'melee', 'ranged', 'magic', 'skill'] as const;

const face = (size: CardSize, texts: readonly Drawing[]): CardFace => ({
  drawings: [
    { draw: 'rect', x: 0, y: 0, ...size, fill: 'paper' },
    {
      draw: 'rect',
      x: 2.4,
      y: 2.4,
      width: size.width - 4.8,
      height: size.height - 4.8,
      radius: 1.5,
      stroke: 'gold',
      strokeWidth: 0.3,
    },
    ...inks.flatMap((ink, index): Drawing[] => [
      { draw: 'circle', x: 10, y: 30 + index * 8, radius: 3, fill: ink, stroke: 'ink', strokeWidth: 0.15 },
      {
        draw: 'path',
        d: pipShapes[ink],
        x: 10 - 2.1,
        y: 30 + index * 8 - 2.1,
        scale: 4.2 / pipShapeSize,
        fill: 'white',
      },
    ]),
    { draw: 'line', from: [6, 24], to: [57, 24], stroke: 'line', strokeWidth: 0.2, dash: [1, 0.5] },
    ...texts,
  ],
  text: texts.flatMap((text) =>
    text.draw === 'text' ? [text.runs.map(({ text: run }) => run).join('')] : [],
  ),
});

/** A card of every kind of drawing, made by hand. */
export const handMadeCard = (name: string, size: CardSize = defaultCardSize): Card => ({
  id: name,
  name,
  size,
  front: face(size, [
    lineOf(name, { x: 6, y: 12, size: 5, typeface: 'display' }),
    lineOf('Wolf rider of the east', { x: 6, y: 18, size: 3.2, typeface: 'title' }),
    ...rows.map((row, index) => lineOf(`${row} +${index + 1} AV`, { x: 16, y: 31 + index * 8, size: 2.6 })),
  ]),
  back: face(size, [
    lineOf('Skills', { x: 6, y: 12, size: 3, typeface: 'strong' }),
    lineOf('Affects the office: 5 figures, fish & fluff.', { x: 6, y: 18, size: 2.4 }),
    ...rows.map((row, index) => lineOf(`Basic ${row} Training`, { x: 16, y: 31 + index * 8, size: 2.2 })),
  ]),
  notices: [],
});
