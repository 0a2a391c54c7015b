import { describe, expect, it } from 'vitest';
import type { Arena } from '../testing/arena';
import type { Fighters } from '../testing/fighters';
import { casterFaces as faces, strike } from '../testing/casters';
import { away, cast, scene, spellsOn } from '../testing/followers';

describe('Entropic Shield', () => {
  const shielded = (dice: string, more: Fighters = {}): Arena =>
    cast(
      scene(['entropic-shield'], {
        druid: {
          at: [10, 10],
          faces,
          skills: ['druid/entropic-shield'],
          with: {
            conditions: [
              { condition: 'poisoned', count: 2 },
              { condition: 'slowed', count: 1 },
            ],
          },
        },
        ...more,
      }),
      'entropic-shield',
      'druid',
      dice,
      dice.startsWith('66') ? [] : [{ pick: 'condition', condition: 'poisoned' }],
    );

  it('takes any condition with all its counters, for each Skill pip', () => {
    expect(shielded('61111').the('druid').conditions).toEqual([{ condition: 'slowed', count: 1 }]);
    expect(shielded('66111').the('druid').conditions).toEqual([]);
  });

  it('lets no further condition come, and gives 1 Dazed for each turn when it wears off', () => {
    const match = shielded('66511', {
      foe: { at: [11, 10], team: 1, faces: { 6: { melee: 1 } }, weapons: [{ type: 'slashing' }] },
    }).turnOf('foe');
    strike(match, 'druid', '66111 11111');
    expect(match.the('druid')).toMatchObject({ hand: 4, conditions: [] });
    match.turnOf('druid').turnOf('foe');
    expect(match.the('druid').conditions).toEqual([]);
    match.turnOf('druid').act({ pick: 'end' });
    expect(match.the('druid')).toMatchObject({ auras: [], conditions: [{ condition: 'dazed', count: 2 }] });
  });

  it('gives 1 after one turn, and does not help against what burns already', () => {
    const match = scene(['entropic-shield'], {
      druid: {
        at: [10, 10],
        faces,
        skills: ['druid/entropic-shield'],
        with: {
          alight: 1,
          conditions: [
            { condition: 'burning', count: 1 },
            { condition: 'slowed', count: 1 },
          ],
        },
      },
    });
    cast(match, 'entropic-shield', 'druid', '61111', [{ pick: 'condition', condition: 'slowed' }]);
    match.turnOf('foe');
    expect(match.the('druid').hand).toBe(3);
    match.turnOf('druid').act({ pick: 'end' });
    expect(match.the('druid').conditions).toEqual([{ condition: 'dazed', count: 1 }]);
  });
});

describe('Force of Nature', () => {
  const grove: Fighters = {
    friend: { at: [10, 11] },
    near: { at: [11.4, 10] },
    far: { at: [10, 13] },
    foe: { at: [10, 9], team: 1, faces: { 6: { magic: 2 } } },
  };

  it('gives each ally within 0.5# a Magic pip 1 die a Skill pip, to the end of his next turn', () => {
    const match = cast(scene(['force-of-nature'], grove), 'force-of-nature', 'druid', '66111');
    const hands = (): readonly number[] =>
      ['druid', 'friend', 'near', 'far', 'foe'].map((name) => match.the(name).hand);
    expect(hands()).toEqual([7, 7, 5, 5, 5]);
    match.turnOf('friend').act({ pick: 'end' });
    expect(hands()).toEqual([7, 5, 5, 5, 5]);
    match.turnOf('druid');
    expect(match.the('druid').hand).toBe(7);
    match.act({ pick: 'end' });
    expect(match.the('druid').hand).toBe(5);
  });

  it('reaches further with two Magic pips', () => {
    const match = cast(scene(['force-of-nature'], grove), 'force-of-nature', 'druid', '65111');
    expect([match.the('near').hand, match.the('far').hand]).toEqual([6, 5]);
  });

  it('is borne by each of them, and kept off by a Nature Spell on him (ruling druid-force-of-nature)', () => {
    const match = scene(['force-of-nature', 'bark-skin'], grove);
    cast(match, 'bark-skin', 'friend', '61111');
    cast(match, 'force-of-nature', 'druid', '65111');
    expect([spellsOn(match, 'friend'), spellsOn(match, 'near')]).toEqual([
      ['bark-skin'],
      ['force-of-nature'],
    ]);
    expect([match.the('friend').hand, match.the('near').hand]).toEqual([5, 6]);
  });

  it('still reaches others where the druid himself bears a Nature Spell', () => {
    const match = scene(['force-of-nature', 'bark-skin'], grove);
    cast(match, 'bark-skin', 'druid', '61111');
    cast(match, 'force-of-nature', 'druid', '61111');
    expect([match.the('druid').hand, match.the('friend').hand]).toEqual([5, 6]);
  });
});

describe('Genesis', () => {
  const healer = (dice: string, skill: string): Arena => {
    const match = scene(['genesis'], {
      foe: away,
      friend: { at: [12, 11], with: { hand: 1 } },
      zealot: {
        at: [12, 12],
        faces,
        skills: ['zealot/life-boon', 'zealot/mend-condition', 'survival/regenerate'],
      },
    });
    cast(match, 'genesis', 'friend', dice).turnOf('zealot');
    return match.act({ pick: 'use', skill, target: match.id('friend') }, '61111');
  };

  it('adds 1 Life a Skill pip to every spell that restores 1 or more', () => {
    expect(healer('65111', 'zealot/life-boon').the('friend').hand).toBe(3);
    expect(healer('66511', 'zealot/life-boon').the('friend').hand).toBe(4);
    expect(healer('65111', 'zealot/mend-condition').the('friend').hand).toBe(1);
  });

  it('adds nothing to what is no spell', () => {
    const match = scene(['genesis'], { foe: away });
    cast(match, 'genesis', 'druid', '65111');
    expect(spellsOn(match, 'druid')).toEqual(['genesis']);
  });

  it("ends with the target's next turn", () => {
    const match = scene(['genesis']);
    cast(match, 'genesis', 'friend', '61111').turnOf('druid');
    expect(spellsOn(match, 'friend')).toEqual([]);
  });
});

describe('Weaken', () => {
  const weak = (dice: string, more: Fighters = {}): Arena => {
    const match = scene(['weaken'], {
      foe: { at: [12, 10], team: 1, faces: { 5: { defence: 1 } } },
      friend: { at: [12, 11], faces: { 6: { melee: 1 } } },
      ...more,
    });
    return cast(match, 'weaken', 'foe', dice).turnOf('friend');
  };

  it('adds 1 a Skill pip whenever the target takes damage', () => {
    expect(strike(weak('65111'), 'foe', '61111 11111').the('foe').hand).toBe(3);
    expect(strike(weak('66511'), 'foe', '61111 11111').the('foe').hand).toBe(2);
  });

  it('adds nothing where none is left (ruling druid-weaken)', () => {
    expect(strike(weak('65111'), 'foe', '61111 51111').the('foe').hand).toBe(5);
  });

  it('adds nothing to a loss of Life, and ends with his next turn', () => {
    const match = weak('61111', {
      foe: { at: [12, 10], team: 1, with: { conditions: [{ condition: 'poisoned', count: 1 }] } },
    });
    expect(match.the('foe')).toMatchObject({ hand: 4, auras: [] });
  });
});
