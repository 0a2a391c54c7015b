import { die } from '../../sheet/pips';
import { describe, expect, it } from 'vitest';
import { creatures } from '../../start/creatures';
import { sidesByPip } from '../../../../painted-die/match/roll';
import { arena, type Arena } from '../testing/arena';
import type { Fighter, Fighters } from '../testing/fighters';
import { cast, scene, undead } from '../testing/necromancers';

/** The opponent stands far off. */
const duel = (skill: string, more: Fighters): Arena =>
  scene([skill], { foe: { at: [20, 20], team: 1 }, ...more });

const body = (at: readonly [number, number]): Fighter => ({ at, team: 1, with: { life: 'dead', hand: 0 } });

const fresh = (match: Arena, kind: string) =>
  match.situation().figures.filter((figure) => figure.kind === kind && figure.life === 'up');

describe('Raise Zombie', () => {
  it('raises one where the body lies, with 5 dice, yours, and wastes the body', () => {
    const match = duel('raise-zombie', { corpse: body([12, 10]) });
    cast(match, 'raise-zombie', 'corpse', '61111');
    const [zombie] = fresh(match, 'undead');
    expect(zombie).toMatchObject({ hand: 5, team: 0, owner: 0, hero: 0, at: match.the('corpse').at });
    expect(match.the('corpse')).toMatchObject({ isWasted: true, life: 'dead' });
    const sheet = match.situation().sheets[zombie?.sheet ?? 0];
    expect(sheet?.sides).toEqual(sidesByPip(die, creatures.zombie.faces));
  });

  it('raises two with two Skill pips, and one Magic pip controls one of them, by lot', () => {
    const match = duel('raise-zombie', { corpse: body([12, 10]) });
    cast(match, 'raise-zombie', 'corpse', '66111 1');
    expect(fresh(match, 'undead')).toHaveLength(1);
  });

  it('keeps as many as the Magic pips of the chosen die', () => {
    const match = duel('raise-zombie', { corpse: body([12, 10]), old: undead([14, 10], 2) });
    cast(match, 'raise-zombie', 'corpse', '65111');
    expect(fresh(match, 'undead')).toHaveLength(2);
  });

  it('lets the one with the least Life perish, and it leaves no body', () => {
    const match = duel('raise-zombie', { corpse: body([12, 10]), old: undead([14, 10], 2) });
    cast(match, 'raise-zombie', 'corpse', '61111');
    expect(match.the('old').life).toBe('gone');
    expect(fresh(match, 'undead')).toHaveLength(1);
  });

  it('leaves the Undead of others alone', () => {
    const match = duel('raise-zombie', {
      corpse: body([12, 10]),
      other: { at: [5, 5], kind: 'undead', of: 'foe', team: 1, with: { hand: 1 } },
    });
    cast(match, 'raise-zombie', 'corpse', '61111');
    expect(match.the('other').life).toBe('up');
  });

  it('takes the unconscious as well, and they may still get up', () => {
    const match = duel('raise-zombie', { corpse: { at: [12, 10], with: { life: 'down', hand: 0 } } });
    cast(match, 'raise-zombie', 'corpse', '61111');
    expect(match.the('corpse')).toMatchObject({ isWasted: true, life: 'down' });
  });

  it.each([
    ['on somebody who stands', { at: [12, 10] as const, team: 1 }],
    ['on a wasted body', { at: [12, 10] as const, with: { life: 'dead' as const, hand: 0, isWasted: true } }],
    ['beyond the reach of the best die', body([21.1, 10])],
  ])('is not offered %s', (_, corpse) => {
    const match = duel('raise-zombie', { corpse });
    expect(match.offers({ pick: 'use', target: match.id('corpse') })).toBe(false);
  });

  it('is offered as far as two Magic pips reach, 10#', () => {
    const match = duel('raise-zombie', { corpse: body([21, 10]) });
    expect(match.offers({ pick: 'use', target: match.id('corpse') })).toBe(true);
  });

  it('fizzles without a Skill pip: no zombie, no wasted body, and 1 Life lost', () => {
    const match = duel('raise-zombie', { corpse: body([12, 10]) });
    cast(match, 'raise-zombie', 'corpse', '51111');
    expect(fresh(match, 'undead')).toHaveLength(0);
    expect(match.the('corpse').isWasted).toBe(false);
    expect(match.the('necro').hand).toBe(4);
  });
});

describe('Undead', () => {
  it('act in the turn in which they are raised, once the hero is done', () => {
    const match = duel('raise-zombie', { corpse: body([12, 10]) });
    cast(match, 'raise-zombie', 'corpse', '61111');
    match.act({ pick: 'end' });
    expect(match.situation().figures[match.situation().acting]?.kind).toBe('undead');
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.offers({ pick: 'delay' })).toBe(false);
  });

  it('lose 1 Life on each turn of their master after the first, and perish with the last', () => {
    const match = duel('raise-zombie', { corpse: body([12, 10]) });
    cast(match, 'raise-zombie', 'corpse', '61111');
    expect(fresh(match, 'undead')).toMatchObject([{ hand: 5 }]);
    match.turnOf('necro');
    expect(fresh(match, 'undead')).toMatchObject([{ hand: 4 }]);
    for (let turns = 0; turns < 3; turns += 1) match.turnOf('necro');
    expect(fresh(match, 'undead')).toMatchObject([{ hand: 1 }]);
    match.turnOf('necro');
    expect(fresh(match, 'undead')).toEqual([]);
  });

  it('are immune to critical hits', () => {
    const match = arena({
      hero: { at: [10, 10], faces: { 6: { melee: 2 } }, weapons: [{ type: 'blunt' }] },
      foe: { at: [20, 20], team: 1 },
      zombie: { at: [11, 10], kind: 'undead', of: 'foe', team: 1 },
    });
    match.act({ pick: 'melee', target: match.id('zombie') }, '66111 11111');
    expect(match.the('zombie')).toMatchObject({ hand: 3, conditions: [] });
  });

  it.each(['undead', 'golem'] as const)(
    'go for the closest when their master fell, friend or foe (%s)',
    (kind) => {
      const match = arena({
        foe: { at: [10, 10], faces: { 6: { melee: 2 } } },
        necro: { at: [11, 10], team: 1, with: { hand: 2 } },
        friend: { at: [14, 10], team: 1 },
        zombie: { at: [16, 10], kind, of: 'necro', team: 1, faces: { 6: { melee: 1 } } },
      });
      match.act({ pick: 'melee', target: match.id('necro') }, '61111 11');
      expect(match.the('zombie').owner).toBe(-1);
      match.turnOf('friend', '6111 11111');
      expect(match.the('friend').hand).toBe(4);
      expect(match.the('zombie').at.x).toBe(15 * 1024);
    },
  );
});

describe('Awake Golem', () => {
  it.each([
    ['one die in Hand of five', '61111', 1, 5],
    ['two Magic pips: two dice in Hand', '65111', 2, 5],
    ['two Skill pips: one die more in the Dicepool, and so in the Hand', '66111', 2, 6],
    ['three Skill pips: two more', '66611', 3, 7],
    ['three Skill pips and two Magic pips', '66651', 4, 7],
  ])('raises one Golem: %s', (_, dice, hand, pool) => {
    const match = duel('awake-golem', { corpse: body([12, 10]) });
    cast(match, 'awake-golem', 'corpse', dice);
    expect(fresh(match, 'golem')).toMatchObject([{ hand, pool, at: match.the('corpse').at }]);
    expect(match.the('corpse').isWasted).toBe(true);
  });

  it('has a Hand of 5 and a Dicepool of 7 with three pips of each kind', () => {
    const necro: Fighter = {
      at: [10, 10],
      faces: { 6: { skill: 1 }, 5: { magic: 3 } },
      skills: ['necromancer/awake-golem'],
    };
    const match = duel('awake-golem', { necro, corpse: body([12, 10]) });
    cast(match, 'awake-golem', 'corpse', '66651');
    expect(fresh(match, 'golem')).toMatchObject([{ hand: 5, pool: 7 }]);
  });

  it('leaves a body that serves again when it crumbles', () => {
    const match = duel('awake-golem', {
      golem: { at: [12, 10], kind: 'golem', of: 'necro', with: { hand: 1 } },
    });
    match.turnOf('necro');
    expect(match.the('golem').life).toBe('dead');
    expect(match.offers({ pick: 'use', target: match.id('golem') })).toBe(true);
  });

  it('fizzles without a Magic pip', () => {
    const match = duel('awake-golem', { corpse: body([12, 10]) });
    match.act({ pick: 'use', target: match.id('corpse') }, '31111', [{ pick: 'no' }]);
    expect(fresh(match, 'golem')).toEqual([]);
  });
});
