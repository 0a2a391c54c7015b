import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { faces, foe, magesOf } from '../testing/casters';

const { mage, cast } = magesOf('elemental-mage');

describe('spells', () => {
  const match = () => arena({ mage: mage('lava-pit'), near: foe(10), far: foe(10.01, 8), edge: foe(23, 20) });
  const burns = (dice: string) =>
    match()
      .act({ ...cast('lava-pit'), target: 1 }, dice)
      .the('near').conditions;

  it('need a Skill pip and a Magic pip', () => {
    expect(burns('61111')).toEqual([]);
    expect(burns('51111')).toEqual([]);
    expect(burns('65111')).toEqual([{ condition: 'burning', count: 1 }]);
  });
  it('add up Skill pips, and count the Magic pips of one die', () => {
    expect(burns('66451')).toEqual([{ condition: 'burning', count: 2 }]);
  });
  it('reach 5 # for each Magic pip, from edge to edge', () => {
    const at = (x: number, dice: string) =>
      arena({ mage: mage('lava-pit'), foe: foe(x) })
        .act({ ...cast('lava-pit'), target: 1 }, dice)
        .the('foe').hand;
    expect(at(10, '65111')).toBe(3);
    expect(at(10.1, '65111')).toBe(5);
    expect(at(10.1, '64111')).toBe(3);
    expect(at(15, '64111')).toBe(3);
  });
  it('are not offered beyond the best face', () => {
    expect(match().offers({ ...cast('lava-pit'), target: 3 })).toBe(false);
  });
  it('let the caster pick the weaker die', () => {
    const { the } = arena({ mage: mage('fireball'), foe: foe(8) }).act(
      { ...cast('fireball'), target: 1 },
      '64511',
      [{ pick: 'value', value: 1 }],
    );
    expect(the('foe').hand).toBe(3);
  });
});

describe('Fireball', () => {
  it('attacks the target with 2 MAV for each Skill pip', () => {
    const hand = (dice: string) =>
      arena({ mage: mage('fireball'), foe: foe(8) })
        .act({ ...cast('fireball'), target: 1 }, dice)
        .the('foe').hand;
    expect(hand('65111')).toBe(3);
    expect(hand('66511')).toBe(1);
  });
  it('attacks opponents in reach too, 0.5 # a Magic pip from the centre of the target', () => {
    const match = arena({
      mage: mage('fireball'),
      foe: foe(8),
      near: foe(9.5),
      wide: foe(8, 5.6),
      friend: { at: [8, 3] },
    });
    match.act({ ...cast('fireball'), target: 1 }, '64111');
    expect([match.the('foe').hand, match.the('near').hand, match.the('wide').hand]).toEqual([3, 3, 5]);
    expect(match.the('friend').hand).toBe(5);
  });
  it('is defended with one MDV: none is left for whom it takes all Magic pips from', () => {
    const magical = { faces: { 5: { magic: 1 } } };
    const match = arena({ mage: mage('fireball'), foe: foe(8, 4, magical), near: foe(9, 4, magical) });
    match.act({ ...cast('fireball'), target: 1 }, '65111 51111 51111');
    expect([match.the('foe').hand, match.the('near').hand]).toEqual([4, 5]);
  });
});

describe('Body of Stone', () => {
  const hit = (dice: string, attack: string) => {
    const match = arena({
      mage: mage('body-of-stone', { faces: { ...faces, 3: { defence: 1, magic: 1 } } }),
      foe: foe(5, 4, { faces: { 6: { melee: 4 } } }),
    });
    match.act(cast('body-of-stone'), dice).turnOf('foe');
    return match.act({ pick: 'melee', target: 0 }, attack);
  };
  it('lets Magic pips defend as well, on one die', () => {
    expect(hit('65111', '61111 34511').the('mage').hand).toBe(3);
    expect(hit('65111', '61111 33111').the('mage').hand).toBe(3);
  });
  it('gives nothing to a DV that is set to 0', () => {
    const skills = ['elemental-mage/body-of-stone', 'warrior/cats-charge'];
    const match = arena({
      mage: mage('', { skills }),
      foe: foe(5, 4, { faces: { 6: { melee: 4 } } }),
      far: foe(10),
    });
    match.act(cast('body-of-stone'), '65111').act({ pick: 'use', target: 2 }, '11111');
    expect(match.act({ pick: 'melee', target: 0 }, '61111 44111').the('mage').hand).toBe(1);
  });
  it('does nothing when it fizzles', () => {
    expect(hit('61111', '61111 41111').the('mage').hand).toBe(1);
  });
  it('ends with his next turn for one Skill pip, and slows by the Magic pips', () => {
    const match = arena({ mage: mage('body-of-stone'), foe: foe(12, 12) });
    match.act(cast('body-of-stone'), '64111').turnOf('foe').turnOf('mage');
    expect(match.the('mage').auras).toHaveLength(1);
    match.turnOf('foe');
    expect(match.the('mage')).toMatchObject({ auras: [], modifiers: [] });
  });
});

describe('Disenchant', () => {
  const stone = (key: number) => ({
    key,
    kind: 'enchantment' as const,
    skill: 'elemental-mage/body-of-stone',
    by: 1,
    green: 1,
    blue: 1,
    clock: { ends: 'never' as const, of: 1, left: 1 },
  });
  const charmed = (count: number, more: Partial<Fighter> = {}) =>
    foe(8, 4, { ...more, with: { auras: Array.from({ length: count }, (_, key) => stone(key + 1)) } });
  it('removes the newest, and attacks once for each with the Magic pips', () => {
    const match = arena({ mage: mage('disenchant'), foe: charmed(3) });
    match.act({ ...cast('disenchant'), target: 1 }, '66511');
    expect(match.the('foe').auras.map(({ key }) => key)).toEqual([1]);
    expect(match.the('foe').hand).toBe(3);
  });
  it('lets each attack be defended on its own', () => {
    const match = arena({ mage: mage('disenchant'), foe: charmed(2, { faces: { 5: { magic: 1 } } }) });
    match.act({ ...cast('disenchant'), target: 1 }, '66511 51111 11111');
    expect(match.the('foe').hand).toBe(4);
  });
  it('does nothing to whom nothing enchants', () => {
    const match = arena({ mage: mage('disenchant'), foe: foe(8) });
    expect(match.act({ ...cast('disenchant'), target: 1 }, '66511').the('foe').hand).toBe(5);
  });
});

describe('Extend Mind', () => {
  const mind = () =>
    arena({
      mage: { at: [4, 4], faces, skills: ['elemental-mage/extend-mind', 'elemental-mage/lava-pit'] },
      foe: foe(8, 4, { with: { hand: 5 } }),
    });
  it('adds its Skill pips to the very next spell, and is over', () => {
    const match = mind().act(cast('extend-mind'), '65111');
    expect(match.the('mage').auras).toHaveLength(1);
    match.act({ ...cast('lava-pit'), target: 1 }, '65111');
    expect(match.the('foe').conditions).toEqual([{ condition: 'burning', count: 2 }]);
    expect(match.the('mage')).toMatchObject({ auras: [], modifiers: [] });
  });
  it('makes a spell without a Skill pip of its own work', () => {
    const match = mind()
      .act(cast('extend-mind'), '65111')
      .act({ ...cast('lava-pit'), target: 1 }, '51111');
    expect(match.the('foe').hand).toBe(3);
  });
  it('is used up by a spell that fizzles', () => {
    const match = mind()
      .act(cast('extend-mind'), '65111')
      .act({ ...cast('lava-pit'), target: 1 }, '61111');
    expect(match.the('mage').auras).toEqual([]);
  });
});

describe('Frozen Ground', () => {
  const match = () =>
    arena({
      mage: mage('frozen-ground'),
      foe: foe(8, 4, { faces: { 5: { magic: 1 } } }),
      near: foe(9.5, 4, { faces: { 5: { magic: 1 } } }),
      far: foe(8, 6.1),
    });
  const slow = (at: ReturnType<typeof match>, name: string) => at.the(name).modifiers.length;
  it('slows the target without defence, and who defends in its reach not', () => {
    const after = match().act({ ...cast('frozen-ground'), target: 1 }, '65111 51111');
    expect([slow(after, 'foe'), slow(after, 'near'), slow(after, 'far')]).toEqual([1, 0, 0]);
  });
  it('reaches 1 # for each Magic pip', () => {
    const after = match().act({ ...cast('frozen-ground'), target: 1 }, '64111 11111');
    expect([slow(after, 'foe'), slow(after, 'near'), slow(after, 'far')]).toEqual([1, 1, 1]);
  });
  it("ends with each one's next turn", () => {
    const after = match().act({ ...cast('frozen-ground'), target: 1 }, '65111 11111');
    after.nextPhase();
    expect(after.the('foe')).toMatchObject({ auras: [], modifiers: [] });
    expect(after.the('near')).toMatchObject({ auras: [], modifiers: [] });
  });
});

describe('Icy Prison', () => {
  const prison = (dice: string, defender: Partial<Fighter> = {}) =>
    arena({ mage: mage('icy-prison'), foe: foe(8, 4, defender), other: foe(9) }).act(
      { ...cast('icy-prison'), target: 1 },
      dice,
    );
  it('attacks with the Skill pips and slows', () => {
    const match = prison('66511');
    expect(match.the('foe').hand).toBe(3);
    expect(match.the('foe').modifiers).toHaveLength(1);
    expect(match.the('other')).toMatchObject({ hand: 5, modifiers: [] });
    expect(match.nextPhase().the('foe')).toMatchObject({ auras: [], modifiers: [] });
  });
  it('is defended with one MDV against both lines', () => {
    const match = prison('66511 51111', { faces: { 5: { magic: 1 } } });
    expect(match.the('foe')).toMatchObject({ hand: 4, modifiers: [], auras: [] });
  });
});
