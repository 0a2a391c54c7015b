import { describe, expect, it } from 'vitest';
import type { Terrain } from '../../../../table/table';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';
import { casterFaces as faces } from '../testing/casters';
import { daemon } from '../testing/followers';

/** Summoner and daemon know the skill, which either may be meant to use. */
const scene = (
  skill: string,
  others: Readonly<Record<string, Fighter>> = {},
  terrain: readonly Terrain[] = [],
): Arena =>
  arena(
    {
      summoner: { at: [10, 10], faces, skills: [`summoner/${skill}`] },
      daemon: daemon([skill]),
      foe: { at: [13, 10], team: 1 },
      ...others,
    },
    { terrain },
  );

/** The daemon uses a skill of its own: the summoner gives up his actions first. */
const byDaemon = (match: Arena, skill: string, dice: string, answers: readonly Answer[] = []): Arena => {
  match.act({ pick: 'end' });
  return match.act({ pick: 'use', skill: `summoner/${skill}` }, dice, answers);
};

describe('Bite', () => {
  it('attacks, and a hit bleeds: one counter per Skill pip', () => {
    const match = byDaemon(scene('bite'), 'bite', '65111 11111');
    expect(match.the('foe')).toMatchObject({ hand: 3, conditions: [{ condition: 'bleeding', count: 1 }] });
    const twice = byDaemon(scene('bite'), 'bite', '66111 11111');
    expect(twice.the('foe').conditions).toEqual([{ condition: 'bleeding', count: 2 }]);
  });

  it('attacks without a Skill pip too', () => {
    const match = byDaemon(scene('bite'), 'bite', '51111 11111');
    expect(match.the('foe')).toMatchObject({ hand: 3, conditions: [] });
  });

  it('needs base contact', () => {
    const match = scene('bite', { foe: { at: [13.2, 10], team: 1 } });
    match.act({ pick: 'end' });
    expect(match.offers({ pick: 'use' })).toBe(false);
  });
});

describe('Daemonic Rage', () => {
  it('goes on with a bonus for each success, and costs DV', () => {
    const match = byDaemon(scene('daemonic-rage'), 'daemonic-rage', '61111 11111 51111 1111');
    expect(match.the('foe').hand).toBe(1);
    expect(match.the('daemon').modifiers).toHaveLength(1);
    match.turnOf('summoner');
    expect(match.the('daemon').modifiers).toHaveLength(0);
  });

  it('is over without a success', () => {
    const match = byDaemon(scene('daemonic-rage'), 'daemonic-rage', '51111 11111');
    expect(match.the('daemon').modifiers).toHaveLength(0);
  });
});

describe('Horns', () => {
  it('moves twice, then attacks and knocks down', () => {
    const match = byDaemon(scene('horns', { foe: { at: [17, 10], team: 1 } }), 'horns', '65111 11111', [
      [14, 10],
      [16, 10],
    ]);
    expect(match.the('foe').hand).toBe(3);
    const given = { figure: match.id('foe'), condition: 'knockdown', count: 1, by: match.id('daemon') };
    expect(match.events()).toContainEqual(expect.objectContaining({ type: 'condition', ...given }));
  });

  it('does nothing without contact', () => {
    const match = byDaemon(scene('horns', { foe: { at: [17, 10], team: 1 } }), 'horns', '66111');
    expect(match.the('foe')).toMatchObject({ hand: 5, conditions: [] });
  });
});

describe('Fiery Breath', () => {
  it.each([
    ['just in range', 13.9, 3],
    ['just out of range', 14.1, 5],
  ])('burns 1# per Skill pip away: %s', (_, x, hand) => {
    const match = byDaemon(scene('fiery-breath', { foe: { at: [x, 10], team: 1 } }), 'fiery-breath', '61111');
    expect(match.the('foe').hand).toBe(hand);
  });
});

describe('what names a range', () => {
  it('needs sight (ruling 14 for skills)', () => {
    const wall = block(12.6, 8, 0.2, 4);
    const others = { foe: { at: [13.5, 10], team: 1 } } as const;
    const breathes = (terrain: readonly Terrain[]): boolean =>
      scene('fiery-breath', others, terrain).act({ pick: 'end' }).offers({ pick: 'use' });
    expect([breathes([]), breathes([wall])]).toEqual([true, false]);
  });
});

describe('Spikes', () => {
  it('attack whoever attacks the daemon in melee, first, until its next turn', () => {
    const match = byDaemon(scene('spikes'), 'spikes', '61111');
    match.turnOf('foe');
    match.act({ pick: 'melee', target: match.id('daemon') }, '11111 1111');
    expect(match.the('foe').hand).toBe(4);
    match.turnOf('summoner');
    expect(match.the('daemon').modifiers).toEqual([]);
  });
});

describe('Poison Nails', () => {
  it('poison with the next attack that hits, per Magic pip one', () => {
    const match = scene('poison-nails');
    match.act({ pick: 'use', target: match.id('daemon') }, '61111');
    match.act({ pick: 'end' });
    match.act({ pick: 'melee', target: match.id('foe') }, '11111');
    expect(match.the('daemon').auras).toHaveLength(1);
    match.act({ pick: 'melee', target: match.id('foe') }, '51111 11111');
    expect(match.the('foe').conditions).toEqual([{ condition: 'poisoned', count: 1 }]);
    expect(match.the('daemon').auras).toEqual([]);
  });
});

describe('Shadow Form', () => {
  /** The daemon's Magic pips take nothing from the spell; its MDV is 0 by then (ruling summoner-shadow-form). */
  it('is not resisted by the Magic pips that it sets to 0', () => {
    const match = scene('shadow-form', { daemon: daemon(['shadow-form'], { faces: { 6: { magic: 2 } } }) });
    match.act({ pick: 'use', target: match.id('daemon') }, '61111');
    expect(match.events().filter(({ type }) => type === 'rolled')).toHaveLength(1);
    expect(match.the('daemon').modifiers).toHaveLength(3);
  });

  it('is resisted by what an earlier one added: bonuses count', () => {
    const match = scene('shadow-form');
    match.act({ pick: 'use', target: match.id('daemon') }, '61111');
    match.act({ pick: 'use', target: match.id('daemon') }, '61111');
    expect(match.events()).toContainEqual(expect.objectContaining({ type: 'resisted', power: 0 }));
  });

  it('sets DV and MDV to 0 and adds DV and MDV, until your next turn', () => {
    const match = scene('shadow-form');
    match.act({ pick: 'use', target: match.id('daemon') }, '65111', [{ value: 2 }]);
    expect(match.the('daemon').modifiers).toHaveLength(3);
    match.turnOf('summoner');
    expect(match.the('daemon').modifiers).toHaveLength(0);
  });
});
