import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die } from '../start/samples/sample';
import { dummies } from './dummies';
import { attackOdds, attackModeAgainst, duelTable, type Fighter } from './encounter';
import { fighter } from '../../../painted-die/odds/fixtures';
import { anyHero } from './fixtures';

/**
 * The same duel played through phase by phase until next to nothing is left to play: chances of every state are pushed
 * forward action by action. Slow, and knows no equation.
 */
const playedThrough = (one: Fighter, other: Fighter, firstPhase: 0 | 1, phases: number) => {
  const sides = [one, other] as const;
  const modes = [attackModeAgainst(one, other), attackModeAgainst(other, one)] as const;
  const spreads = new Map<string, readonly number[]>();
  const spread = (who: 0 | 1, hands: readonly [number, number]): readonly number[] => {
    const key = `${who} ${hands.join(' ')}`;
    const known = spreads.get(key);
    if (known) return known;
    const foe = who === 0 ? 1 : 0;
    const found = attackOdds(
      { ...sides[who], hand: hands[who], way: modes[who].id },
      { ...sides[foe], hand: hands[foe] },
    ).spread;
    spreads.set(key, found);
    return found;
  };
  interface State {
    readonly hands: readonly [number, number];
    readonly loads: readonly [number, number];
  }
  type Mass = Map<string, { readonly state: State; readonly p: number }>;
  const add = (mass: Mass, state: State, p: number): void => {
    const key = JSON.stringify([state.hands, state.loads.map(String)]);
    mass.set(key, { state, p: (mass.get(key)?.p ?? 0) + p });
  };
  const act = (mass: Mass, who: 0 | 1): Mass => {
    const next: Mass = new Map();
    for (const { state, p } of mass.values()) {
      const { hands, loads } = state;
      const withLoad = (load: number): State['loads'] => (who === 0 ? [load, loads[1]] : [loads[0], load]);
      if (hands[0] === 0 || hands[1] === 0) add(next, state, p);
      else if (loads[who] > 0) add(next, { hands, loads: withLoad(loads[who] - 1) }, p);
      else {
        spread(who, hands).forEach((chance, damage) => {
          const left = Math.max(0, hands[who === 0 ? 1 : 0] - damage);
          const after: State['hands'] = who === 0 ? [hands[0], left] : [left, hands[1]];
          if (chance > 0) add(next, { hands: after, loads: withLoad(modes[who].reload) }, p * chance);
        });
      }
    }
    return next;
  };
  const phase = (mass: Mass, first: 0 | 1): Mass => {
    const second = first === 0 ? 1 : 0;
    let now = mass;
    for (let action = 0; action < modes[first].actions; action += 1) now = act(now, first);
    for (let action = 0; action < modes[second].actions; action += 1) now = act(now, second);
    return now;
  };
  let mass: Mass = new Map();
  add(mass, { hands: [one.hand, other.hand], loads: [0, 0] }, 1);
  mass = phase(mass, firstPhase);
  for (let round = 1; round < phases; round += 1) {
    const next: Mass = new Map();
    for (const first of [0, 1] as const) {
      for (const { state, p } of phase(mass, first).values()) add(next, state, p / 2);
    }
    mass = next;
  }
  const ended = [...mass.values()];
  const total = (holds: (state: State) => boolean): number =>
    ended.filter(({ state }) => holds(state)).reduce((sum, { p }) => sum + p, 0);
  return { win: total(({ hands }) => hands[1] === 0), lose: total(({ hands }) => hands[0] === 0) };
};

describe('a duel against playing it through', () => {
  it('equals it for random heroes and small Hands', () => {
    fc.assert(
      fc.property(
        anyHero,
        anyHero,
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 2 }),
        (a, b, x, y) => {
          const one = fighter(a, { hand: 2 });
          const other = fighter(b, { hand: 2 });
          const odds = duelTable(one, other, 2)[x - 1]?.[y - 1];
          const ways = { one: attackModeAgainst(one, other).id, other: attackModeAgainst(other, one).id };
          for (const [first, ending] of [
            [0, odds?.first],
            [1, odds?.second],
          ] as const) {
            const played = playedThrough(
              { ...one, hand: x, way: ways.one },
              { ...other, hand: y, way: ways.other },
              first,
              250,
            );
            const sum = (ending?.win ?? 0) + (ending?.lose ?? 0) + (ending?.draw ?? 0);
            expect(sum).toBeCloseTo(1, 12);
            // A duel that is still open after this many phases is a draw, or next to nothing.
            const open = 1 - played.win - played.lose;
            if ((ending?.draw ?? 0) < 1e-9 && open > 1e-9) return;
            expect(ending?.win).toBeCloseTo(played.win, 9);
            expect(ending?.lose).toBeCloseTo(played.lose, 9);
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});

const heroWith = (parts: Partial<HeroDraft>): HeroDraft => ({ ...newHero('Anybody'), ...parts });

describe('a duel by hand', () => {
  it('is even between two of a kind, and better for who comes first', () => {
    const hero = heroWith({ faces: die({ 5: { melee: 4 }, 6: { melee: 4 } }) });
    const table = duelTable(fighter(hero), fighter(hero), 5);
    for (let hand = 0; hand < 5; hand += 1) {
      const odds = table[hand]?.[hand];
      expect(odds?.even.win).toBeCloseTo(0.5, 12);
      expect(odds?.first.win).toBeGreaterThan(0.5);
      expect(odds?.even.draw).toBe(0);
    }
  });

  it('solves one die against one die: a chance of one half each action', () => {
    const hero = heroWith({ faces: die({ 4: { melee: 1 }, 5: { melee: 1 }, 6: { melee: 1 } }) });
    // Within a phase the first wins with 3/4, the second then with 3/16; 1/16 goes on as an even duel.
    const odds = duelTable(fighter(hero), fighter(hero), 1)[0]?.[0];
    expect(odds?.first.win).toBeCloseTo(3 / 4 + 1 / 32, 14);
    expect(odds?.second.win).toBeCloseTo(3 / 16 + 1 / 32, 14);
  });

  it('is a draw when neither can hurt the other', () => {
    const odds = duelTable(fighter(heroWith({})), fighter(heroWith({})), 2)[1]?.[1];
    expect(odds?.even).toEqual({ win: 0, lose: 0, draw: 1 });
  });

  it('ends with the single shot of a cannon where nothing else can hurt', () => {
    const gunner = heroWith({
      faces: die({ 4: { ranged: 1 }, 5: { ranged: 1 }, 6: { ranged: 1 } }),
      equipment: { armour: 'none', shield: false, weapons: [{ type: 'cannon' }], other: [] },
    });
    const odds = duelTable(fighter(gunner), fighter(heroWith({})), 1)[0]?.[0];
    expect(odds?.even).toEqual({ win: 0.5, lose: 0, draw: 0.5 });
  });

  it('lets a dummy kick once a turn', () => {
    const [cloth] = dummies(() => 'Cloth');
    if (!cloth) throw new Error('no dummy');
    const odds = duelTable(fighter(cloth.hero), fighter(heroWith({})), 1)[0]?.[0];
    expect(odds?.even).toEqual({ win: 1, lose: 0, draw: 0 });
  });
});
