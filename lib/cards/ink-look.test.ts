import { describe, expect, it } from 'vitest';
import { type Card, type Drawing, type Ink, cardSizes } from './card';
import { cutTo } from './paper/cut-to';
import { drawDie } from '../painted-die/cards/die';
import { drawFront } from '../painted-die/cards/front';
import { drawPip, type PaintedPip } from './icons';
import { type inkLooks, inLook } from './ink-look';
import { anIcon, aPip, boxOf, lettersOf } from './testing';

const pips = (['grey', 'red', 'amber', 'blue', 'green'] as const).map((ink): PaintedPip => ({
  ...aPip,
  ink,
  shapeInk: ink === 'amber' ? 'ink' : 'white',
}));
const { face: front } = drawFront(
  {
    name: 'Bito van Ostmark',
    title: 'Paladin of the 雪',
    emblem: anIcon,
    photo: { id: 'photo-1', label: 'A photo' },
    caption: 'Warrior',
    values: pips.map((pip) => ({ pip, label: pip.ink, value: 4 })),
    icons: [{ icon: anIcon, label: 'Shield' }],
    lines: ['Heavy armour'],
    mark: 'House rules',
  },
  new Set(),
);
const card: Card = {
  id: 'hero',
  kind: 'hero',
  name: 'Bito',
  size: cardSizes['63x88'],
  front,
  back: { drawings: drawDie((face) => (face === 6 ? pips : []), 6.5, 20), text: [] },
  notices: [],
};

const drawingsOf = ({ front: one, back }: Card): readonly Drawing[] => [...one.drawings, ...back.drawings];
const inksOf = (drawing: Drawing): readonly (Ink | undefined)[] => {
  if (drawing.draw === 'image') return [];
  if (drawing.draw === 'text') return [drawing.fill];
  return [drawing.stroke, drawing.draw === 'line' ? undefined : drawing.fill];
};
const isPhoto = ({ draw }: Drawing): boolean => draw === 'image';

describe.each(['low', 'black'] as const)('a card in %s', (look) => {
  const printed = inLook(card, look);

  it('has no ink but black and white', () => {
    const inks = new Set(drawingsOf(printed).flatMap(inksOf));
    expect([...inks].filter((ink) => ink !== undefined).sort()).toEqual(['black', 'white']);
    expect(new Set(drawingsOf(card).flatMap(inksOf)).size).toBeGreaterThan(8);
  });

  it('has dots for what is a pale line in colour, so that nothing is lost among whole ones', () => {
    const line = { draw: 'line', from: [0, 0], to: [9, 0], strokeWidth: 0.1 } as const;
    const drawings: readonly Drawing[] = [
      { ...line, stroke: 'line' },
      { ...line, stroke: 'muted' },
      { ...line, stroke: 'line', dash: [2, 1] },
    ];
    const dashes = inLook({ ...card, front: { drawings, text: [] } }, look).front.drawings.map((drawing) =>
      drawing.draw === 'line' ? drawing.dash : drawing,
    );
    const [pale, plain, dashed] = dashes;
    expect(pale).toEqual([expect.any(Number), expect.any(Number)]);
    expect(plain).toBeUndefined();
    expect(dashed).toEqual([2, 1]);
  });

  it('has no photo, which needs all the greys', () => {
    expect(drawingsOf(card).filter(isPhoto)).toHaveLength(1);
    expect(drawingsOf(printed).filter(isPhoto)).toEqual([]);
  });

  it('says all that it said', () => {
    expect(lettersOf(printed.front)).toBe(lettersOf(card.front));
    expect(printed.front.text).toEqual(card.front.text);
  });

  it('shows every pip by its shape, which stands out against its disc', () => {
    for (const pip of pips) {
      const [disc, shape] = inLook({ ...card, front: { drawings: drawPip(pip, 9, 9, 2), text: [] } }, look)
        .front.drawings;
      if (disc?.draw !== 'circle' || shape?.draw !== 'path') throw new Error('no pip');
      expect(shape.d).toBe(pip.shape);
      expect([disc.fill, shape.fill]).toEqual(look === 'low' ? ['white', 'black'] : ['black', 'white']);
      expect(disc.stroke).toBe('black');
    }
  });

  it('writes the name so that it stands out against the ribbon', () => {
    const ribbon = printed.front.drawings.filter(
      (drawing) => drawing.draw === 'path' && drawing.stroke && drawing.fill,
    );
    const name = printed.front.drawings.find(({ draw }) => draw === 'text');
    expect(inksOf(ribbon.at(-1) ?? { draw: 'line', from: [0, 0], to: [0, 0] })[1]).not.toBe(
      name?.draw === 'text' && name.fill,
    );
  });
});

it('saves ink: nothing larger than a shield is filled, and the emblem is an outline', () => {
  const largest = (look: (typeof inkLooks)[number]): number =>
    Math.max(
      ...drawingsOf(inLook(card, look)).flatMap((drawing) => {
        if (drawing.draw === 'text' || drawing.draw === 'line' || drawing.draw === 'image') return [];
        if (!drawing.fill) return [];
        if (drawing.fill === 'white') return [];
        const { left, top, right, bottom } = boxOf(drawing);
        return [(right - left) * (bottom - top)];
      }),
    );
  expect(largest('low')).toBeLessThan(50);
  const emblems = inLook(card, 'low').front.drawings.filter(
    (drawing) => drawing.draw === 'path' && drawing.d === anIcon && drawing.scale > 0.03,
  );
  expect(emblems).toEqual([expect.objectContaining({ fill: 'white', stroke: 'black' })]);
  expect(largest('colour')).toBeGreaterThan(500);
  expect(largest('black')).toBeGreaterThan(500);
});

it('leaves a broad ring its two edges in low ink, and draws it whole in colour and black', () => {
  const ring: Drawing = { draw: 'circle', x: 20, y: 20, radius: 15, stroke: 'blue', strokeWidth: 3 };
  const line: Drawing = { ...ring, strokeWidth: 0.8 };
  const drawn = (look: (typeof inkLooks)[number], drawing: Drawing) =>
    inLook({ ...card, front: { drawings: [drawing], text: [] } }, look).front.drawings;
  expect(drawn('low', ring)).toEqual(
    [13.5, 16.5].map((radius) => ({ ...ring, radius, stroke: 'black', strokeWidth: 0.2 })),
  );
  expect(drawn('low', line)).toEqual([{ ...line, stroke: 'black' }]);
  expect(drawn('black', ring)).toEqual([{ ...ring, stroke: 'black' }]);
  expect(drawn('colour', ring)).toEqual([ring]);
});

it('leaves a colour card as it is', () => {
  expect(inLook(card, 'colour')).toBe(card);
});

it('cut larger, a card has the same drawings in its middle', () => {
  const full = cutTo(card, cardSizes['63.5x88.9']);
  expect(full.size).toEqual({ width: 63.5, height: 88.9 });
  const before = drawingsOf(card).map(boxOf);
  drawingsOf(full)
    .map(boxOf)
    .forEach((box, index) => {
      const was = before[index];
      if (!was) throw new Error('more drawings than before');
      expect(box.left - was.left).toBeCloseTo(0.25, 9);
      expect(box.right - was.right).toBeCloseTo(0.25, 9);
      expect(box.top - was.top).toBeCloseTo(0.45, 9);
      expect(box.bottom - was.bottom).toBeCloseTo(0.45, 9);
    });
  expect(cutTo(card, cardSizes['63x88'])).toBe(card);
});
