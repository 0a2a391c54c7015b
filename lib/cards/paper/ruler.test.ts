import { describe, expect, it } from 'vitest';
import type { Card, Drawing } from '../card';
import { movedBy } from '../moved';
import { beyond, boxOfCard, collisions } from '../kit/testing';
import { isShared, papers, type Paper } from './paper';
import { largestShared } from './shared-sheets';

import {
  drawRulers,
  stripsOf,
  type RulerLabels,
  tableUnits,
  unitBounds,
  unitOf,
  type TableUnit,
} from './ruler';

const words: RulerLabels = {
  title: 'Rulers',
  lead: 'Cut along the lines.',
  distance: (value) => `${value}#`,
  captions: { 1: 'dead zone', 5: '5 dice', 10: 'charge' },
  sightTitle: 'Sight',
  sight: ['You see what the edge reaches.'],
};

const odd: readonly TableUnit[] = [unitBounds.least, 28.5, unitBounds.most].flatMap((mm) => unitOf(mm) ?? []);
const cases = [papers.a4, papers.letter].flatMap((paper) =>
  [tableUnits.inch, tableUnits.cm, ...odd].map((unit) => [paper.id, unit.mm, paper, unit] as const),
);

const joined = { least: 15, glue: 'glue under', further: 'Glue it on.' };

const pieces = (paper: Paper, unit: TableUnit): readonly Card[] =>
  drawRulers(unit, words)(paper).filter(isShared);

/** The strips of rulers, and of one that is joined, with what is drawn from the top of each down. */
const drawnStrips = (paper: Paper, unit: TableUnit) =>
  [pieces(paper, unit), drawRulers(unit, words, { count: 1, joined })(paper).filter(isShared)].flatMap(
    (rulers, at) => {
      const strips = stripsOf(paper, unit, at === 0 ? undefined : joined.least);
      return rulers
        .filter(({ id }) => id.startsWith('ruler-0'))
        .flatMap(({ front }) =>
          strips.map((strip, row) => ({ strip, drawings: movedBy(front, { x: 0, y: -18 * row }).drawings })),
        );
    },
  );

/** x of the upright lines that begin at this height, mm. */
const ticksAt = (drawings: readonly Drawing[], y: number, least: number): readonly number[] =>
  drawings.flatMap((drawing) =>
    drawing.draw === 'line' &&
    drawing.from[0] === drawing.to[0] &&
    Math.abs(drawing.from[1] - y) < 1e-6 &&
    drawing.to[1] - drawing.from[1] > least
      ? [drawing.from[0]]
      : [],
  );

/** Whether every strip has its whole # where they belong, with # of this many mm. */
const measures = (paper: Paper, unit: TableUnit, mm: number): boolean =>
  drawnStrips(paper, unit).every(({ strip, drawings }) => {
    const ticks = ticksAt(drawings, 0, 3);
    return Array.from({ length: strip.to - strip.from + 1 }, (_, step) => strip.tab + step * mm).every(
      (place) => ticks.some((tick) => Math.abs(tick - place) < 1e-6),
    );
  });

describe.each(cases)('rulers on %s with a # of %f mm', (_, __, paper, unit) => {
  it('are one strip as long as the paper holds, in whole #, a side of the map at most', () => {
    const [{ from, to, tab } = { from: -1, to: 0, tab: -1 }, ...others] = stripsOf(paper, unit);
    expect([from, tab, others]).toEqual([0, 0, []]);
    expect(to).toBe(Math.min(24, Math.floor(largestShared(paper).width / unit.mm)));
  });
  it('reach as far as a joined one has to, without a gap, in one piece that says how it is joined', () => {
    const strips = stripsOf(paper, unit, joined.least);
    expect(strips[0]?.from).toBe(0);
    strips.slice(1).forEach((strip, index) => {
      expect(strip.from).toBe(strips[index]?.to);
      expect(strip.tab).toBeGreaterThan(8);
    });
    expect(strips.at(-1)?.to).toBeGreaterThanOrEqual(joined.least);
    for (const { from, to } of strips) expect(to).toBeGreaterThan(from);
    const [piece, ...others] = drawRulers(
      unit,
      { ...words, sight: [] },
      { count: 1, joined },
    )(paper).filter(isShared);
    expect(others).toEqual([]);
    const said = piece?.front.text.join(' ');
    expect(said?.includes(joined.further)).toBe(strips.length > 1);
    expect(said?.split(joined.glue)).toHaveLength(strips.length);
  });
  it('have every whole # in its place to a thousandth of a millimetre', () => {
    expect(measures(paper, unit, unit.mm)).toBe(true);
    expect(measures(paper, unit, unit.mm + 0.05)).toBe(false);
  });
  it('have halves between them', () => {
    for (const { strip, drawings } of drawnStrips(paper, unit)) {
      const all = ticksAt(drawings, 0, 1);
      for (let step = 0; step < strip.to - strip.from; step += 1) {
        const half = strip.tab + (step + 0.5) * unit.mm;
        expect(all.some((tick) => Math.abs(tick - half) < 1e-6)).toBe(true);
      }
    }
  });
  it('are two, which the paper holds, and keep to their edges', () => {
    const most = largestShared(paper);
    const all = pieces(paper, unit);
    expect(all.filter(({ id }) => id.startsWith('ruler-0'))).toHaveLength(2);
    for (const piece of [...all, ...drawRulers(unit, words, { joined })(paper).filter(isShared)]) {
      expect(piece.size.width).toBeLessThanOrEqual(most.width + 1e-9);
      expect(piece.size.height).toBeLessThanOrEqual(most.height);
      expect(beyond(piece.front, boxOfCard(piece))).toEqual([]);
      expect(collisions(piece.front)).toEqual([]);
    }
  });
});

it('say below their strip how an edge shows what is seen, and nothing where sight doesn’t matter', () => {
  const said = (sight: readonly string[]): string =>
    drawRulers(tableUnits.inch, { ...words, sight })(papers.a4)
      .filter(isShared)
      .flatMap(({ front }) => front.text)
      .join(' ');
  expect(said(words.sight)).toMatch(/Sight\. You see what the edge reaches/);
  expect(said([])).not.toContain('Sight');
});

it('an inch is 25.4 mm, a centimetre 10', () => {
  expect(tableUnits.inch.mm).toBe(25.4);
  expect(tableUnits.cm.mm).toBe(10);
});

it.each([unitBounds.least - 0.1, unitBounds.most + 0.1, Number.NaN])('no # has %f mm', (mm) => {
  expect(unitOf(mm)).toBeUndefined();
});
