import { describe, expect, it } from 'vitest';
import { emptyTally, type Tally } from '../../match/tally';
import type { Carried } from '../../systems/balance-part';
import type { Sheet } from '../../systems/sheet';
import type { Played } from '../series';
import type { PlayedPair } from './pairs';
import { onlyIn, versionsReport } from './report';

const match = (own: Partial<Tally>, phases: number): Played => ({
  nth: 0,
  seed: 0,
  winner: null,
  because: '',
  phases,
  decisions: 0,
  end: '',
  // The own sheet stands second.
  heroes: [
    { ...emptyTally, dealt: 99 },
    { ...emptyTally, ...own },
  ],
});

const pair = (opponent: number, a: number, b: number): PlayedPair => ({
  opponent,
  place: 1,
  a: match({ dealt: 2, fell: { melee: 1 } }, 4),
  b: match({ dealt: 3, healed: 1 }, 6),
  score: { a, b },
});

describe('what the matches of two versions say', () => {
  const report = versionsReport([pair(0, 0, 1), pair(1, 1, 0.5), pair(0, 0.5, 1), pair(1, 1, 1)]);

  it('adds up points, what the version itself did, how often it fell, and how long it took', () => {
    const { a, b } = report.versions;
    expect([a.score, b.score]).toEqual([2.5 / 4, 3.5 / 4]);
    expect([a.tally.dealt, b.tally.dealt, b.tally.healed]).toEqual([8, 12, 4]);
    expect([a.fell, b.fell]).toEqual([1, 0]);
    expect([a.phases, b.phases]).toEqual([4, 6]);
    expect(report.difference).toMatchObject({ mean: 0.25, pairs: 4 });
    expect(report.isAlike).toBe(false);
  });

  it('begins with the opponents whom the second version likes best', () => {
    expect(report.opponents.map(({ opponent, difference }) => [opponent, difference.mean])).toEqual([
      [0, 0.75],
      [1, -0.25],
    ]);
  });

  it('is empty before the first pair', () => {
    expect(versionsReport([])).toMatchObject({ opponents: [], difference: { pairs: 0, low: -1, high: 1 } });
  });
});

it('what only one version has is what it carries more of', () => {
  const sheets = new Map<Sheet, readonly Carried[]>();
  const sheet = (...carried: readonly Carried[]): Sheet => {
    const made = {} as Sheet;
    sheets.set(made, carried);
    return made;
  };
  const one = sheet(
    { kind: 'skill', name: 'Cleave', amount: 1 },
    { kind: 'trait', name: 'Melee', amount: 8 },
    { kind: 'equipment', name: 'Shield', amount: 1 },
  );
  const other = sheet(
    { kind: 'trait', name: 'Melee', amount: 6 },
    { kind: 'equipment', name: 'Shield', amount: 1 },
  );
  const part = { carried: (of: Sheet) => sheets.get(of) ?? [] };
  expect(onlyIn(part, one, other)).toEqual([
    { kind: 'skill', name: 'Cleave', amount: 1 },
    { kind: 'trait', name: 'Melee', amount: 2 },
  ]);
  expect(onlyIn(part, other, one)).toEqual([]);
});
