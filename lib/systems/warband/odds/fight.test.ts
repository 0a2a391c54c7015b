import { describe, expect, it } from 'vitest';
import { newFighter, type Fighter } from '../sheet/warband';
import { fightOdds, ways, type Way } from './fight';

const fighter = (rank: Fighter['rank'], stat: number, more: Partial<Fighter> = {}): Fighter => ({
  ...newFighter(rank, 1),
  stat,
  melee: 'Sword',
  ...more,
});
const melee: Way = { way: 'melee', friends: 0 };
const shot = (range: 5 | 10 | 15, cover = false): Way => ({ way: 'shot', range, cover });
const rookie = fighter('rookie', 3);
const boss = fighter('boss', 5);
const specialist = fighter('specialist', 4);
const light = { name: 'Bow', class: 'light' } as const;
const medium = { name: 'Rifle', class: 'medium' } as const;
const area = { name: 'Mortar', class: 'heavy-area' } as const;
const precise = { name: 'Cannon', class: 'heavy-precise' } as const;

/** Counted by hand from the text: hits, and wounds of those hits. */
const table: readonly (readonly [string, Fighter, Fighter, Way, number, number])[] = [
  ['a rookie strikes a rookie', rookie, rookie, melee, 3 / 6, 3 / 6],
  ['with a friend beside', rookie, rookie, { way: 'melee', friends: 1 }, 4 / 6, 3 / 6],
  ['a boss strikes a specialist', boss, specialist, melee, 5 / 10, 4 / 8],
  ['a shield is rolled again in melee', rookie, fighter('rookie', 3, { shield: true }), melee, 3 / 6, 1 / 4],
  ['a Fighter strikes with 1 off', fighter('rookie', 3, { role: 'fighter' }), rookie, melee, 4 / 6, 3 / 6],
  [
    'a Fighter is shot at with 1 off',
    fighter('rookie', 3, { shooter: light }),
    fighter('rookie', 3, { role: 'fighter' }),
    shot(5),
    3 / 6,
    4 / 6,
  ],
  ['a Gunner is struck with 1 off', rookie, fighter('rookie', 3, { role: 'gunner' }), melee, 3 / 6, 4 / 6],
  [
    'a Gunner shoots with 1 off',
    fighter('rookie', 3, { role: 'gunner', shooter: light }),
    rookie,
    shot(5),
    4 / 6,
    3 / 6,
  ],
  ['a Thug takes the lower of two', fighter('rookie', 3, { role: 'thug' }), rookie, melee, 3 / 4, 3 / 6],
  [
    'a Brawler worsens the defence',
    fighter('specialist', 4, { role: 'brawler' }),
    rookie,
    melee,
    4 / 8,
    3 / 4,
  ],
  ['a Tank takes the higher of two', rookie, fighter('specialist', 4, { role: 'tank' }), melee, 3 / 6, 1 / 4],
  [
    'a Brawler strikes a Tank',
    fighter('specialist', 4, { role: 'brawler' }),
    fighter('specialist', 4, { role: 'tank' }),
    melee,
    4 / 8,
    4 / 8,
  ],
  ['a Veteran attacks better', fighter('specialist', 4, { role: 'veteran' }), rookie, melee, 5 / 8, 3 / 6],
  ['a Veteran defends better', rookie, fighter('specialist', 4, { role: 'veteran' }), melee, 3 / 6, 3 / 8],
  ['a bow near', fighter('rookie', 3, { shooter: light }), rookie, shot(5), 3 / 6, 3 / 6],
  ['a bow further', fighter('rookie', 3, { shooter: light }), rookie, shot(10), 1 / 4, 3 / 6],
  ['a rifle near', fighter('rookie', 3, { shooter: medium }), rookie, shot(5), 3 / 4, 3 / 6],
  ['a rifle further', fighter('rookie', 3, { shooter: medium }), rookie, shot(10), 3 / 6, 3 / 6],
  ['a rifle far', fighter('rookie', 3, { shooter: medium }), rookie, shot(15), 1 / 4, 3 / 6],
  ['a mortar further', fighter('rookie', 3, { shooter: area }), rookie, shot(10), 1 / 4, 3 / 6],
  ['a cannon far', fighter('rookie', 3, { shooter: precise }), rookie, shot(15), 1 / 4, 3 / 6],
  ['cover is rolled again', fighter('rookie', 3, { shooter: light }), rookie, shot(5, true), 3 / 6, 1 / 4],
  [
    'a Sniper leaves no cover',
    fighter('specialist', 4, { role: 'sniper', shooter: light }),
    fighter('rookie', 3, { shield: true }),
    shot(5, true),
    4 / 8,
    3 / 6,
  ],
  [
    'a Ranger far with a bow',
    fighter('specialist', 4, { role: 'ranger', shooter: light }),
    rookie,
    shot(15),
    3 / 4,
    3 / 6,
  ],
  [
    'a Martial Artist',
    { ...newFighter('specialist', 1), role: 'martial-artist' },
    rookie,
    melee,
    3 / 4,
    3 / 6,
  ],
  [
    'an animal hits with 3 or more of 8',
    fighter('specialist', 3, { role: 'shapeshifter' }),
    rookie,
    melee,
    6 / 8,
    3 / 6,
  ],
];

describe('a fight', () => {
  it.each(table)('%s', (_, attacker, target, way, hit, wounds) => {
    const odds = fightOdds(attacker, target, way);
    expect(odds?.hit).toBeCloseTo(hit, 12);
    expect(odds?.wound).toBeCloseTo(hit * wounds, 12);
  });

  it.each<readonly [string, Fighter, Way]>([
    ['without a weapon', newFighter('rookie', 1), melee],
    ['a bow far', fighter('rookie', 3, { shooter: light }), shot(15)],
    ['a mortar far', fighter('rookie', 3, { shooter: area }), shot(15)],
    ['a shapeshifter with a bow', fighter('boss', 3, { role: 'shapeshifter', shooter: light }), shot(5)],
  ])('is none: %s', (_, attacker, way) => {
    expect(fightOdds(attacker, rookie, way)).toBeUndefined();
  });

  it('leaves a rookie standing as often as he takes no wound, and a boss whatever one attack does', () => {
    expect(fightOdds(rookie, rookie, melee)).toMatchObject({ standing: 3 / 4, inPlay: 3 / 4 });
    expect(fightOdds(rookie, specialist, melee)).toMatchObject({ standing: 3 / 4, inPlay: 1 });
    expect(fightOdds(rookie, boss, melee)).toMatchObject({ standing: 1, inPlay: 1 });
  });

  it('counts both attacks of a Berserker, and both wounds of a precise shot', () => {
    const berserker = fighter('specialist', 4, { role: 'berserker' });
    const twice = fightOdds(berserker, specialist, melee);
    expect(twice?.standing).toBeCloseTo((3 / 4) ** 2, 12);
    expect(twice?.inPlay).toBeCloseTo(1 - (1 / 4) ** 2, 12);
    expect(fightOdds(berserker, boss, melee)?.standing).toBeCloseTo(1 - (1 / 4) ** 2, 12);
    const gun = fightOdds(fighter('specialist', 4, { shooter: precise }), specialist, shot(5));
    expect(gun?.standing).toBeCloseTo(gun?.inPlay ?? 0, 12);
    expect(fightOdds(fighter('specialist', 4, { shooter: precise }), boss, shot(5))?.standing).toBeCloseTo(
      1 - (1 / 4) * (1 / 2),
      12,
    );
  });

  it('is answered by a Warrior as often as he is wounded and the attacker does not defend', () => {
    const warrior = fighter('specialist', 4, { role: 'warrior' });
    expect(fightOdds(rookie, warrior, melee)?.answered).toBeCloseTo((1 / 2) * (1 / 2) * (1 / 2), 12);
    expect(fightOdds(rookie, specialist, melee)?.answered).toBe(0);
  });

  it('gives chances, whatever the stats', () => {
    for (const stat of [0, 1, 4, 20])
      for (const role of ['veteran', 'tank', 'brawler', 'shapeshifter', 'berserker', 'warrior'])
        for (const way of ways) {
          const odds = fightOdds(
            fighter('specialist', stat, { role, shooter: medium }),
            fighter('boss', stat, { role }),
            way,
          );
          for (const chance of Object.values(odds ?? {})) {
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1 + 1e-12);
          }
        }
  });
});
