import {
  type Card,
  type CardFace,
  type CardSize,
  type Drawing,
  type Ink,
  type Typeface,
  defaultCardSize,
} from '@/lib/cards/card';
import { breakLines, point, shown } from '@/lib/cards/text/text';
import { drawLine, fit } from '@/lib/cards/text/typeset';

interface Place {
  readonly x: number;
  readonly y: number;
  /** mm */
  readonly size: number;
  readonly typeface?: Typeface;
  readonly fill?: Ink;
}

interface Said {
  readonly text: string;
  readonly drawings: readonly Drawing[];
}

/** One line of text, set as the cards set it. */
export const say = (text: string, { x, y, size, typeface = 'text', fill = 'ink' }: Place): Said => ({
  text: shown(typeface, text),
  drawings: breakLines(typeface, text, Infinity).lines.flatMap((line) =>
    drawLine(line, { typeface, size: size / point, fill }, x, y),
  ),
});

const rows = ['Defence', 'Melee', 'Ranged', 'Magic', 'Skill'] as const;
const inks = ['grey', 'red', 'amber', 'blue', 'green'] as const;
/** A star in a box of 24 x 24. */
const star =
  'M12 1.6 C12.9 8 16 11.1 22.4 12 C16 12.9 12.9 16 12 22.4 C11.1 16 8 12.9 1.6 12 C8 11.1 11.1 8 12 1.6 Z';

const face = (size: CardSize, said: readonly Said[]): CardFace => ({
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
        d: star,
        x: 10 - 2.1,
        y: 30 + index * 8 - 2.1,
        scale: 4.2 / 24,
        fill: 'white',
      },
    ]),
    { draw: 'line', from: [6, 24], to: [57, 24], stroke: 'line', strokeWidth: 0.2, dash: [1, 0.5] },
    ...said.flatMap(({ drawings }) => drawings),
  ],
  text: said.map(({ text }) => text),
});

/** A face with nothing but one text on paper. */
export const faceOf = (text: string, place: Place): CardFace => face(defaultCardSize, [say(text, place)]);

/** mm: a name of any length stays on the card, however small. */
const nameSize = (name: string): number =>
  (fit('display', name, { width: 51, lines: 1, most: 14, least: 0.5 })?.size ?? 0.5) * point;

/** A card of every kind of drawing, made by hand. */
export const handMadeCard = (name: string, size: CardSize = defaultCardSize): Card => ({
  id: name,
  kind: 'hero',
  name,
  size,
  front: face(size, [
    say(name, { x: 6, y: 12, size: nameSize(name), typeface: 'display' }),
    say('Wolf rider of the east', { x: 6, y: 18, size: 3.2, typeface: 'title' }),
    ...rows.map((row, index) => say(`${row} +${index + 1} AV`, { x: 16, y: 31 + index * 8, size: 2.6 })),
  ]),
  back: face(size, [
    say('Skills', { x: 6, y: 12, size: 3, typeface: 'strong' }),
    say('Affects the office: 5 figures, fish & fluff.', { x: 6, y: 18, size: 2.4 }),
    ...rows.map((row, index) => say(`Basic ${row} Training`, { x: 16, y: 31 + index * 8, size: 2.2 })),
  ]),
  notices: [],
});
