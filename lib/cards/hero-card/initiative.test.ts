import { describe, expect, test } from 'vitest';
import { layoutOf } from '../paper/layout';
import { drawInitiative, initiativeSize, type BarPart } from './initiative';
import { papers } from '../paper/paper';
import { anIcon, aPip, boxOf, misplaced } from '../testing';
import { point, smallestType } from '../text/text';

const content = {
  id: 'initiative-1',
  name: 'Bito van Ostmark',
  title: 'Paladin',
  emblem: anIcon,
  bar: [
    { pip: { ...aPip, ink: 'grey' }, share: 0.4, spoken: 'Defence 4' },
    { pip: { ...aPip, ink: 'red' }, share: 0.4, spoken: 'Melee 3' },
    { pip: { ...aPip, ink: 'blue' }, share: 0.2, spoken: 'Magic 1' },
  ],
} as const;

const back = { word: 'Initiative', emblem: anIcon };

const barOf = (bar: readonly BarPart[]) => {
  const { front } = drawInitiative({ ...content, bar }, back);
  const inks = bar.map(({ pip }) => pip.ink as string);
  return front.drawings.flatMap((drawing) =>
    drawing.draw === 'rect' && drawing.fill && inks.includes(drawing.fill) ? [drawing] : [],
  );
};

describe.each([
  ['Bito van Ostmark', 'Paladin'],
  ['Jane', ''],
  ['', 'A title alone'],
  ['Gravedigger of the seventh hill', 'She who runs with bears and never looks back at them'],
  ['W'.repeat(80), 'W'.repeat(200)],
])('"%s", "%s"', (name, title) => {
  test('stands inside the frame, readable, text clear of text', () => {
    const card = drawInitiative({ ...content, name, title }, back);
    for (const face of [card.front, card.back]) {
      expect(misplaced(face, card)).toEqual([]);
      for (const drawing of face.drawings)
        if (drawing.draw === 'text') expect(drawing.size).toBeGreaterThanOrEqual(smallestType * point - 1e-9);
    }
  });
});

test('the bar has the parts side by side, each as long as its share, none on another', () => {
  const parts = barOf(content.bar);
  expect(parts.map(({ fill }) => fill)).toEqual(['grey', 'red', 'blue']);
  const [first, second, third] = parts;
  expect((first?.width ?? 0) / (third?.width ?? 1)).toBeCloseTo(2);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  expect(third?.x).toBeGreaterThan((second?.x ?? 0) + (second?.width ?? 0));
  expect((third?.x ?? 0) + (third?.width ?? 0)).toBeCloseTo(56);
});

test('the smallest part has its pip within', () => {
  const bar: readonly BarPart[] = [
    { pip: { ...aPip, ink: 'blue' }, share: 19 / 20, spoken: '' },
    { pip: { ...aPip, ink: 'grey' }, share: 1 / 20, spoken: '' },
  ];
  const [, small] = barOf(bar);
  const { front } = drawInitiative({ ...content, bar }, back);
  const pip = front.drawings.find((drawing) => drawing.draw === 'circle' && drawing.fill === 'grey');
  if (!small || !pip) throw new Error('no part');
  const [part, inside] = [boxOf(small), boxOf(pip)];
  expect(inside.left).toBeGreaterThan(part.left);
  expect(inside.right).toBeLessThan(part.right);
});

test('backs are all the same', () => {
  const other = drawInitiative({ ...content, name: 'Jane', bar: [] }, back);
  expect(other.back).toEqual(drawInitiative(content, back).back);
  expect(other.front).not.toEqual(drawInitiative(content, back).front);
});

test('a party of eight is one sheet', () => {
  for (const paper of Object.values(papers)) expect(layoutOf(paper, initiativeSize).units).toHaveLength(8);
});
