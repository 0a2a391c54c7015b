import { describe, expect, it } from 'vitest';
import type { Aura, Clock } from '../state/figure';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { daemon } from '../testing/followers';

/** 6 shows a Skill pip, 1 to 3 as many Magic pips; 4 nothing. */
const faces = { 6: { skill: 1 }, 1: { magic: 1 }, 2: { magic: 2 }, 3: { magic: 3 } };

const timeOf = ({ left, isFromNext }: Clock): number => left + (isFromNext ? 1 : 0);
const type = ({ green, blue, clock }: Pick<Aura, 'green' | 'blue' | 'clock'>): string =>
  `${green}/${blue} for ${timeOf(clock)}`;

/** Auras on somebody, both those that count and those that wait. */
const lying = (match: Arena, name: string): readonly string[] =>
  match.the(name).auras.flatMap((each) => [type(each), ...(each.dormant ?? []).map(type)]);

/** A caster who uses these skills one after the other, on one figure, and a foe and a friend far from one another. */
const casting = (
  skills: string,
  target: string,
  dice: readonly string[],
  { caster = {}, ...others }: Readonly<Record<string, Partial<Fighter>>> = {},
): Arena => {
  const [first = ''] = skills.split(' ');
  const match = arena({
    caster: { at: [10, 10], faces, skills: skills.split(' '), with: { actions: 6, hand: 5 }, ...caster },
    foe: { at: [12, 10], team: 1, ...others['foe'] },
    friend: { at: [10, 12], ...others['friend'] },
  });
  for (const each of dice)
    match.act({ pick: 'use', skill: first, target: match.id(target) }, each, [
      ...(first.startsWith('necromancer') ? [{ pick: 'no' }] : []),
    ]);
  return match;
};

describe('what is stronger', () => {
  it('is told by the Magic pips where the Skill pips are its time: Terror', () => {
    const match = casting('psion/terror', 'foe', ['66144', '63444']);
    expect(lying(match, 'foe')).toEqual(['1/3 for 1', '2/1 for 2']);
    expect(match.the('foe').modifiers).toMatchObject([{ blue: 3 }]);
    expect(lying(match.nextPhase(), 'foe')).toEqual(['2/1 for 1']);
    expect(match.the('foe').modifiers).toMatchObject([{ blue: 1 }]);
  });
  it('is told by the reach where nothing else grows: Amity', () => {
    expect(lying(casting('zealot/amity', 'caster', ['63444', '66144']), 'caster')).toEqual(['1/3 for 1']);
    expect(lying(casting('zealot/amity', 'caster', ['66144', '63444']), 'caster')).toEqual(['1/3 for 1']);
  });
  it('is told by the charges that are left: Suffer', () => {
    const match = casting('necromancer/suffer necromancer/spill-blood', 'caster', ['66244']);
    const spill = { pick: 'use', skill: 'necromancer/spill-blood', target: match.id('foe') };
    match.act(spill, '61444', [{ pick: 'no' }]);
    expect(match.the('caster').modifiers).toMatchObject([{ used: [1] }]);
    match.act({ pick: 'use', skill: 'necromancer/suffer' }, '62444', [{ pick: 'no' }]);
    expect(match.the('caster').modifiers).toMatchObject([{ used: [], green: 1 }]);
    expect(lying(match, 'caster')).toEqual(['1/2 for 3']);
  });
});

it('what was for the very next spell is over with a weaker casting of itself: Extend Mind', () => {
  const skills = 'elemental-mage/extend-mind elemental-mage/lava-pit';
  const match = casting(skills, 'caster', ['62444', '14444']);
  expect(lying(match, 'caster')).toEqual(['1/1 for 2']);
  match.act({ pick: 'use', skill: 'elemental-mage/lava-pit' }, '61444');
  expect(match.the('foe').conditions).toEqual([{ condition: 'burning', count: 2 }]);
});

describe('a weaker casting that waits (ruling pipsmith-recast)', () => {
  it('does at once what it does at once: Suffer bleeds', () => {
    const strong = { faces: { 6: { skill: 1 }, 1: { magic: 1 }, 3: { magic: 5 } } };
    const match = casting('necromancer/suffer', 'caster', ['66144', '63444'], { caster: strong });
    // Bleeding lessens the Magic pips of the second.
    expect(lying(match, 'caster')).toEqual(['2/1 for 2', '1/3 for 4']);
    expect(match.the('caster').conditions).toEqual([{ condition: 'bleeding', count: 3 }]);
    expect(match.the('caster').modifiers).toMatchObject([{ green: 2 }]);
  });
  it('takes over with each ally for himself: Order of Steel', () => {
    const strong = { with: { actions: 6, hand: 9, pool: 9, poolSeen: 9 } };
    const match = casting('necromancer/order-of-steel', 'caster', ['661444444', '62444'], { caster: strong });
    for (const name of ['caster', 'friend']) {
      expect(lying(match, name)).toEqual(['2/1 for 2', '1/2 for 3']);
      expect(match.the(name).auras).toMatchObject([{ kind: 'enchantment' }]);
      expect(match.the(name).modifiers).toMatchObject([{ green: 2 }]);
    }
    match.nextPhase().nextPhase();
    for (const name of ['caster', 'friend']) {
      expect(lying(match, name)).toEqual(['1/2 for 1']);
      expect(match.the(name).modifiers).toMatchObject([{ green: 1 }]);
    }
  });
  it('moves the Hand by no more than the difference: Essence Bond', () => {
    const waits = casting('zealot/essence-bond', 'friend', ['66614', '66244']);
    expect(lying(waits, 'friend')).toEqual(['3/1 for 2', '1/2 for 3']);
    expect(waits.the('friend').hand).toBe(8);
    expect(waits.the('caster').modifiers).toHaveLength(1);
    waits.nextPhase();
    waits.nextPhase();
    expect(lying(waits, 'friend')).toEqual(['1/2 for 1']);
    expect(waits.the('friend').hand).toBe(6);
    expect(waits.the('caster').modifiers).toHaveLength(1);
    waits.nextPhase();
    expect(waits.the('friend')).toMatchObject({ hand: 5, auras: [], modifiers: [] });
    expect(waits.the('caster').modifiers).toEqual([]);
  });
  it('counts attacks as others count turns: Poison Nails', () => {
    const match = arena({
      summoner: { at: [10, 10], faces, skills: ['summoner/poison-nails'] },
      foe: { at: [13, 10], team: 1 },
      daemon: daemon(),
    });
    for (const dice of ['66144', '62444']) match.act({ pick: 'use', target: match.id('daemon') }, dice);
    expect(lying(match, 'daemon')).toEqual(['2/1 for 1', '1/2 for 2']);
    const claw = { pick: 'melee', target: match.id('foe') };
    match.act(claw, '51111 11111');
    expect(match.the('foe').conditions).toMatchObject([{ count: 2 }]);
    expect(lying(match, 'daemon')).toEqual(['1/2 for 1']);
    match.act(claw, '51111 111');
    expect(match.the('foe').conditions).toMatchObject([{ count: 3 }]);
    expect(match.the('daemon').auras).toEqual([]);
  });
  it('takes the place of one that is used up: Damage Reversal', () => {
    const match = casting('zealot/damage-reversal', 'friend', ['66144', '63444'], {
      foe: { at: [11, 12], faces: { 6: { melee: 1 } } },
      friend: { with: { hand: 1 } },
    });
    const hit = { pick: 'melee', target: match.id('friend') };
    match.turnOf('foe').act(hit, '64444 4');
    expect(match.the('friend').hand).toBe(5);
    expect(lying(match, 'friend')).toEqual(['1/3 for 3']);
    match.act(hit, '64444 44444');
    expect(match.the('friend')).toMatchObject({ hand: 5, auras: [] });
  });
  it('makes a Force Enchantment last on, weaker, from the end of that turn: Fanatism', () => {
    const skills = ['harbinger/fanatism', 'harbinger/seal-of-the-moon'];
    const match = arena({
      hero: { at: [10, 10], faces, skills, weapons: [{ type: 'blunt', pole: true }], with: { actions: 6 } },
      foe: { at: [20, 20], team: 1 },
    });
    match.act({ pick: 'use', skill: skills[0] }, '66444').nextPhase();
    expect(match.the('hero').hand).toBe(7);
    match.act({ pick: 'use', skill: skills[0] }, '6444444');
    expect(lying(match, 'hero')).toEqual(['1/0 for 1']);
    expect(match.the('hero')).toMatchObject({ hand: 6, conditions: [] });
    match.nextPhase().nextPhase();
    expect(match.the('hero')).toMatchObject({ hand: 5, auras: [], modifiers: [] });
  });
});

describe('Skill pips for later (ruling pipsmith-recast)', () => {
  const help = (skill: string, more: Partial<Fighter> = {}): Fighter => ({
    at: [10, 10],
    faces,
    skills: [skill],
    ...more,
  });
  it('of one skill do not add, whoever gives them: Blood Ritual', () => {
    const match = arena({
      caster: help('necromancer/blood-ritual'),
      other: help('necromancer/blood-ritual', { at: [12, 10] }),
      friend: help('survival/endure-pain', { at: [10, 12], faces: { 6: { skill: 1 } } }),
      foe: { at: [20, 20], team: 1 },
    });
    const ritual = { pick: 'use', skill: 'necromancer/blood-ritual', target: match.id('friend') };
    match.act(ritual, '61444', [{ pick: 'no' }]).turnOf('other');
    match.act(ritual, '66144', [{ pick: 'no' }]).turnOf('friend');
    match.act({ pick: 'use', skill: 'survival/endure-pain' }, '64444');
    expect(match.the('friend').modifiers).toMatchObject([{ green: 3 }]);
  });
  it('are one fewer, however many are bound: Essence Bond', () => {
    const skills = ['zealot/essence-bond', 'survival/endure-pain'];
    const match = arena({
      caster: { at: [10, 10], faces, skills, with: { actions: 3 } },
      friend: { at: [10, 12] },
      other: { at: [12, 10] },
      foe: { at: [20, 20], team: 1 },
    });
    for (const [name, dice] of [
      ['friend', '66144'],
      ['other', '66144'],
    ] as const)
      match.act({ pick: 'use', skill: skills[0], target: match.id(name) }, dice);
    expect(match.the('other').auras).toMatchObject([{ green: 1 }]);
    match.act({ pick: 'use', skill: skills[1] }, '66644');
    expect(match.the('caster').modifiers.at(-1)).toMatchObject({ green: 2 });
  });
});
