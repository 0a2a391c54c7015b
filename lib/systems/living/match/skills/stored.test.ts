import { describe, expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { auras, faces, foe, using as cast } from '../testing/casters';

const keyOf = (match: Arena, name: string) => match.the(name).auras.find(({ stored }) => stored)?.key ?? -1;

describe('Glyph', () => {
  const glyph = 'elemental-mage/glyph';
  const lava = 'elemental-mage/lava-pit';
  const fire = 'elemental-mage/fireball';
  const match = (skills = [glyph, lava, fire], more: Partial<Fighter> = {}) =>
    arena({ mage: { at: [4, 4], faces, skills, ...more }, foe: foe(8) });
  const store = (dice: string, skill = lava) => match().act(cast(glyph), dice, [{ pick: 'skill', skill }]);

  it('stores a known spell but itself, as often as there are Skill pips', () => {
    expect(store('66511').the('mage').auras).toMatchObject([
      { skill: glyph, stored: { skill: lava, uses: 2 } },
    ]);
    expect(match([glyph]).offers(cast(glyph))).toBe(false);
  });
  it('stores nothing when it fizzles', () => {
    expect(match().act(cast(glyph), '61111').the('mage').auras).toEqual([]);
  });
  it('is used for an action without a roll: one Skill pip, and the most Magic pips of the card', () => {
    const after = store('66511', fire);
    after.act({ ...cast(fire, 1), stored: keyOf(after, 'mage') });
    expect(after.the('foe').hand).toBe(3);
    expect(after.the('mage').auras).toMatchObject([{ stored: { skill: fire, uses: 1 } }]);
  });
  it('is over with its last use', () => {
    const after = store('65111', fire);
    after.act({ ...cast(fire, 1), stored: keyOf(after, 'mage') });
    expect(after.the('mage').auras).toEqual([]);
  });
  it('reaches as far as its Magic pips lead', () => {
    const far = arena({ mage: { at: [4, 4], faces, skills: [glyph, fire] }, in: foe(15), out: foe(15.1, 6) });
    far.act(cast(glyph), '65111');
    const stored = keyOf(far, 'mage');
    expect(far.offers({ ...cast(fire, 1), stored })).toBe(true);
    expect(far.offers({ ...cast(fire, 2), stored })).toBe(false);
  });
  it('lasts his turns, one for each Magic pip', () => {
    expect(auras(store('65111').turnOf('mage'), 'mage')).toEqual([glyph]);
    expect(auras(store('65111').turnOf('mage').turnOf('foe'), 'mage')).toEqual([]);
  });
  it('may be used with a Delay counter', () => {
    const after = store('65111', fire).act({ pick: 'delay' }).act({ pick: 'move' });
    after.act({ ...cast(fire, 1), stored: keyOf(after, 'mage') });
    expect(after.the('foe').hand).toBe(3);
  });
  it('holds one spell each, in as many Glyphs as there are spells', () => {
    const after = store('65111').act(cast(glyph), '65111');
    expect(after.the('mage').auras.map(({ stored }) => stored?.skill)).toEqual([lava, fire]);
  });
  it('lets what answers an announcement do so, and be no reaction afterwards', () => {
    const waits = () =>
      arena({
        mage: { at: [4, 4], faces, skills: [glyph, 'psion/interrupt'] },
        foe: foe(8, 4, { skills: ['warrior/berserk'] }),
      })
        .act(cast(glyph), '65111')
        .act({ pick: 'delay' });
    const match = waits();
    match.act({ pick: 'move' }, '1', [{ pick: 'use', stored: keyOf(match, 'mage') }]);
    expect(match.events()).not.toContainEqual(expect.objectContaining({ type: 'action', action: 'move' }));
    expect([match.the('foe').barred.length, match.the('mage').auras]).toEqual([1, []]);
    const late = waits().act({ pick: 'move' }, '', [{ pick: 'done' }]);
    expect([late.offers({ pick: 'move' }), late.offers({ pick: 'use' })]).toEqual([true, false]);
  });
  it('neither has nor spends Skill pips for the next spell', () => {
    const mind = 'elemental-mage/extend-mind';
    const after = match([glyph, fire, mind], { with: { actions: 3 } })
      .act(cast(glyph), '65111', [{ pick: 'skill', skill: fire }])
      .act(cast(mind), '65111');
    after.act({ ...cast(fire, 1), stored: keyOf(after, 'mage') });
    expect(after.the('foe').hand).toBe(3);
    expect(auras(after, 'mage')).toEqual([mind]);
  });
});

describe.each([
  ['psion/mimicry', false],
  ['psion/echo', true],
] as const)('%s', (copy, isEcho) => {
  const match = (ally: Partial<Fighter> = {}) =>
    arena({
      psion: { at: [4, 4], faces, skills: [copy] },
      ally: { at: [6, 6], skills: ['elemental-mage/lava-pit', 'elemental-mage/fireball'], ...ally },
      foe: foe(8),
    });
  const fire = 'elemental-mage/fireball';
  const copied = (dice: string, ally: Partial<Fighter> = {}) =>
    match(ally).act(cast(copy, 1), dice, isEcho ? [{ pick: 'skill', skill: fire }] : []);

  it('copies a spell of an ally, who keeps it, for a use for each Skill pip', () => {
    const after = copied('66511');
    expect(after.the('psion').auras).toMatchObject([{ stored: { skill: fire, uses: 2 } }]);
    after.act({ ...cast(fire, 2), stored: keyOf(after, 'psion') }, '65111');
    expect(after.the('foe').hand).toBe(3);
    expect(after.the('psion').auras).toMatchObject([{ stored: { uses: 1 } }]);
  });
  it('is used up by a failed casting of the copy too, and then is itself again', () => {
    const after = copied('65111');
    expect(after.offers(cast(copy, 1))).toBe(false);
    after.act({ ...cast(fire, 2), stored: keyOf(after, 'psion') }, '61111').turnOf('psion');
    expect(after.the('psion').auras).toEqual([]);
    expect(after.offers(cast(copy, 1))).toBe(isEcho);
  });
  it('lasts until his next turn for one Magic pip', () => {
    expect(copied('65111').turnOf('psion').the('psion').auras).toEqual([]);
    expect(copied('64111').turnOf('psion').the('psion').auras).toHaveLength(1);
  });
  it('is defended by the ally', () => {
    expect(copied('65111 51111', { faces: { 5: { magic: 1 } } }).the('psion').auras).toEqual([]);
  });
  it('needs another ally with such a spell', () => {
    expect(match().offers(cast(copy, 0))).toBe(false);
    expect(match().offers(cast(copy, 2))).toBe(false);
    expect(match({ skills: ['warrior/berserk'] }).offers(cast(copy, 1))).toBe(false);
    expect(match({ skills: ['elemental-mage/lava-pit'] }).offers(cast(copy, 1))).toBe(isEcho);
  });
  it('can be tried again after a failure', () => {
    expect(match().act(cast(copy, 1), '61111').offers(cast(copy, 1))).toBe(true);
  });
});

describe('a copied Nature Spell (ruling psion-mimicry)', () => {
  const bark = 'druid/bark-skin';
  const copied = () => {
    const match = arena({
      psion: { at: [4, 4], faces, skills: ['psion/echo'] },
      druid: { at: [6, 6], faces, skills: [bark, 'druid/regrowth'] },
      foe: foe(5, 4, { faces: { ...faces, 3: { melee: 6 } }, skills: ['elemental-mage/disenchant'] }),
    });
    match.act(cast('psion/echo', 1), '66411 11111');
    return match.act({ ...cast(bark, 0), stored: keyOf(match, 'psion') }, '64111');
  };
  const lying = (match: Arena) => auras(match, 'psion').filter((skill) => skill.startsWith('druid/'));
  it('can be removed, and is over when its bearer falls', () => {
    expect(lying(copied())).toEqual([bark]);
    const removed = copied().turnOf('foe').act(cast('elemental-mage/disenchant', 0), '65111 11111');
    expect(lying(removed)).toEqual([]);
    const fallen = copied().turnOf('foe').act({ pick: 'melee' }, '31111 11111');
    expect([fallen.the('psion').life, lying(fallen)]).toEqual(['down', []]);
  });
  it('neither keeps others off nor is kept off', () => {
    const match = copied()
      .turnOf('druid')
      .act(cast('druid/regrowth', 0), '65111', [{ pick: 'no' }]);
    expect(lying(match)).toEqual([bark, 'druid/regrowth']);
    const key = keyOf(match.turnOf('psion'), 'psion');
    expect(lying(match.act({ ...cast(bark, 0), stored: key }, '65111'))).toHaveLength(2);
  });
});
