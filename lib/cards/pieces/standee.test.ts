import { describe, expect, test } from 'vitest';
import type { CardFace, Drawing } from '../card';
import { layoutOf } from '../paper/layout';
import { papers } from '../paper/paper';
import { drawStandee, standeeFold, standeeSize, standeeWidths } from './standee';
import { anIcon, boxOf, lettersOf } from '../testing';
import { point, smallestOnPieces, smallestType } from '../text/text';

const content = {
  id: 'standee-1',
  name: 'Bito van Ostmark',
  caption: 'Druid',
  emblem: anIcon,
  spoken: 'Standee of Bito van Ostmark',
} as const;

type Text = Extract<Drawing, { draw: 'text' }>;
const textsOf = (face: CardFace): readonly Text[] =>
  face.drawings.flatMap((drawing) => (drawing.draw === 'text' ? [drawing] : []));

/** Faults that would spoil a standee in a player's hands, as a function so that a test can show the rules failing. */
const faults = (face: CardFace, width: number): readonly string[] => {
  const { height } = standeeSize(width);
  const fold = standeeFold(width);
  const found: string[] = [];
  const lines = face.drawings.flatMap((drawing) => (drawing.draw === 'line' ? [drawing] : []));
  if (!lines.some(({ dash, from, to }) => dash && from[0] === 0 && to[0] === width && from[1] === fold))
    found.push('no fold across the whole piece');
  for (const x of [0, width])
    if (!lines.some(({ dash, from, to }) => !dash && from[0] === x && from[1] === fold && to[1] === height))
      found.push('tabs not cut apart');
  for (const drawing of face.drawings) {
    const { left, top, right, bottom } = boxOf(drawing);
    if (left < -0.1 || top < 0 || right > width + 0.1 || bottom > height + 0.1)
      found.push(`${drawing.draw} beyond the cut`);
  }
  const texts = textsOf(face);
  for (const text of texts) {
    const box = boxOf(text);
    const corner = Math.hypot(Math.max(width / 2 - box.left, box.right - width / 2), box.bottom - fold);
    if (text.size < smallestType * point - 1e-9) found.push('too small');
    if (box.left < 1 || box.right > width - 1) found.push('text at the cut');
    if (box.top < fold && box.bottom > fold - 0.5) found.push('text on the fold');
    if (box.top > fold && corner > width / 2) found.push('text beyond the base');
  }
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      const [a, b] = [boxOf(one), boxOf(other)];
      if (a.bottom > b.top && b.bottom > a.top && a.right > b.left && b.right > a.left)
        found.push('text on text');
    }
  });
  return found;
};

const names = [
  'Ines of the Quiet House',
  'Wolfeschlegelsteinhausenbergerdorff',

  'Jane',
  'Zombie 3',
  'Bito van Ostmark',
  'Gravedigger of the seventh hill',
  'Żółć',
  'Þórgunnur Ísafjörður Æðelþryð Straßenräuberhauptmann',
  'W'.repeat(80),
];

describe.each(standeeWidths)('%s mm wide', (width) => {
  test.each(names)('"%s" stands upright between cut and fold', (name) => {
    const { front, back, size } = drawStandee({ ...content, name }, width);
    expect(size.width).toBe(width);
    expect(size.height).toBeCloseTo(2.1 * width);
    expect(faults(front, width)).toEqual([]);
    expect(back).toBe(front);
    expect(lettersOf(front)).toContain(name.replaceAll(' ', ''));
  });

  test('the two tabs are a square base with a circle one # across', () => {
    const { front, size } = drawStandee(content, width);
    expect(2 * (size.height - standeeFold(width))).toBeCloseTo(width);
    const arcs = front.drawings.flatMap((drawing) =>
      drawing.draw === 'path' && drawing.d.includes('A') ? [drawing] : [],
    );
    expect(arcs.map(({ d, x, y, scale }) => [d, x, y, scale])).toEqual([
      [`M0 0A${width / 2} ${width / 2} 0 0 0 ${width} 0`, 0, standeeFold(width), 1],
    ]);
  });
});

test.each([
  ['no fold', (face: CardFace) => face.drawings.filter((one) => one.draw !== 'line' || !one.dash)],
  ['tabs not cut', (face: CardFace) => face.drawings.filter((one) => one.draw !== 'line' || one.dash)],
  [
    'beyond the cut',
    (face: CardFace) => face.drawings.map((one) => (one.draw === 'rect' ? { ...one, width: 26 } : one)),
  ],
  [
    'text on the fold',
    (face: CardFace) => face.drawings.map((one) => (one.draw === 'text' ? { ...one, y: 40.5 } : one)),
  ],
  [
    'text beyond the base',
    (face: CardFace) => face.drawings.map((one) => (one.draw === 'text' ? { ...one, y: 51.5 } : one)),
  ],
  [
    'too small',
    (face: CardFace) => face.drawings.map((one) => (one.draw === 'text' ? { ...one, size: 1.9 } : one)),
  ],
])('would be told of: %s', (fault, spoil) => {
  const { front } = drawStandee(content);
  expect(faults({ ...front, drawings: spoil(front) }, 25).join(', ')).toContain(fault);
});

test('it says who stands there, with the photo before the emblem', () => {
  const { front } = drawStandee({ ...content, photo: 'p1' });
  expect(front.spoken).toEqual(expect.arrayContaining(['Standee of Bito van Ostmark', 'Druid']));
  const kinds = front.drawings.map(({ draw }) => draw);
  expect(kinds.indexOf('image')).toBeGreaterThan(kinds.indexOf('path'));
  expect(drawStandee(content).front.drawings.map(({ draw }) => draw)).not.toContain('image');
});

test('whose it is stays, however long his name', () => {
  const caption = 'of Gravedigger of the seventh hill, son of the eighth';
  const { front } = drawStandee({ ...content, caption });
  expect(front.text).toContain(caption);
  expect(faults(front, 25)).toEqual([]);
});

test('initials stand for a hero without an emblem', () => {
  const { front } = drawStandee({ ...content, emblem: { initials: 'BVO' } });
  expect(lettersOf(front)).toContain('BVO');
  expect(faults(front, 25)).toEqual([]);
});

test('a sheet holds a dozen at least', () => {
  for (const paper of Object.values(papers))
    expect(layoutOf(paper, standeeSize(25)).units.length).toBeGreaterThanOrEqual(12);
});

test.each(names.filter((name) => !name.startsWith('WW')))(
  '"%s" is read at arm’s length on a figure of an inch',
  (name) => {
    const sizes = textsOf(drawStandee({ ...content, name }, 25.4).front).map(({ size }) => size / point);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestOnPieces - 1e-9);
  },
);

test('a figure three times as wide has larger letters', () => {
  const largest = (width: number): number =>
    Math.max(...textsOf(drawStandee({ ...content, name: 'Eryam' }, width).front).map(({ size }) => size));
  expect(largest(76.2)).toBeGreaterThan(1.8 * largest(25.4));
  expect(faults(drawStandee({ ...content, name: 'Eryam' }, 76.2).front, 76.2)).toEqual([]);
});
