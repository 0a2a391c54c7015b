import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, isError } from '../rules/check';
import { samples } from '../start/samples';
import type { HeroDraft } from '../sheet/hero';
import { attackModeAgainst, attackOdds, dummies, duelTable, type Fighter } from './encounter';
import { fighter } from '../../../painted-die/odds/fixtures';
import { anyHero, best, everyRoll, sum, type Roll } from './fixtures';
import { attackModesOf } from './attack-modes';

const sampleOf = (name: string): HeroDraft => {
  const found = samples.find(({ sheet }) => sheet.name.startsWith(name));
  if (!found) throw new RangeError(name);
  return found.sheet;
};

/** The rules of chapter "Combat" and of spells, roll by roll. */
const dealt = (way: string, own: Fighter, foe: Fighter, roll: Roll, answer: Roll): number => {
  const { faces } = own.hero;
  const cover = foe.cover ? 1 : 0;
  if (way === 'melee' || way === 'ranged')
    return Math.max(0, best(faces, way, roll) + own.allies - best(foe.hero.faces, 'armour', answer) - cover);
  const [green, blue] = [sum(faces, 'skill', roll), best(faces, 'magic', roll)];
  if (green === 0) return 0;
  const value = way === 'primal-force/fireball' ? blue : blue > 0 ? green : 0;
  return Math.max(0, value - best(foe.hero.faces, 'magic', answer));
};

describe('attacks against a count of every roll', () => {
  it('equal it for random heroes, by every way that they have', () => {
    fc.assert(
      fc.property(
        anyHero,
        anyHero,
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 2 }),
        fc.boolean(),
        fc.nat({ max: 2 }),
        (hero, other, hand, dice, cover, allies) => {
          const foe = fighter(other, { hand: dice, cover });
          for (const { id, kind } of attackModesOf(hero)) {
            const own = fighter(hero, { hand, allies: kind === 'spell' ? 0 : allies, way: id });
            const odds = attackOdds(own, foe);
            const damages = everyRoll(hand).flatMap((roll) =>
              everyRoll(dice).map((answer) => dealt(id, own, foe, roll, answer)),
            );
            const share = (holds: (damage: number) => boolean): number =>
              damages.filter(holds).length / damages.length;
            expect(odds.hurt).toBeCloseTo(
              share((damage) => damage > 0),
              12,
            );
            expect(odds.kill).toBeCloseTo(
              share((damage) => damage >= dice),
              12,
            );
            expect(odds.damage).toBeCloseTo(damages.reduce((all, one) => all + one, 0) / damages.length, 12);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are those of the book: the wizard shows his face, and the paladin one blue pip', () => {
    const hekate = fighter(sampleOf('Hekate'));
    const bito = fighter(sampleOf('Bito'));
    const shown = 1 - (5 / 6) ** 5;
    const fireball = attackOdds({ ...hekate, way: 'primal-force/fireball' }, bito);
    // "Some 60 %" of chapter "The Dicepool", and 4 damage where the paladin shows his 6 as well.
    expect(fireball.hit).toBeCloseTo(shown, 12);
    expect(fireball.spread[4]).toBeCloseTo(shown * shown, 12);
    expect(fireball.spread[5]).toBeCloseTo(shown * (1 - shown), 12);
    expect(attackModesOf(hekate.hero).map(({ id }) => id)).toEqual([
      'primal-force/fireball',
      'primal-force/starfire',
      'primal-force/icy-shackles',
    ]);
  });

  it('know no supporters of a spell', () => {
    const spell = { ...fighter(sampleOf('Hekate')), way: 'primal-force/fireball' };
    const foe = fighter(sampleOf('Bito'));
    expect(attackOdds({ ...spell, allies: 3 }, foe)).toEqual(attackOdds(spell, foe));
  });
});

describe('dummies', () => {
  it('are legal but for what they do not do, and never attack', () => {
    for (const { hero } of dummies((armour, shield) => `${armour} ${shield}`)) {
      const errors = check(hero).filter(isError);
      expect(errors.map(({ rule }) => rule)).toEqual([]);
      expect(attackOdds(fighter(hero), fighter(sampleOf('Bito'))).hit).toBe(0);
    }
  });
});

/** Chances of every state, pushed forward attack by attack: one attack a turn, always in the same order. */
const playedThrough = (one: Fighter, other: Fighter, first: 0 | 1, turns: number) => {
  const sides = [one, other] as const;
  const ways = [attackModeAgainst(one, other).id, attackModeAgainst(other, one).id] as const;
  let states = new Map([[`${one.hand} ${other.hand}`, 1]]);
  for (let turn = 0; turn < turns; turn += 1) {
    const who = (turn + first) % 2 === 0 ? 0 : 1;
    const next = new Map<string, number>();
    const add = (a: number, b: number, p: number): void => {
      const key = `${a} ${b}`;
      next.set(key, (next.get(key) ?? 0) + p);
    };
    for (const [key, p] of states) {
      const [a = 0, b = 0] = key.split(' ').map(Number);
      if (a === 0 || b === 0) {
        add(a, b, p);
        continue;
      }
      const hands = [a, b] as const;
      const foe = who === 0 ? 1 : 0;
      const { spread } = attackOdds(
        { ...sides[who], hand: hands[who], way: ways[who] },
        { ...sides[foe], hand: hands[foe] },
      );
      spread.forEach((chance, damage) => {
        const left = Math.max(0, hands[foe] - damage);
        if (chance > 0) add(who === 0 ? a : left, who === 0 ? left : b, p * chance);
      });
    }
    states = next;
  }
  const share = (side: 0 | 1): number =>
    [...states].reduce((all, [key, p]) => all + (key.split(' ')[side] === '0' ? p : 0), 0);
  return { win: share(1), lose: share(0) };
};

describe('a duel against playing it through', () => {
  it('equals it: one attack per turn, in turn order', () => {
    const bito = fighter(sampleOf('Bito'), { hand: 3 });
    const archer = fighter(sampleOf('Thranduil'), { hand: 3 });
    const duel = duelTable(bito, archer, 3)[2]?.[2];
    for (const [first, found] of [
      [0, duel?.first],
      [1, duel?.second],
    ] as const) {
      const played = playedThrough(bito, archer, first, 400);
      expect(found?.win).toBeCloseTo(played.win, 6);
      expect(found?.lose).toBeCloseTo(played.lose, 6);
    }
    expect(duel?.even.win).toBeCloseTo(((duel?.first.win ?? 0) + (duel?.second.win ?? 0)) / 2, 12);
  });

  it('is a draw where nobody can hurt the other', () => {
    const [bare, other] = dummies(() => 'Dummy').map(({ hero }) => fighter(hero));
    expect(bare && other && duelTable(bare, other, 1)[0]?.[0]?.even).toEqual({ win: 0, lose: 0, draw: 1 });
  });
});
