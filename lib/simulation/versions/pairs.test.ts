import { beforeAll, describe, expect, it } from 'vitest';
import { faceNumbers } from '../../dice/face';
import { edited, samplesOf } from '../../systems/document';
import { open, systemIds } from '../../systems/open';
import type { Edit, SheetDocument, SystemId } from '../../systems/sheet';
import { encounterOf } from '../contest';
import { playOrder } from '../play-series';
import type { PlayerSetting } from '../player-setting';
import { verdictOf } from './difference';
import { ordersOf, pairAt, Pairs, planOf, type VersionsPlan } from './pairs';
import { versionsReport } from './report';

beforeAll(() => open(systemIds, 'match', 'start', 'balance'));

const greedy: PlayerSetting = { plays: 'greedy' };
const random: PlayerSetting = { plays: 'random' };

const sampleOf = (system: string, id?: string): SheetDocument => {
  const found = samplesOf(system).find((sample) => id === undefined || sample.id === id);
  if (!found) throw new Error(`there is no sample of ${system}`);
  return found.document;
};

const planned = (
  a: SheetDocument,
  b: SheetDocument,
  more: { readonly seed?: number; readonly player?: PlayerSetting } = {},
): VersionsPlan => planOf({ system: a.system, a: a.sheet, b: b.sheet, seed: 1, player: greedy, ...more });

const played = (plan: VersionsPlan, pairs: number, from = 0) => {
  const all = new Pairs();
  for (const order of ordersOf(plan, from, from + pairs)) {
    const match = playOrder(order, () => 0);
    if (!match.ok) throw new Error(match.error);
    all.add(order, match.value);
  }
  return all.played();
};

/** The difference of two versions, each comparison played once. */
const differences = new Map<string, ReturnType<typeof versionsReport>>();
const compared = (a: SheetDocument, b: SheetDocument, pairs: number) => {
  const key = JSON.stringify([a, b, pairs]);
  const report = differences.get(key) ?? versionsReport(played(planned(a, b), pairs));
  differences.set(key, report);
  return report;
};

const changed = (document: SheetDocument, edits: readonly object[]): SheetDocument =>
  (edits as readonly Edit[]).reduce(edited, document);

/** A sheet of each game, what makes it much worse by the rules, and how many pairs show that. */
const known: Readonly<
  Record<SystemId, { readonly id: string; readonly edits: readonly object[]; readonly pairs: number }>
> = {
  living: { id: 'gerda', edits: [{ edit: 'clear-die', owner: 'hero' }], pairs: 16 },
  first: { id: 'first-bito', edits: [{ edit: 'clear-die', owner: 'hero' }], pairs: 24 },
  draco: {
    id: 'eryam',
    edits: [0, 1, 2, 3, 4].flatMap((card) =>
      faceNumbers.map((face) => ({ edit: 'set-pips', card, face, pip: 'dagger', count: 0 })),
    ),
    pairs: 8,
  },
  warband: {
    id: 'merry-men',
    edits: [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) =>
      ['melee', 'shooter'].map((field) => ({ edit: 'set-fighter', index, field, value: undefined })),
    ),
    pairs: 30,
  },
};

describe('the matches of a pair', () => {
  it('are one and the same but for the version', () => {
    const plan = planned(sampleOf('living', 'gerda'), sampleOf('living', 'jane'));
    for (let pair = 0; pair < 80; pair += 1) {
      const [a, b] = pairAt(plan, pair);
      if (!a || !b) throw new Error('a pair');
      const [one, other] = [encounterOf(a.contest, a.nth), encounterOf(b.contest, b.nth)];
      expect(one.sheets[a.place]).toBe(plan.a);
      expect(other.sheets[b.place]).toBe(plan.b);
      expect({ ...other, sheets: one.sheets }).toEqual(one);
      expect(other.sheets.filter((_, at) => at !== b.place)).toEqual(
        one.sheets.filter((_, at) => at !== a.place),
      );
    }
  });

  it('meet every opponent once before any of them again, from the other side, in other corners and with other dice', () => {
    const plan = planned(sampleOf('living', 'gerda'), sampleOf('living', 'jane'));
    const count = plan.field.length;
    expect(count).toBeGreaterThan(20);
    const [first, second] = [0, 1].map((turn) =>
      plan.field.map((_, at) => pairAt(plan, turn * count + at)[0]),
    );
    expect(new Set(first?.map((order) => order?.opponent)).size).toBe(count);
    for (const [at, order] of (first ?? []).entries()) {
      const again = second?.[at];
      if (!order || !again) throw new Error('a match');
      expect(again.opponent).toBe(order.opponent);
      expect([order.team, again.team]).toEqual([0, 1]);
      const [one, other] = [order, again].map(({ contest, nth }) => encounterOf(contest, nth));
      expect(other?.seed).not.toBe(one?.seed);
      expect(other?.more).not.toEqual(one?.more);
    }
  });

  it('are among the boxed set where a game plays one, whichever version it is', () => {
    const own = sampleOf('draco');
    const plan = planned(own, changed(own, [{ edit: 'remove-skill', index: 0 }]));
    for (const { contest, place } of pairAt(plan, 3)) {
      expect(contest.sheets).toHaveLength(5);
      expect([plan.a, plan.b]).toContain(contest.sheets[place]);
    }
  });

  it('count once both were played, in whatever order they end', () => {
    const plan = planned(sampleOf('living', 'gerda'), sampleOf('living', 'jane'), { player: random });
    const orders = [...ordersOf(plan, 0, 3)].map((order) => {
      const match = playOrder(order, () => 0);
      if (!match.ok) throw new Error(match.error);
      return [order, match.value] as const;
    });
    const forwards = new Pairs();
    const backwards = new Pairs();
    for (const [order, match] of orders) forwards.add(order, match);
    for (const [order, match] of [...orders].reverse().slice(0, -1)) backwards.add(order, match);
    expect(forwards.played()).toHaveLength(3);
    expect(backwards.played()).toEqual(forwards.played().slice(1));
  });
});

describe.each(systemIds)('in %s', (system) => {
  const { id, edits, pairs } = known[system] ?? { id: '', edits: [], pairs: 0 };

  it('the better version is found', () => {
    const good = sampleOf(system, id);
    const bad = changed(good, edits);
    expect(bad).not.toBe(good);
    const report = compared(good, bad, pairs);
    expect(verdictOf(report.difference)).toBe('a');
    expect(report.versions.a.score).toBeGreaterThan(report.versions.b.score);
  });

  it('two that are the same end every match alike: no difference', () => {
    const one = sampleOf(system, id);
    const report = versionsReport(played(planned(one, one), 4));
    expect(report.isAlike).toBe(true);
    expect(report.versions.a).toEqual(report.versions.b);
    expect(verdictOf(report.difference)).toBe('none');
  });
});

it('the better version is found whichever of the two it is', () => {
  const good = sampleOf('first', 'first-bito');
  const bad = changed(good, known['first']?.edits ?? []);
  const pairs = known['first']?.pairs ?? 0;
  const [one, other] = [compared(good, bad, pairs).difference, compared(bad, good, pairs).difference];
  expect(other.mean).toBe(-one.mean);
  expect(verdictOf(other)).toBe('b');
});
