import { describe, expect, it } from 'vitest';
import { countedSet as theSet } from '../fixtures/counted-set';
import { slayer } from '../start/samples';
import { lostAfter, meanOf } from '../dice/pool';
import { harmfulActions, isOncePerTurn, outcomesOf, type Hunter, type Prey } from './slayer-action';
import { turnOdds, turnsUntilSlain } from './slayer-turn';

const { cathryn, daeldric, amalica, braron, eryam } = theSet;
const prey = (dice: number): Prey => ({ dragon: eryam, dice, moreDv: 0, exposed: 0 });
const hunter = (of: typeof cathryn, dice = 5): Hunter => ({
  slayer: of,
  dice,
  place: of.attack === 'dagger' ? 'contact' : 'near',
});

/** Dice lost on average by the best of all plans, each second action chosen for each end of the first. */
const bestPlan = (of: Hunter, target: Prey): number => {
  const actions = harmfulActions(of.slayer, of.place);
  return Math.max(
    ...actions.map((first) =>
      outcomesOf(of, first, target).reduce((sum, { lost, exposed, chance }) => {
        const left = { ...target, dice: target.dice - lost, exposed: target.exposed + exposed };
        const seconds = actions
          .filter((second) => second !== first || !isOncePerTurn(second))
          .map((second) =>
            outcomesOf(of, second, left).reduce((total, end) => total + end.lost * end.chance, 0),
          );
        return sum + chance * (lost + (left.dice > 0 ? Math.max(...seconds) : 0));
      }, 0),
    ),
  );
};

describe('a turn of a slayer', () => {
  it.each([cathryn, daeldric, braron, amalica])('takes as much as the best of all plans: $name', (of) => {
    for (const [dice, pool] of [
      [5, 26],
      [5, 13],
      [3, 5],
      [1, 2],
      [2, 1],
    ] as const) {
      const { lost } = turnOdds(hunter(of, dice), prey(pool));
      expect(meanOf(lost)).toBeCloseTo(bestPlan(hunter(of, dice), prey(pool)), 10);
      expect(lost.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    }
  });

  it('uses once what may be used once in a turn', () => {
    const { first, second } = turnOdds(hunter(daeldric), prey(26));
    expect([first, ...second].filter((action) => action === 'heavy-swing')).toHaveLength(1);
  });

  it('casts Venom twice: a die for each sun of ten dice', () => {
    const { first, second, lost } = turnOdds(hunter(amalica), prey(26));
    expect([first, ...second]).toEqual(['venom', 'venom']);
    expect(meanOf(lost)).toBeCloseTo(10 / 6, 12);
  });

  it('is nothing where nothing reaches', () => {
    expect(turnOdds({ ...hunter(cathryn), place: 'far' }, prey(26))).toEqual({
      first: undefined,
      second: [],
      lost: [1],
    });
    expect(turnsUntilSlain([{ ...hunter(cathryn), place: 'far' }], prey(26))).toBeUndefined();
  });

  it('opens scales first where that serves the second action', () => {
    // Three daggers stop at her three shields; each sun before that takes one of them away.
    const opener = slayer('O', '', 'dagger', { 6: { attack: 3 } }, ['between-the-scales']);
    const { first, second } = turnOdds(hunter(opener), prey(26));
    expect([first, second[0]]).toEqual(['between-the-scales', 'attack']);
    const strong = slayer('S', '', 'dagger', { 6: { attack: 5 } }, ['between-the-scales']);
    expect(turnOdds(hunter(strong), prey(26)).first).toBe('attack');
  });
});

describe('the turns until she is slain', () => {
  it.each([
    [[cathryn], 13],
    [[amalica], 26],
    [[cathryn, daeldric, braron, amalica], 26],
  ] as const)('are the sum of the chances that she still stands after each, case %#', (slayers, dice) => {
    const hunters = slayers.map((one) => hunter(one));
    const known = new Map<string, readonly number[]>();
    const turn = (of: Hunter, left: number) => {
      const key = `${of.slayer.name} ${left}`;
      const lost = known.get(key) ?? turnOdds(of, prey(left)).lost;
      known.set(key, lost);
      return lost;
    };
    let lost: readonly number[] = [1];
    let sum = 0;
    for (let round = 0; round < 4000; round += 1) {
      const stands = 1 - (lost[dice] ?? 0);
      if (stands < 1e-12) break;
      sum += stands;
      lost = hunters.reduce((before, of) => lostAfter(before, dice, (left) => turn(of, left)), lost);
    }
    expect(turnsUntilSlain(hunters, prey(dice))).toBeCloseTo(sum, 6);
  });
});
