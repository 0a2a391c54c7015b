import { describe, expect, it } from 'vitest';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { atHero, duelsOf, foe, plain } from '../testing/duel';
import { bearing, lying } from '../testing/casters';
import { counters, hand } from '../testing/watching';

const { hero: harbinger, strike, use } = duelsOf('harbinger', [{ type: 'blunt', pole: true }]);
const auras = (match: Arena, name = 'hero') =>
  match.the(name).auras.map(({ skill }) => skill.replace(/.*\//, ''));
/** Enchantments of the school that he cast on himself before. */
const bears = (...skills: readonly string[]) =>
  bearing(0, ...skills.map((skill) => `harbinger/${skill}`)).with;
/** A caster with opponents beside him, 1 # away, a little further, and a friend. */
const scene = (skill: string, more: Partial<Fighter> = {}): Arena =>
  arena({
    hero: harbinger(skill, more),
    foe: foe(),
    near: foe(10, 11.5),
    wide: foe(10, 7.5),
    friend: { at: [9, 10] },
  });
/** Casts, which takes the whole turn. */
const cast = (skill: string, dice: string, more: Partial<Fighter> = {}) =>
  scene(skill, more).act(use(skill), dice);

const force = [
  'conviction',
  'devastating-force',
  'rendering-aura',
  'sinners-armour',
  'unholy-rage',
  'fanatism',
  'vow-of-strength',
] as const;

describe.each(force)('the Force Enchantment %s', (skill) => {
  const quiet = (dice: string) =>
    arena({ hero: harbinger(skill), foe: foe(20, 20), friend: { at: [4, 4] } }).act(use(skill), dice);
  it('takes two actions and needs no Magic pip', () => {
    const match = quiet('61111');
    expect([match.the('hero').actions, auras(match)]).toEqual([0, [skill]]);
    const late = arena({ hero: harbinger(skill), foe: foe(20, 20) }).act({ pick: 'move' });
    expect(late.offers(use(skill))).toBe(false);
  });
  it('is a spell, which a rider casts with his own Hand', () => {
    const mount: Fighter = { at: [10, 10], kind: 'pet', of: 'hero', with: { rider: 0 } };
    const match = arena({ hero: harbinger(skill, { with: { mount: 1 } }), mount, foe: foe(20, 20) });
    const byMount = { pick: 'figure', figure: 1 };
    expect(() => match.act(use(skill), '61111', [byMount])).toThrow('nobody asked for');
    expect(match.the('hero').auras).toHaveLength(1);
  });
  it('is nothing without a Skill pip, and for himself alone', () => {
    expect(auras(quiet('11111'))).toEqual([]);
    const match = arena({ hero: harbinger(skill), foe: foe(20, 20), friend: { at: [4, 4] } });
    expect([0, 1, 2].map((target) => match.offers({ ...use(skill), target }))).toEqual([true, false, false]);
  });
  it('lasts to the end of his next turn, and its time is no early end', () => {
    const match = quiet('61111').turnOf('hero');
    expect(auras(match)).toEqual([skill]);
    const before = hand(match, 'hero');
    match.nextPhase();
    expect(auras(match)).toEqual([]);
    expect(hand(match, 'hero')).toBe(Math.min(before, 5));
  });
  it('is renewed when it is cast again, in its place', () => {
    const match = arena({
      hero: harbinger(skill, { with: bears(skill, 'mystic-sweep') }),
      foe: foe(20, 20),
    });
    match.act(use(skill), '66111');
    expect(match.the('hero').auras.map(({ key, green }) => [key, green])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect([hand(match, 'hero'), match.the('hero').conditions]).toEqual([skill === 'fanatism' ? 7 : 5, []]);
  });
});

describe.each(['conviction', 'devastating-force'] as const)('%s', (skill) => {
  it('attacks each opponent in a reach of 1 # with 1 AV for each Skill pip, which they defend', () => {
    const match = cast(skill, '61111 11111 31111');
    expect(['foe', 'near', 'wide', 'friend', 'hero'].map((name) => hand(match, name))).toEqual([
      4, 5, 5, 5, 5,
    ]);
  });
  it('reaches twice as far, as strongly, with two Skill pips', () => {
    const match = cast(skill, '66111 11111 31111 11111');
    expect(['foe', 'near', 'wide', 'friend'].map((name) => hand(match, name))).toEqual([3, 4, 3, 5]);
  });
  it('goes with no attack before or after: it is one', () => {
    const bound = arena({ hero: harbinger(skill, { with: { modifiers: [] } }), foe: foe() });
    expect(bound.act(use(skill), '61111 11111').the('hero').thisTurn.attacked).toBe(true);
  });
});

describe('Rendering Aura', () => {
  it('bleeds each opponent in a reach of 1 # for each Skill pip', () => {
    const once = cast('rendering-aura', '61111');
    expect(['foe', 'near', 'wide', 'friend', 'hero'].map((name) => counters(once, name))).toEqual([
      ['bleeding 1'],
      ['bleeding 1'],
      [],
      [],
      [],
    ]);
    expect(counters(cast('rendering-aura', '66111'), 'wide')).toEqual(['bleeding 2']);
  });
});

describe("Sinner's Armour", () => {
  const struck = (dice: string, more: Partial<Fighter> = {}) => {
    const match = arena({ hero: harbinger('sinners-armour'), foe: foe(11, 10, more) });
    match.act(use('sinners-armour'), dice).act(atHero, '41111 11111');
    return hand(match, 'hero');
  };
  const slowed = { with: { conditions: [{ condition: 'slowed' as const, count: 1 }] } };
  it('takes 1 for each Skill pip off the damage of opponents with a condition', () => {
    expect([struck('61111', slowed), struck('66111', slowed), struck('11111', slowed)]).toEqual([3, 4, 2]);
  });
  it('does nothing against those without one', () => {
    expect(struck('61111')).toBe(2);
  });
  it('looks at a rider and his mount as one', () => {
    const rider = foe(11, 10, { with: { mount: 2 } });
    const mount = foe(11, 10, { kind: 'pet', of: 'foe', with: { ...slowed.with, rider: 1 } });
    const match = arena({ hero: harbinger('sinners-armour'), foe: rider, mount });
    match.act(use('sinners-armour'), '61111').act(atHero, '41111 11111');
    expect(hand(match, 'hero')).toBe(3);
  });
});

describe('Unholy Rage', () => {
  const raging = (dice: string, ...more: readonly string[]) =>
    arena({
      hero: harbinger('unholy-rage', { with: bears(...more) }),
      foe: foe(11, 10, { with: { pool: 9, poolSeen: 9, hand: 9 } }),
    })
      .act(use('unholy-rage'), dice)
      .turnOf('hero');
  it('adds 1 AV to his attacks for each enchantment on him, itself included', () => {
    expect(hand(raging('61111').act(plain, '51111 111111111'))).toBe(6);
    expect(hand(raging('66111').act(plain, '51111 111111111'))).toBe(5);
    expect(hand(raging('61111', 'conviction', 'fanatism').act(plain, '51111 111111111'))).toBe(4);
    expect(hand(raging('11111').act(plain, '51111 111111111'))).toBe(7);
  });
  it('adds nothing to what an effect attacks with by itself', () => {
    const match = arena({
      hero: harbinger('conviction', { with: bears('unholy-rage') }),
      foe: foe(),
    });
    expect(hand(match.act(use('conviction'), '61111 11111'))).toBe(4);
  });
});

describe('an early end', () => {
  /** An attack of the other school that takes the caster's newest enchantment. */
  const ended = (skill: string, dice: string, answers: readonly Answer[] = [], more: Partial<Fighter> = {}) =>
    scene('disengaging-assault', { with: { ...bears(skill), hand: 3 }, ...more }).act(
      strike('disengaging-assault'),
      dice,
      answers,
    );
  it.each([
    ['devastating-force', ['knockdown 1']],
    ['rendering-aura', ['slowed 1']],
    ['sinners-armour', ['dazed 1']],
  ] as const)('of %s strikes each opponent in a reach of 1 # without a roll', (skill, condition) => {
    const match = ended(skill, '611');
    expect(['foe', 'near', 'wide', 'friend'].map((name) => counters(match, name))).toEqual([
      condition,
      condition,
      [],
      [],
    ]);
  });
  it.each(['conviction', 'fanatism'] as const)('of %s restores 1 Life', (skill) => {
    expect(hand(ended(skill, '611'), 'hero')).toBe(4);
  });
  it('of Unholy Rage attacks each opponent in a reach of 1 # with 1 AV, defended', () => {
    const match = ended('unholy-rage', '611 11111 31111');
    expect([hand(match), hand(match, 'near'), hand(match, 'wide')]).toEqual([4, 5, 5]);
  });
  it('of Vow Of Strength takes 1 Life from each opponent in a reach of 1 #', () => {
    const match = ended('vow-of-strength', '611');
    expect([hand(match), hand(match, 'near'), hand(match, 'wide')]).toEqual([4, 4, 5]);
  });
  it('uses the Skill pips of the casting', () => {
    const match = scene('disengaging-assault', {
      with: { auras: [lying('harbinger/rendering-aura', 1, 0, { green: 2 })] },
    });
    match.act(strike('disengaging-assault'), '61111');
    expect([counters(match, 'foe'), counters(match, 'wide')]).toEqual([['slowed 2'], ['slowed 2']]);
  });
});

describe('a fall', () => {
  const fallen = (...skills: readonly string[]) =>
    arena({
      hero: harbinger([], { with: { ...bears(...skills), hand: 1 } }),
      foe: foe(),
      friend: { at: [4, 4] },
    })
      .turnOf('foe')
      .act(atHero, '51111 1');
  it('ends all of them early, the newest first; Life gets him up', () => {
    const match = fallen('rendering-aura', 'conviction');
    expect([match.the('hero').life, hand(match, 'hero'), auras(match)]).toEqual(['up', 1, []]);
    expect(counters(match)).toEqual(['slowed 1']);
    const ends = match.events().flatMap((event) => (event.type === 'aura-ends' ? [event.skill] : []));
    expect(ends).toEqual(['harbinger/conviction', 'harbinger/rendering-aura']);
  });
  it('strikes those in reach even where nothing gets him up', () => {
    const match = fallen('vow-of-strength');
    expect([match.the('hero').life, hand(match)]).toEqual(['down', 4]);
  });
  it('may fell others, and each once', () => {
    const match = arena({
      hero: harbinger([], { with: { ...bears('vow-of-strength'), hand: 1 } }),
      foe: foe(11, 10, { with: { hand: 1 } }),
      friend: { at: [4, 4] },
      other: foe(20, 20),
    });
    match.turnOf('foe').act(atHero, '5 1');
    expect([match.the('hero').life, match.the('foe').life]).toEqual(['down', 'down']);
  });
});
