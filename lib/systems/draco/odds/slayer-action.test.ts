import { describe, expect, it } from 'vitest';
import type { FaceNumber } from '../../../dice/face';
import { slayer } from '../start/samples';
import { countedSet as theSet } from '../fixtures/counted-set';
import type { SlayerSkillId } from '../skills/slayers';
import { counted, poolRolls } from './fixtures';
import { meanOf } from '../dice/pool';
import { besides } from './side-effects';
import { actionsOf, harmfulActions, lostBy, outcomesOf, plainAttack, type Place } from './slayer-action';

const { cathryn, daeldric, braron, amalica, eryam } = theSet;

/** Worth of a roll by the text of each skill: AV, points off the DV, and damage that nothing defends. */
type Reading = (
  best: number,
  suns: number,
) => { readonly av: number; readonly lessDv?: number; readonly sure?: number };

const texts: Readonly<Partial<Record<SlayerSkillId | 'attack', Reading>>> = {
  attack: (best) => ({ av: best }),
  hamstring: (best) => ({ av: best }),
  'heavy-swing': (best, suns) => ({ av: best + suns }),
  'between-the-scales': (best) => ({ av: best - 1 }),
  'long-shot': (best, suns) => ({ av: best - 1, lessDv: suns > 0 ? 1 : 0 }),
  'barbed-arrow': (best) => ({ av: best - 1 }),
  venom: (_, suns) => ({ av: 0, sure: suns }),
  'spider-sting': (best, suns) => ({ av: suns > 0 ? best + suns : 0 }),
};

const shieldsOf = (face: FaceNumber): number =>
  Math.max(...eryam.cards.map(({ faces }) => faces[face].shield));

const holders = {
  dagger: slayer('D', '', 'dagger', { 6: { attack: 5 }, 5: { attack: 4 }, 3: { attack: 2 } }, [
    'hamstring',
    'heavy-swing',
    'between-the-scales',
  ]),
  bow: slayer('B', '', 'bow', { 6: { attack: 3 }, 5: { attack: 3 }, 2: { attack: 1 } }, [
    'long-shot',
    'barbed-arrow',
  ]),
  magic: slayer('M', '', 'magic', { 6: { attack: 2 }, 5: { attack: 3 } }, ['venom', 'spider-sting']),
};

const cases = (Object.keys(holders) as (keyof typeof holders)[]).flatMap((kind) => {
  const place: Place = kind === 'dagger' ? 'contact' : 'near';
  return harmfulActions(holders[kind], place).map((action) => ({ kind, place, action }));
});

describe('an action of a slayer', () => {
  it.each(cases)(
    '$kind: $action takes what a count of every roll of both says',
    ({ kind, place, action }) => {
      const reading = texts[action as SlayerSkillId];
      if (!reading) throw new Error(`no text of ${action}`);
      for (const [dice, pool, moreDv, exposed] of [
        [1, 1, 0, 0],
        [2, 3, 1, 0],
        [3, 2, 0, 2],
      ] as const) {
        const owner = holders[kind];
        const defences = poolRolls(pool).map((roll) =>
          Math.max(0, Math.max(...roll.map(shieldsOf)) + moreDv - exposed),
        );
        const ends = poolRolls(dice).flatMap((roll) => {
          const best = Math.max(...roll.map((face) => owner.faces[face].attack));
          const { av, lessDv = 0, sure = 0 } = reading(best, roll.filter((face) => face === 6).length);
          return defences.map((dv) => Math.min(pool, Math.max(0, av - Math.max(0, dv - lessDv)) + sure));
        });
        const prey = { dragon: eryam, dice: pool, moreDv, exposed };
        const lost = lostBy(outcomesOf({ slayer: owner, dice, place }, action, prey), pool);
        const expected = counted(ends);
        lost.forEach((chance, value) => {
          expect(chance).toBeCloseTo(expected[value] ?? 0, 12);
        });
      }
    },
  );

  // By hand: with 26 dice she has three shields but for (4/6)^26, one roll in 37,877; Cathryn's 6 has four
  // daggers.
  it.each([
    [1, 1 / 6],
    [5, 1 - (5 / 6) ** 5],
  ])('Cathryn with %i dice takes one of 26 by a 6 alone', (dice, chance) => {
    const prey = { dragon: eryam, dice: 26, moreDv: 0, exposed: 0 };
    const lost = lostBy(outcomesOf({ slayer: cathryn, dice, place: 'contact' }, plainAttack, prey), 26);
    expect(lost[1]).toBeCloseTo(chance, 3);
    expect(meanOf(lost)).toBeCloseTo(chance, 3);
    expect(lost.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
  });

  it('Venom takes a die for each sun, five sixths of one on average, and never more than there are', () => {
    const venom = (pool: number) =>
      lostBy(
        outcomesOf({ slayer: amalica, dice: 5, place: 'hidden' }, 'venom', {
          dragon: eryam,
          dice: pool,
          moreDv: 1,
          exposed: 0,
        }),
        pool,
      );
    expect(meanOf(venom(26))).toBeCloseTo(5 / 6, 12);
    expect(venom(1)).toEqual([expect.closeTo((5 / 6) ** 5, 12), expect.closeTo(1 - (5 / 6) ** 5, 12)]);
  });

  it('reaches as far as the text says: daggers touch, bows do not touch, spells need nothing', () => {
    expect(harmfulActions(daeldric, 'contact')).toEqual([plainAttack, 'heavy-swing', 'between-the-scales']);
    expect(harmfulActions(daeldric, 'near')).toEqual([]);
    expect(harmfulActions(braron, 'contact')).toEqual([]);
    expect(harmfulActions(braron, 'far')).toEqual([plainAttack, 'shot-at-the-eye', 'barbed-arrow']);
    expect(harmfulActions(braron, 'farther')).toEqual([]);
    expect(harmfulActions(holders.bow, 'farther')).toEqual(['long-shot']);
    expect(harmfulActions(holders.bow, 'hidden')).toEqual([]);
    expect(harmfulActions(amalica, 'hidden')).toEqual(['venom']);
    expect(actionsOf(amalica, 'hidden')).toEqual(['raise-the-dead', 'venom', 'great-web']);
  });

  it('shoots beyond ten inches with a sun alone', () => {
    const prey = { dragon: eryam, dice: 1, moreDv: 0, exposed: 3 };
    const far = lostBy(outcomesOf({ slayer: holders.bow, dice: 1, place: 'farther' }, 'long-shot', prey), 1);
    expect(far).toEqual([expect.closeTo(5 / 6, 12), expect.closeTo(1 / 6, 12)]);
  });

  it('does besides what suns bring, on average', () => {
    const prey = { dragon: eryam, dice: 26, moreDv: 0, exposed: 9 };
    const countOf = (who: typeof cathryn, action: SlayerSkillId, place: Place): readonly number[] =>
      besides({ slayer: who, dice: 5, place }, action, prey).flatMap((act) =>
        act.act === 'give' ? [act.count] : [],
      );
    expect(countOf(cathryn, 'low-guard', 'contact')[0]).toBeCloseTo(5 / 6, 12);
    expect(countOf(amalica, 'great-web', 'hidden')[0]).toBeCloseTo(5 / 6, 12);
    expect(countOf(amalica, 'venom', 'hidden')).toEqual([]);
    // A sun hits, for a 6 has four symbols and she defends with nothing: 1 for each sun.
    expect(countOf(braron, 'barbed-arrow', 'near')[0]).toBeCloseTo(5 / 6, 12);
  });
});
