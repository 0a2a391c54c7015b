import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { bearing, auras, faces, foe, magesOf, using } from '../testing/casters';

import { counters } from '../testing/watching';

const { mage: psion, cast } = magesOf('psion');
const magical = { 5: { magic: 1 } };
const spell = (skill: string, target: number) => using(`elemental-mage/${skill}`, target);
const wizard = (x: number, y = 4, more: Partial<Fighter> = {}) =>
  foe(x, y, { faces, skills: ['elemental-mage/lava-pit', 'elemental-mage/fireball'], ...more });

describe('Frustration', () => {
  const frustrated = (dice: string, more: Partial<Fighter> = {}) =>
    arena({ psion: psion('frustration'), foe: wizard(8, 4, more) }).act(cast('frustration', 1), dice);
  it('makes the next spell fail and attacks with the power left; then it is over', () => {
    const match = frustrated('64111 51111').turnOf('foe').act(spell('lava-pit', 0), '6511');
    expect(match.the('psion')).toMatchObject({ hand: 5, conditions: [] });
    expect(match.the('foe')).toMatchObject({ hand: 4, auras: [], modifiers: [] });
    match.act(spell('lava-pit', 0), '6511');
    expect(counters(match, 'psion')).toEqual(['burning 1']);
  });
  it('still makes the spell fail when the attack is defended', () => {
    const match = frustrated('65111 51111').turnOf('foe').act(spell('lava-pit', 0), '65111');
    expect(match.the('foe').hand).toBe(5);
    expect(match.the('psion').hand).toBe(5);
  });
  it('leaves attacks alone, and ends with the next turn', () => {
    const match = frustrated('65111 11111').turnOf('foe').act({ pick: 'move' });
    expect(auras(match, 'foe')).toEqual(['psion/frustration']);
    expect(auras(match.turnOf('psion'), 'foe')).toEqual([]);
  });
  it('lasts a turn for each Skill pip', () => {
    expect(auras(frustrated('66511 11111').nextPhase(), 'foe')).toEqual(['psion/frustration']);
    expect(auras(frustrated('66511 11111').nextPhase().nextPhase(), 'foe')).toEqual([]);
  });
  it('does nothing when it fizzles', () => {
    const match = frustrated('61111');
    expect(match.the('foe')).toMatchObject({ auras: [], modifiers: [] });
  });
});

describe('Leak', () => {
  const brute = foe(5, 4, {
    faces: { ...faces, 3: { melee: 1 } },
    skills: ['warrior/fierce-blow', 'elemental-mage/lava-pit'],
    weapons: [{ type: 'blunt' }],
  });
  const leaked = (dice: string) =>
    arena({ psion: psion('leak'), foe: brute })
      .act(cast('leak', 1), dice)
      .turnOf('foe');
  it('makes the next skill that is no spell fail; the attack in it still happens', () => {
    const match = leaked('65111 11111').act({ pick: 'melee', skill: 'warrior/fierce-blow' }, '63111 11111');
    expect(match.the('psion').hand).toBe(4);
    expect(match.the('psion').conditions).toEqual([]);
    expect(auras(match, 'foe')).toEqual([]);
  });
  it('takes that skill away for a turn for each Magic pip', () => {
    const match = leaked('65111 11111').act({ pick: 'melee', skill: 'warrior/fierce-blow' }, '63111 11111');
    expect(match.offers({ skill: 'warrior/fierce-blow' })).toBe(false);
    expect(match.offers({ skill: 'elemental-mage/lava-pit' })).toBe(true);
    expect(match.turnOf('foe').offers({ skill: 'warrior/fierce-blow' })).toBe(false);
    expect(match.turnOf('foe').offers({ skill: 'warrior/fierce-blow' })).toBe(true);
  });
  it('waits while spells are cast and plain attacks made', () => {
    const match = leaked('65111 11111').act(spell('lava-pit', 0), '65111');
    expect(counters(match, 'psion')).toEqual(['burning 1']);
    expect(auras(match, 'foe')).toEqual(['psion/leak']);
  });
});

describe('Sympathy', () => {
  const fighter = foe(5, 4, { faces: { ...magical, 3: { melee: 3 } } });
  const sympathy = (dice: string) =>
    arena({ psion: psion('sympathy'), foe: fighter })
      .act(cast('sympathy', 1), dice)
      .turnOf('foe');
  it('takes Life and AV from the next attack, and is over', () => {
    const match = sympathy('66411 51111').act({ pick: 'melee' }, '311 11111');
    expect(match.the('foe')).toMatchObject({ hand: 3, auras: [], modifiers: [] });
    expect(match.the('psion').hand).toBe(3);
    match.act({ pick: 'melee' }, '311 111');
    expect(match.the('psion').hand).toBe(0);
  });
  it('weakens every attack of that action, and of no other', () => {
    const rage = { pick: 'use', skill: 'summoner/daemonic-rage' };
    const daemon = foe(5, 4, {
      kind: 'daemon',
      of: 'foe',
      faces: { 6: { skill: 1, melee: 2 }, 5: { melee: 2 } },
      skills: ['summoner/daemonic-rage'],
    });
    const match = arena({ psion: psion('sympathy'), foe: foe(15), daemon });
    match.act(cast('sympathy', 2), '65111').turnOf('foe').act({ pick: 'end' });
    match.act(rage, '6111 11111 5111 1111');
    expect([match.the('daemon').hand, match.the('psion').hand]).toEqual([4, 2]);
    expect(match.the('daemon').auras).toEqual([]);
    match.act(rage, '5111 11');
    expect(match.the('psion').hand).toBe(0);
  });
  it('stops the attack when the Life was the last', () => {
    const match = arena({ psion: psion('sympathy'), foe: { ...fighter, with: { hand: 1 } } });
    match.act(cast('sympathy', 1), '65111 1').turnOf('foe').act({ pick: 'melee' });
    expect(match.the('psion').hand).toBe(5);
    expect(match.the('foe').life).not.toBe('up');
  });
});

describe('Mindblast', () => {
  it('dazes within 0.5 # for each Magic pip, without sight', () => {
    const at = (x: number, dice: string) =>
      counters(arena({ psion: psion('mindblast'), foe: foe(x) }).act(cast('mindblast', 1), dice), 'foe');
    expect(at(5.5, '66511')).toEqual(['dazed 2']);
    expect(at(5.6, '66511')).toEqual([]);
    expect(at(6, '64111')).toEqual(['dazed 1']);
  });
});

describe('Shatter Enchantments', () => {
  const armour = 'elemental-mage/winters-armour';
  const shattered = (dice: string, more: Partial<Fighter> = {}) =>
    arena({
      psion: psion('shatter-enchantments'),
      foe: foe(8, 4, { ...more, ...bearing(1, armour, armour, 'druid/regrowth') }),
    }).act(cast('shatter-enchantments', 1), dice);
  it('attacks for every enchantment, and removes the newest that can be removed', () => {
    const match = shattered('65111');
    expect(match.the('foe').hand).toBe(2);
    expect(match.the('foe').auras.map(({ key }) => key)).toEqual([1, 3]);
  });
  it('is defended with one MDV against both', () => {
    const match = shattered('65111 51111', { faces: magical });
    expect(match.the('foe').hand).toBe(3);
    expect(match.the('foe').auras).toHaveLength(3);
  });
  it('does nothing to whom nothing enchants', () => {
    const match = arena({ psion: psion('shatter-enchantments'), foe: foe(8) });
    expect(match.act(cast('shatter-enchantments', 1), '65111').the('foe').hand).toBe(5);
  });
});

describe('Guilt War', () => {
  const war = (dice: string) =>
    arena({
      psion: psion('guilt-war'),
      foe: wizard(8),
      near: foe(9, 4, { faces: magical }),
      far: foe(8, 6.1),
      friend: { at: [8, 3] },
    })
      .act(cast('guilt-war', 1), dice)
      .turnOf('foe');
  it('makes the spell fail, and takes Life from the caster and those near who do not resist then', () => {
    const match = war('66511').act(spell('lava-pit', 0), '651 51111');
    expect(match.the('foe')).toMatchObject({ hand: 3, auras: [] });
    expect(match.the('near').hand).toBe(5);
    expect(match.the('psion').hand).toBe(5);
  });
  it('reaches 0.5 # for each Magic pip round the target', () => {
    const match = war('64111').act(spell('lava-pit', 0), '6511 11111');
    expect(['foe', 'near', 'far', 'friend'].map((name) => match.the(name).hand)).toEqual([4, 4, 5, 5]);
  });
});

describe('Terror', () => {
  it('lowers every value by the power left, for a turn for each Skill pip', () => {
    const match = arena({
      psion: psion('terror', { at: [4, 4], faces: { ...faces, 3: { melee: 2 } } }),
      foe: foe(5, 4, { faces: { 3: { melee: 3, defence: 2 } } }),
    }).act(cast('terror', 1), '65111');
    match.act({ pick: 'melee' }, '31111 31111');
    expect(match.the('foe').hand).toBe(4);
    match.act({ pick: 'melee' }, '3111 11111');
    expect(match.the('psion').hand).toBe(3);
    expect(auras(match.turnOf('psion'), 'foe')).toEqual([]);
  });
  it('attaches nothing to whom resists it', () => {
    const match = arena({ psion: psion('terror'), foe: foe(8, 4, { faces: magical }) });
    expect(match.act(cast('terror', 1), '65111 51111').the('foe')).toMatchObject({
      modifiers: [],
      auras: [],
    });
  });
});

describe('Illusionary Blade', () => {
  const blade = (x: number, more: Partial<Fighter> = {}) =>
    arena({ psion: psion('illusionary-blade'), foe: foe(x, 4, more), other: foe(4, 5.5) });
  it('attacks with the Magic pips within 1 # for each Skill pip; DV defends', () => {
    const hand = (x: number, dice: string, more: Partial<Fighter> = {}) =>
      blade(x, more).act(cast('illusionary-blade', 1), dice).the('foe').hand;
    expect(hand(5.5, '64111 11111')).toBe(3);
    expect(hand(5.6, '64111')).toBe(5);
    expect(hand(6.5, '66411 11111')).toBe(3);
    expect(hand(5.5, '64111 21111', { faces: { 2: { defence: 1 }, 5: { magic: 1 } } })).toBe(4);
  });
  it('may attack again this turn with the same roll, somebody else too', () => {
    const match = blade(5.5).act(cast('illusionary-blade', 1), '64111 11111');
    const key = match.the('psion').auras[0]?.key;
    match.act({ ...cast('illusionary-blade', 2), stored: key }, '11111');
    expect([match.the('foe').hand, match.the('other').hand]).toEqual([3, 3]);
    expect(
      match
        .turnOf('psion')
        .options()
        .some((option) => 'stored' in option),
    ).toBe(false);
  });
  it('attacks with the pips rolled, whatever his AV and MAV have become', () => {
    const bleeding = (count: number) => ({
      with: { conditions: [{ condition: 'bleeding' as const, count }] },
    });
    const hurt = (count: number) =>
      arena({
        psion: { ...psion('illusionary-blade'), ...bleeding(count) },
        foe: foe(5.5),
        other: foe(4, 5.5),
      });
    expect(
      [0, 1, 2].map((count) => hurt(count).act(cast('illusionary-blade', 1), '64111 11111').the('foe').hand),
    ).toEqual([3, 3, 3]);
    const match = hurt(2).act(cast('illusionary-blade', 1), '64111 11111');
    const key = match.the('psion').auras[0]?.key;
    match.act({ ...cast('illusionary-blade', 2), stored: key }, '11111');
    expect(match.the('other').hand).toBe(3);
  });
  it('cannot be repeated after a failure', () => {
    const match = blade(5.5).act(cast('illusionary-blade', 1), '61111');
    expect(match.options().some((option) => 'stored' in option)).toBe(false);
  });
});

describe('Power Drain', () => {
  const drain = (dice: string, answers: readonly Readonly<Record<string, unknown>>[] = []) =>
    arena({
      psion: { at: [4, 4], faces, skills: ['psion/power-drain', 'psion/mindblast'] },
      foe: wizard(5.5),
      near: foe(6.5, 4, { faces }),
    }).act(cast('power-drain', 1), dice, answers);
  it('adds the pips that the target rolls to the next check, undefended', () => {
    const match = drain('65111 66111', [{ pick: 'done' }]);
    expect(match.the('psion').owed).toMatchObject([{ by: 2 }]);
    match.act(cast('mindblast', 1), '51111');
    expect(counters(match, 'foe')).toEqual(['dazed 2']);
    expect(match.the('psion').owed).toEqual([]);
  });
  it("takes one Skill pip from the target's next check in its next turn", () => {
    const match = drain('65111 11111', [{ pick: 'done' }]).turnOf('foe');
    match.act(spell('lava-pit', 0), '65111');
    expect(match.the('psion').conditions).toEqual([]);
    match.act(spell('lava-pit', 0), '65111');
    expect(counters(match, 'psion')).toEqual(['burning 1']);
  });
  it("loses nobody's pip after that turn", () => {
    const match = drain('65111 11111', [{ pick: 'done' }]).nextPhase();
    expect(match.the('foe').owed ?? []).toEqual([]);
  });
  it('takes one more opponent in reach for each Skill pip', () => {
    const match = drain('65111 61111 66111', [{ pick: 'figure', figure: 2 }]);
    expect(match.the('psion').owed).toMatchObject([{ by: 1 }, { by: 2 }]);
  });
  it('does nothing when it fizzles', () => {
    expect(drain('61111').the('psion').owed ?? []).toEqual([]);
  });
});
