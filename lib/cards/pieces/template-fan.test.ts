import { describe, expect, it } from 'vitest';
import type { Drawing } from '../card';
import { areaOf, beyond, collisions, faceOf } from '../kit/testing';
import { papers, type Paper } from '../paper/paper';
import { largestShared } from '../paper/shared-sheets';

import { tableUnits, unitOf, type TableUnit } from '../paper/ruler';
import { drawFans, type Fan } from './template-fan';

const words = {
  title: 'Templates',
  lead: 'Cut them out.',
  distance: (squares: number): string => `${squares}#`,
  beyond: (distances: readonly string[]): string => `With the ruler: ${distances.join(', ')}.`,
};

const fan = (from: Fan['from'], distances: readonly number[]): Fan => ({
  from,
  title: 'Reach',
  lead: 'From the middle.',
  distances,
  legend: [{ what: 'Life Boon: Bito', how: '½# for each blue pip' }],
});

/** Radii of the quarters on a page, mm, in order. */
const radii = (drawings: readonly Drawing[]): readonly number[] =>
  drawings
    .flatMap((drawing) =>
      drawing.draw === 'path'
        ? [...drawing.d.matchAll(/^M([\d.]+) 0A\1 \1 0 0 0 0 -\1$/g)].map(([, radius]) => Number(radius))
        : [],
    )
    .sort((a, b) => a - b);

const page = (fans: readonly Fan[], paper: Paper, unit: TableUnit): readonly Drawing[] =>
  drawFans(fans, unit, words)(paper).flatMap((piece) => faceOf(piece).drawings);

describe.each([papers.a4, papers.letter])('fans on $id', (paper) => {
  it('reach is measured from the middle of the base: 2½# is 63.5 mm from the middle', () => {
    expect(radii(page([fan('centre', [1, 2.5, 5])], paper, tableUnits.inch))).toEqual([
      12.7, 25.4, 63.5, 127,
    ]);
  });
  it('what is measured from the edge of a base stands half a base further out', () => {
    expect(radii(page([fan('edge', [1, 2.5])], paper, tableUnits.inch))).toEqual([12.7, 38.1, 76.2]);
    expect(radii(page([fan('edge', [1])], paper, tableUnits.cm))).toEqual([5, 15]);
  });
  it('corners have no hollow', () => {
    expect(radii(page([fan('tip', [1, 4])], paper, tableUnits.inch))).toEqual([25.4, 101.6]);
  });
  it('a reach of half a # has no arc: it ends at the base', () => {
    expect(radii(page([fan('centre', [0.5, 1])], paper, tableUnits.inch))).toEqual([12.7, 25.4]);
  });
  it('what the paper cannot hold is left to the ruler, and said', () => {
    const unit = unitOf(50);
    expect(unit).toBeDefined();
    if (!unit) return;
    const pieces = drawFans([fan('centre', [1, 2, 3, 4, 5])], unit, words)(paper);
    expect(radii(pieces.flatMap((piece) => faceOf(piece).drawings))).toEqual([25, 50, 100, 150]);
    expect(pieces.flatMap((piece) => faceOf(piece).text)).toContain('With the ruler: 4#, 5#.');
  });
  it('have whose they are at their side, where there are several and the paper is wide enough', () => {
    const near = drawFans([fan('centre', [1, 4])], tableUnits.inch, words)(paper);
    expect(near.map(({ id }) => id)).toEqual(['templates']);
    expect(near.flatMap((piece) => faceOf(piece).text)).toContain('Cut them out.');
    for (const [distances, mm] of [
      [[4], 25.4],
      [[1, 3.5], 58],
    ] as const)
      expect(drawFans([fan('centre', distances)], { id: 'mm', mm }, words)(paper)).toHaveLength(2);
  });
  it('keeps to its edges and to the paper, with no text on another', () => {
    const fans = [
      fan('centre', [1, 2, 5]),
      fan('edge', [1, 5]),
      fan('tip', [4]),
      fan('tip', []),
      fan('centre', [6]),
    ];
    const most = largestShared(paper);
    for (const unit of [tableUnits.inch, tableUnits.cm]) {
      const pieces = drawFans(fans, unit, words)(paper);
      expect(pieces.map(({ id }) => id)).toContain('templates');
      for (const piece of pieces) {
        const area = areaOf(piece, paper);
        expect(area.right).toBeLessThanOrEqual(most.width);
        expect(area.bottom).toBeLessThanOrEqual(most.height);
        expect(beyond(faceOf(piece), area)).toEqual([]);
        expect(collisions(faceOf(piece))).toEqual([]);
        for (const radius of radii(faceOf(piece).drawings)) expect(radius).toBeLessThan(area.right);
      }
    }
  });
});

it('tells a template of another size', () => {
  const wrong = radii(page([fan('centre', [1])], papers.a4, { id: 'mm', mm: 25 }));
  expect(wrong).not.toEqual([12.7, 25.4]);
});
