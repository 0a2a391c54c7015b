import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLegal, writeSheet } from '../../systems/document';
import { hasPart, open, partOf, systemIds, systemOf } from '../../systems/open';
import { closeSkills, counted, emptyBalance, readBalance, writeBalance } from './balance-file';
import { ordersOf, pairsOf } from './plan';

await open(systemIds);
const games = systemIds.filter((id) => hasPart(id, 'balance'));
await open(games, 'balance', 'skills', 'match');

const partIn = (id: string) => {
  const part = partOf(id, 'balance');
  if (!part) throw new RangeError(id);
  return part;
};

describe('who meets whom', () => {
  it('is everybody once a round, and every other before anybody again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 17 }), fc.nat(50), (size, from) => {
        const all = Array.from({ length: size }, (_, at) => at);
        const rounds = size % 2 === 0 ? size - 1 : size;
        const met = new Set<string>();
        for (let round = from; round < from + rounds; round += 1) {
          const pairs = pairsOf(all, round);
          expect(new Set(pairs.flat()).size).toBe(pairs.length * 2);
          expect(pairs).toHaveLength(Math.floor(size / 2));
          for (const pair of pairs) met.add([...pair].sort((a, b) => a - b).join());
        }
        expect(met.size).toBe((size * (size - 1)) / 2);
      }),
    );
  });

  it('is nobody where one is alone', () => expect(pairsOf(['only'], 3)).toEqual([]));
});

describe.each(games)('skills in each other’s place: %s', (system) => {
  const part = partIn(system);
  const known = new Set(partOf(system, 'skills')?.map(({ id }) => id));

  it('are skills of the game, each among its rivals once', () => {
    const all = part.rivals.flatMap(({ skills }) => skills);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((id) => !known.has(id))).toEqual([]);
  });

  it('stand on two legal sheets that differ in them, the same for the same seed', () => {
    for (const { skills } of part.rivals) {
      const [one, other] = skills.slice(-2) as [string, string];
      const sheets = part.exchange(one, other, 5);
      if (!sheets) throw new Error(`${one} and ${other} fit no sheet`);
      for (const sheet of sheets) expect(isLegal({ system, sheet })).toBe(true);
      // A skill may come with a follower.
      const [text = '', otherText = ''] = sheets.map((sheet) =>
        JSON.stringify({ ...writeSheet({ system, sheet }), followers: [], fiend: null }),
      );
      expect(text).toContain(`"${one}"`);
      expect(otherText).toContain(`"${other}"`);
      const without = (of: string, id: string): string =>
        Array.from(of.replaceAll(`"${id}"`, ''))
          .sort()
          .join('');
      expect(without(text, one)).toBe(without(otherText, other));
      expect(part.exchange(one, other, 5)).toEqual(sheets);
    }
  });

  it('have no sheet with a skill of other rivals, or with none', () => {
    const [first, second] = part.rivals;
    expect(part.exchange(first?.skills[0] ?? '', second?.skills[0] ?? '', 1)).toBeUndefined();
    expect(part.exchange(first?.skills[0] ?? '', 'no-skill', 1)).toBeUndefined();
  });

  it('are all exchanged sooner or later, but for what every sheet has', () => {
    const terms = { system, seed: 1, player: { plays: 'greedy' }, scenario: undefined, map: 'x' } as const;
    const [rivals] = part.rivals;
    if (!rivals) throw new RangeError(system);
    const seen = new Set<string>();
    for (let round = 0; round < 8; round += 1)
      for (const { exchange } of ordersOf(part, [rivals], terms, round)) {
        seen.add(exchange.one);
        seen.add(exchange.other);
      }
    expect(rivals.skills.filter((id) => !seen.has(id)).length).toBeLessThanOrEqual(1);
  });

  it('meet twice with the same dice, in turned corners or each in the set; of further rounds only those near the ends', () => {
    const terms = { system, seed: 1, player: { plays: 'greedy' }, scenario: undefined, map: 'x' } as const;
    const [rivals] = part.rivals;
    if (!rivals) throw new RangeError(system);
    const isSet = systemOf(system).set !== undefined;
    const orders = ordersOf(part, [rivals], terms, 3);
    for (let at = 0; at < orders.length; at += 2) {
      const [first, second] = orders.slice(at, at + 2);
      const [sheets, others] = [first?.contest.sheets ?? [], second?.contest.sheets ?? []];
      expect(first?.exchange).toEqual(second?.exchange);
      expect([first?.of, second?.of]).toEqual(isSet ? ['one', 'other'] : ['one', 'one']);
      expect([first?.team, second?.team]).toEqual(isSet ? [first?.team, first?.team] : [0, 1]);
      if (isSet) expect(sheets.filter((sheet) => !others.includes(sheet))).toHaveLength(1);
      else expect(sheets).toEqual([...others].reverse());
      expect([first?.nth, first?.contest.seed]).toEqual([second?.nth, second?.contest.seed]);
    }
    const close = orders[0]?.exchange.other ?? '';
    expect(
      ordersOf(part, [rivals], terms, 3, new Set([close])).map(({ exchange }) => exchange.other),
    ).toEqual([close, close]);
    expect(ordersOf(part, [rivals], terms, 3, new Set())).toEqual([]);
  });

  it('and all else that a sheet carries is named, each thing once', () => {
    const [rivals] = part.rivals;
    const [sheet] = part.exchange(rivals?.skills.at(-1) ?? '', rivals?.skills.at(-2) ?? '', 3) ?? [];
    if (!sheet) throw new RangeError(system);
    const carried = part.carried(sheet);
    expect(new Set(carried.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(carried.length);
    expect(new Set(carried.map(({ kind }) => kind))).toContain('skill');
    for (const { amount, name } of carried) {
      expect(amount).toBeGreaterThan(0);
      expect(name).not.toBe('');
    }
  });
});

describe('the figures', () => {
  const head = { rules: 'game 1', player: 'greedy', scenario: '', map: 'field', seed: 1 };

  it('count an exchange for both skills', () => {
    const one = counted(emptyBalance(head), ['a', 'b'], 2);
    const two = counted(one, ['b', 'a'], 0.5);
    expect(two.matches).toBe(4);
    expect(two.skills).toEqual({
      a: { matches: 4, points: 3.5, squares: 6.25 },
      b: { matches: 4, points: 0.5, squares: 0.25 },
    });
  });

  it('name those of which it is open whether they are among the ten at either end', () => {
    /** 40 skills whose shares fall evenly, after this many exchanges with the same results. */
    const evenly = (exchanges: number) => ({
      skills: Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => {
          const points = 2 - (at * 2) / 39;
          const count = {
            matches: exchanges * 2,
            points: points * exchanges,
            squares: points ** 2 * exchanges,
          };
          return [`s${String(at).padStart(2, '0')}`, count] as const;
        }),
      ),
    });
    // An interval reaches 1.96 √(1/8) / 20 = 0.035 either way; shares lie 1/39 = 0.026 apart.
    expect([...closeSkills(evenly(20), 1000)]).toEqual(['s09', 's10', 's29', 's30']);
    expect([...closeSkills(evenly(200), 1000)]).toEqual([]);
    expect(closeSkills(evenly(1), 1000).size).toBe(40);
    expect([...closeSkills(evenly(20), 40)]).toEqual([]);
    expect(closeSkills(emptyBalance(head), 1000).size).toBe(0);
  });

  it('come back as they were written, and only into the same', () => {
    const balance = { ...counted(emptyBalance(head), ['a', 'b'], 1), rounds: 3, closeRounds: 2 };
    const json: unknown = JSON.parse(writeBalance(balance));
    expect(readBalance(json, head)).toEqual({ ok: true, value: balance });
    expect(readBalance(json, { ...head, seed: 2 })).toMatchObject({ ok: false, error: { of: 'seed' } });
    expect(readBalance(json, { ...head, rules: 'game 2' })).toMatchObject({
      ok: false,
      error: { of: 'rules' },
    });
    expect(readBalance({}, head)).toEqual({ ok: false, error: { fault: 'no-balance' } });
  });
});
