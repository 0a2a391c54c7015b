import { describe, expect, it } from 'vitest';
import type { Answer, Arena } from '../testing/arena';
import type { Fighters } from '../testing/fighters';
import { casterFaces as faces } from '../testing/casters';
import { cast, offered, scene, undead } from '../testing/necromancers';

describe('a Death Spell', () => {
  it('costs 1 Life when it fails, and nothing when it works', () => {
    expect(cast(scene(['spill-blood']), 'spill-blood', 'foe', '11111').the('necro').hand).toBe(4);
    expect(cast(scene(['spill-blood']), 'spill-blood', 'foe', '61111 11111').the('necro').hand).toBe(5);
  });

  it('turns a die to the Skill pip for 1 Life, paid after the roll of the whole Hand', () => {
    const match = scene(['spill-blood']);
    cast(match, 'spill-blood', 'foe', '51111 11111', [{ pick: 'yes' }]);
    expect(match.the('necro').hand).toBe(4);
    expect(match.the('foe').hand).toBe(3);
  });

  it('has a sacrifice paid even where no die needs turning', () => {
    const match = scene(['spill-blood'], {}, 1);
    cast(match, 'spill-blood', 'foe', '6 11111', [{ pick: 'yes' }]);
    expect(match.the('necro').life).toBe('dead');
  });

  it('kills at once whose last Life it costs, and counts a Skill pip more', () => {
    const match = scene(['spill-blood'], { other: { at: [12, 12], team: 1 } }, 1);
    cast(match, 'spill-blood', 'foe', '6 11111 11111', [{ pick: 'yes' }, { pick: 'figure', figure: 2 }]);
    expect(match.the('necro').life).toBe('dead');
    expect([match.the('foe').hand, match.the('other').hand]).toEqual([4, 4]);
  });

  it('leaves unconscious whom the loss of a failure alone fells', () => {
    const match = scene(['spill-blood'], {}, 1);
    cast(match, 'spill-blood', 'foe', '1');
    expect(match.the('necro').life).toBe('down');
  });
});

describe('Blood Ritual', () => {
  const friends: Fighters = {
    friend: { at: [10, 12], faces: { 6: { melee: 1 }, 5: { skill: 1 } }, skills: ['warrior/fierce-blow'] },
  };

  it('costs 1 Life and gives an ally a Skill pip for his next use of a skill', () => {
    const match = scene(['blood-ritual'], friends);
    cast(match, 'blood-ritual', 'friend', '61111');
    expect(match.the('necro').hand).toBe(4);
    expect(match.the('friend').modifiers).toHaveLength(1);
  });

  it('costs 1 Life more where it fails', () => {
    expect(cast(scene(['blood-ritual'], friends), 'blood-ritual', 'friend', '11111').the('necro').hand).toBe(
      3,
    );
  });

  it('is used up by the next skill', () => {
    const match = scene(['blood-ritual', 'spill-blood'], {
      friend: { at: [10, 12], faces, skills: ['necromancer/spill-blood'] },
    });
    cast(match, 'blood-ritual', 'friend', '61111 11111');
    match.turnOf('friend');
    cast(match, 'spill-blood', 'foe', '51111 11111');
    expect(match.the('foe').hand).toBe(3);
    expect(match.the('friend')).toMatchObject({ modifiers: [], auras: [] });
  });

  it('runs out at the end of his next turn', () => {
    const match = scene(['blood-ritual'], friends);
    cast(match, 'blood-ritual', 'friend', '61111');
    match.turnOf('friend');
    expect(match.the('friend').modifiers).toHaveLength(1);
    match.turnOf('necro');
    expect(match.the('friend')).toMatchObject({ modifiers: [], auras: [] });
  });

  it('is for others', () => {
    expect(offered(scene(['blood-ritual'], friends), 'blood-ritual', 'necro')).toBe(false);
    expect(offered(scene(['blood-ritual'], friends), 'blood-ritual', 'foe')).toBe(false);
  });
});

describe('Dark Bond', () => {
  const attacked = (dice: string, at: readonly [number, number], answers: readonly Answer[]): Arena => {
    const match = scene(['dark-bond'], {
      friend: { at },
      villain: { at: [9, 10], team: 1, faces: { 6: { melee: 3 } } },
    });
    cast(match, 'dark-bond', 'necro', dice);
    match.turnOf('villain');
    return match.act({ pick: 'melee', target: match.id('necro') }, '61111 11111', answers);
  };

  it('passes 1 damage of an attack on to an ally in reach', () => {
    const match = attacked('61111', [10, 11], [{ pick: 'figure', figure: 2 }]);
    expect([match.the('necro').hand, match.the('friend').hand]).toEqual([3, 4]);
  });

  it('passes 2 with two Skill pips', () => {
    const match = attacked('66111', [10, 11], [{ pick: 'figure', figure: 2 }]);
    expect([match.the('necro').hand, match.the('friend').hand]).toEqual([4, 3]);
  });

  it('is your choice', () => {
    const match = attacked('61111', [10, 11], [{ pick: 'done' }]);
    expect([match.the('necro').hand, match.the('friend').hand]).toEqual([2, 5]);
  });

  it('reaches 0.5# per Magic pip from your centre: the base beside you', () => {
    expect(attacked('61111', [10, 11.1], []).the('friend').hand).toBe(5);
    expect(attacked('65111', [10, 11.4], [{ pick: 'figure' }]).the('friend').hand).toBe(4);
  });

  it('ends with your next turn', () => {
    const match = scene(['dark-bond']);
    cast(match, 'dark-bond', 'necro', '61111');
    match.turnOf('necro');
    expect(match.the('necro').auras).toHaveLength(1);
    match.turnOf('foe').turnOf('necro');
    expect(match.the('necro').auras).toHaveLength(0);
  });
});

describe('Flesh Of Your Master', () => {
  it('restores 1 Life to each wounded Undead in reach and costs 1 for each', () => {
    const match = scene(['flesh-of-your-master'], {
      near: undead([10, 11], 2),
      full: undead([11, 10], 5),
      far: undead([10, 15], 2),
    });
    cast(match, 'flesh-of-your-master', 'necro', '61111');
    expect([match.the('near').hand, match.the('full').hand, match.the('far').hand]).toEqual([3, 5, 2]);
    expect(match.the('necro').hand).toBe(4);
  });

  it('restores 2 with two Skill pips, for 1 Life each', () => {
    const match = scene(['flesh-of-your-master'], { near: undead([10, 11], 2) });
    cast(match, 'flesh-of-your-master', 'necro', '66111');
    expect([match.the('near').hand, match.the('necro').hand]).toEqual([4, 4]);
  });

  it('does nothing for the Undead of others', () => {
    const match = scene(['flesh-of-your-master'], {
      other: { at: [10, 11], kind: 'undead', of: 'foe', team: 1, with: { hand: 2 } },
    });
    cast(match, 'flesh-of-your-master', 'necro', '61111');
    expect([match.the('other').hand, match.the('necro').hand]).toEqual([2, 5]);
  });
});

describe('Glyph Of Submission', () => {
  const hexed = (dice: string): Arena => {
    const match = scene(['glyph-of-submission'], {
      caster: { at: [10, 12], team: 1, faces, skills: ['necromancer/spill-blood', 'necromancer/dark-bond'] },
    });
    return cast(match, 'glyph-of-submission', 'caster', `${dice} 11111`);
  };

  it('makes the next check against an opponent fail, and you restore 1 Life', () => {
    const match = scene(
      ['glyph-of-submission'],
      { caster: { at: [10, 12], team: 1, faces, skills: ['necromancer/spill-blood'] } },
      3,
    );
    cast(match, 'glyph-of-submission', 'caster', '611 11111');
    match.turnOf('caster');
    cast(match, 'spill-blood', 'necro', '66111');
    expect(match.the('necro').hand).toBe(4);
    expect(match.the('caster').auras).toEqual([]);
  });

  it('lets checks on oneself pass, and waits', () => {
    const match = hexed('61111');
    match.turnOf('caster');
    cast(match, 'dark-bond', 'caster', '61111');
    expect(match.the('caster').auras).toHaveLength(2);
  });

  it('is defended with MDV: nothing is left of one Magic pip', () => {
    const match = scene(['glyph-of-submission'], { caster: { at: [10, 12], team: 1, faces } });
    cast(match, 'glyph-of-submission', 'caster', '61111 41111');
    expect(match.the('caster').auras).toEqual([]);
  });
});

describe('Insect Swarm', () => {
  it('harms whoever begins his turn at the place, friend and foe, and nobody else', () => {
    const match = scene(['insect-swarm'], { friend: { at: [12, 11] }, far: { at: [12, 13], team: 1 } });
    cast(match, 'insect-swarm', 'foe', '61111');
    expect(match.the('foe').hand).toBe(5);
    match.turnOf('friend');
    expect([match.the('foe').hand, match.the('friend').hand]).toEqual([4, 4]);
    match.turnOf('far');
    expect(match.the('far').hand).toBe(5);
  });

  it('harms once per turn, by 2 with two Skill pips, also on the way through', () => {
    const match = scene(['insect-swarm'], { runner: { at: [12, 7.5], team: 1 } });
    cast(match, 'insect-swarm', 'foe', '66111');
    match.turnOf('foe');
    match.act({ pick: 'move' }, '', [[15, 10]]);
    expect(match.the('foe').hand).toBe(3);
    match.turnOf('runner');
    expect(match.the('runner').hand).toBe(5);
    match.act({ pick: 'move' }, '', [[12, 11.2]]);
    expect(match.the('runner').hand).toBe(3);
    match.act({ pick: 'move' }, '', [[12, 8.6]]);
    expect(match.the('runner').hand).toBe(3);
  });

  it('meets a mount and its rider as one', () => {
    const match = scene(['insect-swarm'], {
      rider: { at: [12, 14], team: 1, with: { mount: 3 } },
      mount: { at: [12, 14], team: 1, kind: 'pet', of: 'rider', with: { rider: 2 } },
    });
    cast(match, 'insect-swarm', 'rider', '61111').turnOf('rider');
    expect(match.the('rider').hand + match.the('mount').hand).toBe(9);
  });

  it('stays to the end of your next turn, and nobody can meet or choose it', () => {
    const match = scene(['insect-swarm', 'spill-blood']);
    cast(match, 'insect-swarm', 'foe', '61111');
    const swarm = match.situation().figures.findIndex(({ kind }) => kind === 'swarm');
    expect(match.offers({ target: swarm })).toBe(false);
    const modifiers = () => match.situation().figures[swarm]?.modifiers.length;
    match.turnOf('necro');
    expect(modifiers()).toBe(1);
    match.turnOf('foe').turnOf('necro');
    expect(modifiers()).toBe(0);
  });
});
