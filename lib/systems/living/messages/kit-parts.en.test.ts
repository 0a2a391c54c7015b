import type { Card } from '@/lib/cards/card';
import { drawMapPlan, planPlace } from '@/lib/cards/pieces/map-plan';
import { papers } from '@/lib/cards/paper/paper';
import { areaOf, faceOf } from '@/lib/cards/kit/testing';

import { tableUnits, unitOf } from '@/lib/cards/paper/ruler';
import { boxOf } from '@/lib/cards/testing';
import { mapPlan } from '@/lib/systems/living/kit/parts/plan';
import { scenarioParts } from '@/lib/systems/living/kit/lay-scenario';
import { findScenario, missions, scenarios } from '@/lib/systems/living/scenarios/index';
import type { AnyScenario } from '@/lib/systems/living/scenarios/scenario';
import { describe, expect, it } from 'vitest';
import { partLabels, planLabels } from '#words/systems/living/messages/kit-parts';

const all: readonly AnyScenario[] = [...scenarios, ...missions];
const units = [tableUnits.inch, tableUnits.cm, ...[unitOf(50)].flatMap((unit) => unit ?? [])];

const partsOf = (id: string, unit = tableUnits.inch as (typeof units)[number]): readonly Card[] => {
  const found = findScenario(id);
  return found ? scenarioParts(found, unit, partLabels) : [];
};

const counts = (cards: readonly Card[]): Readonly<Record<string, number>> => {
  const sum: Record<string, number> = {};
  for (const { id } of cards) sum[id] = (sum[id] ?? 0) + 1;
  return sum;
};

const bases = { 'base-orange': 1, 'base-orange-end': 2, 'base-green': 1, 'base-green-end': 2 };
const score = { 'score-track': 1, 'score-orange': 1, 'score-green': 1 };

it.each([
  [
    'all-out-carnage',
    Object.fromEntries(
      [1, 2, 3, 4].flatMap((n) => [
        [`corner-${n}`, 1],
        [`chit-${n}`, 1],
      ]),
    ),
  ],
  ['team-carnage', bases],
  [
    'capture-the-flag',
    {
      ...bases,
      ...score,
      'flag-orange': 1,
      'flag-green': 1,
      'flag-token-orange': 1,
      'flag-token-green': 1,
      healing: 2,
    },
  ],
  ['bombing-run', { ...bases, ...score, 'bomb-6-5': 1, 'bomb-4-3': 1, 'bomb-2-1': 1 }],
  ['king-of-the-hill', { ...bases, ...score, circle: 5, 'circle-teams': 5 }],
  ['snowfall', { ...bases, ...score, 'parcel-1-2': 4, 'parcel-3-4': 4, 'parcel-5-6': 4 }],
  ['treasure-hunt', { ...bases, 'treasure-buried': 1, treasure: 1 }],
])('%s lays out what its set-up has', (id, expected) => {
  expect(counts(partsOf(id))).toEqual(expected);
});

describe.each(
  all.flatMap((scenario) => units.map((unit) => [scenario.id, unit.mm, scenario, unit] as const)),
)('the parts of %s with a # of %f mm', (_, __, scenario, unit) => {
  const parts = scenarioParts(scenario, unit, partLabels);
  it('stay on their pieces', () => {
    const outside = parts.flatMap(({ id, size, front, back }) =>
      [...front.drawings, ...back.drawings].flatMap((drawing) => {
        // Arcs of corners are paths whose box is not read here.
        if (drawing.draw === 'path') return [];
        const box = boxOf(drawing);
        const isIn =
          box.left >= -0.2 &&
          box.top >= -0.2 &&
          box.right <= size.width + 0.2 &&
          box.bottom <= size.height + 0.2;
        return isIn ? [] : [`${id} ${drawing.draw}`];
      }),
    );
    expect(outside).toEqual([]);
  });
  it('fit on paper, say why they are there, and lack no character', () => {
    for (const { size, oneSided, countNote, notices } of parts) {
      expect((oneSided ? 1 : 2) * size.width).toBeLessThanOrEqual(277);
      expect(size.height).toBeLessThanOrEqual(172);
      expect(countNote?.why).not.toBe('');
      expect(notices).toEqual([]);
    }
  });
});

it('a magic circle is 2# across, and has a token that is orange on one side and green on the other', () => {
  const [circle] = partsOf('king-of-the-hill').filter(({ id }) => id === 'circle');
  expect(circle?.size.width).toBeCloseTo(50.8, 9);
  const [token] = partsOf('king-of-the-hill').filter(({ id }) => id === 'circle-teams');
  expect(token?.front.text).toContain('Orange');
  expect(token?.back.text).toContain('Green');
  expect(token?.oneSided).toBeUndefined();
  expect(token?.size.width).toBeLessThan((circle?.size.width ?? 0) / 1.9);
});

it('a healing corner shows 1# in its true size', () => {
  const radius = (mm: number): boolean => {
    const [piece] = partsOf('capture-the-flag').filter(({ id }) => id === 'healing');
    return (piece?.front.drawings ?? []).some(
      (drawing) => drawing.draw === 'path' && drawing.d.includes(`A${mm} ${mm}`),
    );
  };
  // The middle of the line, which is 0.9 mm thick and ends at 1#.
  expect(radius(25.4 - 0.45)).toBe(true);
  expect(radius(25.4 + 0.45)).toBe(false);
});

it('teams differ by more than colour: every part of theirs has their sign', () => {
  const sides = partsOf('capture-the-flag').filter(({ id }) => /orange|green/.test(id));
  const signs = (team: string): ReadonlySet<string> =>
    new Set(
      sides
        .filter(({ id }) => id.includes(team))
        .flatMap(({ front }) => front.drawings.flatMap((one) => (one.draw === 'path' ? [one.d] : [])))
        .filter((d) => d.length > 200),
    );
  const [orange, green] = [signs('orange'), signs('green')];
  expect(orange.size).toBe(1);
  expect(green.size).toBe(1);
  expect([...orange]).not.toEqual([...green]);
});

describe.each([papers.a4, papers.letter])('map plans on $id', (paper) => {
  it.each(all.map((scenario) => [scenario.id, scenario] as const))('%s keeps to its edges', (_, scenario) => {
    for (const unit of units)
      for (const plan of drawMapPlan(mapPlan(scenario, unit, planLabels))(paper)) {
        const area = areaOf(plan, paper);
        for (const drawing of faceOf(plan).drawings) {
          if (drawing.draw === 'path') continue;
          const box = boxOf(drawing);
          expect(box.left).toBeGreaterThanOrEqual(area.left);
          expect(box.right).toBeLessThanOrEqual(area.right);
          expect(box.top).toBeGreaterThanOrEqual(area.top);
          expect(box.bottom).toBeLessThanOrEqual(area.bottom);
        }
      }
  });
  it.each(all.map((scenario) => [scenario.id, scenario] as const))(
    '%s heads what it shows only where there is some, and is narrower elsewhere',
    (_, scenario) => {
      for (const hasRules of [false, true]) {
        const plan = mapPlan(scenario, tableUnits.inch, planLabels, hasRules);
        const showsSome = plan.legend.length + plan.notes.length > 0;
        for (const page of drawMapPlan(plan)(paper)) {
          expect(faceOf(page).text.includes(plan.legendTitle)).toBe(showsSome);
          const { left, right } = areaOf(page, paper);
          expect(right - left > 150).toBe(showsSome);
        }
      }
    },
  );

  it('has the circles of King of the Hill where the data says', () => {
    const found = findScenario('king-of-the-hill');
    expect(found).toBeDefined();
    if (!found) return;
    const { x, y, scale } = planPlace(24);
    const [page] = drawMapPlan(mapPlan(found, tableUnits.inch, planLabels))(paper);
    const circles = (page ? faceOf(page).drawings : []).flatMap((drawing) =>
      drawing.draw === 'circle' && Math.abs(drawing.radius - scale) < 1e-6 ? [drawing] : [],
    );
    const places = circles.map((circle) => [
      Math.round(((circle.x - x) / scale) * 1000) / 1000,
      Math.round(((circle.y - y) / scale) * 1000) / 1000,
    ]);
    expect(places).toEqual([
      [4, 16],
      [8, 20],
      [12, 12],
      [20, 8],
      [16, 4],
    ]);
  });
});
