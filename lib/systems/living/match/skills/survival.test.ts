import { describe, expect, it } from 'vitest';
import { unit, type Terrain } from '../../../../table/table';
import { type Answer, arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';
import { atHero, duelsOf, faces, foe } from '../testing/duel';
import { counters, hand, spot } from '../testing/watching';

const { hero, strike, use } = duelsOf('survival');
/** He uses a skill, and it is the foe's turn. */
const ready = (
  skill: string,
  dice: string,
  more: Readonly<Record<string, Fighter>> = {},
  answers: Answer[] = [],
) =>
  arena({ hero: hero(skill), foe: foe(), ...more })
    .act(use(skill), dice, answers)
    .turnOf('foe');
/** A hurdle across his way. */
const hurdle = (x: number, width: number, tall: number): Terrain =>
  block(x, 4, width, 16, { seeThrough: true, height: Math.round(tall * unit) });

describe('Counterstrike', () => {
  it('attacks whoever attacks him in melee before that, with 1 AV a Skill pip', () => {
    const match = ready('counterstrike', '61111').act(atHero, '11111 5111 11111');
    expect([hand(match), hand(match, 'hero')]).toEqual([4, 3]);
    expect(hand(ready('counterstrike', '66111').act(atHero, '31111 1111'))).toBe(4);
  });
  it('answers each attack, and lets the attacker defend', () => {
    const match = ready('counterstrike', '61111').act(atHero, '31111 11111').act(atHero, '11111 1111');
    expect(hand(match)).toBe(4);
  });
  it('calls the attack off when the attacker falls', () => {
    const match = ready('counterstrike', '61111', { foe: foe(11, 10, { with: { hand: 1 } }) }).act(
      atHero,
      '1',
    );
    expect([match.the('foe').life, hand(match, 'hero')]).not.toEqual(['up', 5]);
    expect(hand(match, 'hero')).toBe(5);
  });
  it('attacks the unit of a mount that strikes: its player says whose card defends', () => {
    const match = arena({
      hero: hero('counterstrike'),
      rider: foe(11, 10, { skills: ['beastmaster/basic-animal-training'], with: { mount: 2 } }),
      mount: { at: [11, 10], team: 1, kind: 'pet', of: 'rider', with: { rider: 1 } },
    });
    match.act(use('counterstrike'), '61111').turnOf('rider');
    match.act({ pick: 'melee', by: 2 }, '31111 11111', [{ pick: 'figure', figure: 1 }]);
    expect([hand(match, 'rider'), hand(match, 'mount')]).toEqual([5, 5]);
  });
  it('answers while he is dazed', () => {
    const match = arena({
      hero: hero('counterstrike'),
      foe: foe(11, 10, { skills: ['warrior/swift-blow'] }),
    });
    match.act(use('counterstrike'), '61111').turnOf('foe');
    match.act({ ...atHero, skill: 'warrior/swift-blow' }, '11111 6511 11111');
    expect(counters(match, 'hero')).toEqual(['dazed 1']);
    match.act(atHero, '1111 111');
    expect(hand(match)).toBe(3);
  });
  it('needs a Skill pip, leaves shots alone, and ends with his next turn', () => {
    expect(hand(ready('counterstrike', '11111').act(atHero, '11111'))).toBe(5);
    const archer = foe(15, 10, { faces: { 6: { ranged: 1 } }, weapons: [{ type: 'pistol' }] });
    expect(hand(ready('counterstrike', '61111', { foe: archer }).act({ pick: 'shoot' }, '11111'))).toBe(5);
    expect(ready('counterstrike', '61111').turnOf('hero').the('hero').modifiers).toEqual([]);
  });
});

describe('Endure Pain', () => {
  it('takes 1 for each Skill pip off each damage, down to 0', () => {
    expect(hand(ready('endure-pain', '61111').act(atHero, '41111 11111'), 'hero')).toBe(3);
    expect(hand(ready('endure-pain', '66111').act(atHero, '41111 11111'), 'hero')).toBe(4);
    expect(hand(ready('endure-pain', '66611').act(atHero, '51111 11111'), 'hero')).toBe(5);
    expect(hand(ready('endure-pain', '11111').act(atHero, '41111 11111'), 'hero')).toBe(2);
  });
  it('never adds to itself: the stronger counts', () => {
    const match = arena({ hero: hero('endure-pain'), foe: foe() });
    match.act(use('endure-pain'), '66111').act(use('endure-pain'), '61111').act(atHero, '41111 11111');
    expect(hand(match, 'hero')).toBe(4);
  });
  it('comes after minima, and leaves loss of Life alone', () => {
    const pierced = ready('endure-pain', '61111', { foe: foe(11, 10, { weapons: [{ type: 'piercing' }] }) });
    expect(hand(pierced.act(atHero, '44111 33311'), 'hero')).toBe(4);
    const even = ready('endure-pain', '61111', {
      foe: foe(11, 10, {
        faces: { ...faces, 4: { melee: 1 }, 5: { melee: 1 } },
        weapons: [{ type: 'piercing' }],
      }),
    });
    expect(hand(even.act(atHero, '44111 33311'), 'hero')).toBe(5);
    const poisoned = arena({
      hero: hero('endure-pain', { with: { conditions: [{ condition: 'poisoned', count: 1 }] } }),
      foe: foe(),
    });
    expect(hand(poisoned.act(use('endure-pain'), '61111').turnOf('foe'), 'hero')).toBe(4);
  });
  it('ends with his next turn', () => {
    expect(ready('endure-pain', '61111').turnOf('hero').the('hero').modifiers).toEqual([]);
  });
});

describe('Evade', () => {
  it('moves, pip or not, and rolls after it', () => {
    for (const dice of ['11111', '61111'])
      expect(spot(ready('evade', dice, {}, [[10, 15]]))).toEqual([10, 15]);
  });
  it('adds 1 DV and 1 MDV for each Skill pip until his next turn', () => {
    const mage = foe(15, 10, {
      faces: { 6: { skill: 1 }, 5: { magic: 2 } },
      skills: ['psion/mind-stab', 'elemental-mage/fireball'],
    });
    expect(hand(ready('evade', '61111').act(atHero, '41111 11111'), 'hero')).toBe(3);
    expect(hand(ready('evade', '66111').act(atHero, '41111 11111'), 'hero')).toBe(4);
    const magical = { foe: mage, hero: hero('evade', { faces: { ...faces, 2: { magic: 1 } } }) };
    const spell = { pick: 'use', skill: 'elemental-mage/fireball', target: 0 };
    expect(hand(ready('evade', '61111', magical).act(spell, '65111 11111'), 'hero')).toBe(4);
    expect(hand(ready('evade', '11111', magical).act(spell, '65111 11111'), 'hero')).toBe(3);
    expect(ready('evade', '61111').turnOf('hero').the('hero').modifiers).toEqual([]);
  });
});

describe.each([
  ['headbutt', 'dazed', true],
  ['shove', 'knockdown', false],
] as const)('%s', (skill, condition, isMutual) => {
  const hit = (dice: string) =>
    arena({ hero: hero(skill), foe: foe(), near: foe(10, 11) }).act(strike(skill), dice);
  it(`gives 1 ${condition} for each Skill pip, hit or miss`, () => {
    expect(counters(hit('61111'))).toEqual([`${condition} 1`]);
    const match = hit('66511 11111');
    expect([...counters(match), hand(match)]).toEqual([`${condition} 2`, 3]);
    expect(counters(match, 'hero')).toEqual(isMutual ? [`${condition} 2`] : []);
    expect(counters(match, 'near')).toEqual([]);
  });
  it('gives none without a Skill pip', () => {
    const match = hit('51111 11111');
    expect([...counters(match), ...counters(match, 'hero'), hand(match)]).toEqual([3]);
  });
});

describe('Intentness', () => {
  const intent = (dice: string, to: Answer) =>
    arena({
      hero: hero(['intentness', 'jog']),
      foe: foe(11, 10, { skills: ['survival/shove'] }),
    }).act(use('intentness'), dice, [to]);
  it('rolls first: the movement is cut to 1 # for each Skill pip', () => {
    expect(spot(intent('61111', [10, 11]))).toEqual([10, 11]);
    expect(() => intent('61111', [10, 11.5])).toThrow();
    expect(spot(intent('66111', [10, 12]))).toEqual([10, 12]);
    expect(spot(intent('11111', [10, 15]))).toEqual([10, 15]);
  });
  it('is cut to the Hand, and cuts every movement until his next turn', () => {
    const weak = arena({ hero: hero('intentness', { with: { hand: 2 } }), foe: foe() });
    expect(() => weak.act(use('intentness'), '66', [[10, 12.5]])).toThrow();
    const match = intent('61111', [10, 10]);
    expect(() => match.act({ pick: 'move' }, '', [[10, 11.5]])).toThrow();
    const jog = intent('61111', [10, 10]).act(use('jog'), '61111', [[10, 11]]);
    expect(spot(jog)).toEqual([10, 11]);
    const later = intent('61111', [10, 10]).turnOf('foe').turnOf('hero');
    expect(spot(later.act({ pick: 'move' }, '', [[10, 15]]))).toEqual([10, 15]);
  });
  it('adds 2 DV and 1 MDV for each, and keeps Knockdowns off', () => {
    const struck = intent('61111', [10, 10]).turnOf('foe');
    expect(hand(struck.act(atHero, '41111 11111'), 'hero')).toBe(4);
    const shoved = intent('61111', [10, 10])
      .turnOf('foe')
      .act({ ...atHero, skill: 'survival/shove' }, '61111');
    expect(counters(shoved, 'hero')).toEqual([]);
    const failed = intent('11111', [10, 10])
      .turnOf('foe')
      .act({ ...atHero, skill: 'survival/shove' }, '61111');
    expect(counters(failed, 'hero')).toEqual(['knockdown 1']);
  });
});

describe('Jog', () => {
  const jog = (dice: string, to: Answer[], more: Partial<Fighter> = {}) =>
    spot(arena({ hero: hero('jog', more), foe: foe(20, 20) }).act(use('jog'), dice, to));
  it('moves, and 1 # further for each Skill pip', () => {
    expect(jog('11111', [[10, 15]])).toEqual([10, 15]);
    expect(() => jog('11111', [[10, 15.5]])).toThrow();
    expect(jog('61111', [[10, 16]])).toEqual([10, 16]);
    expect(jog('66111', [[10, 17]])).toEqual([10, 17]);
    expect(() => jog('61111', [[10, 16.5]])).toThrow();
  });
  it('is slowed as a whole', () => {
    const slow = { with: { hand: 1, conditions: [{ condition: 'slowed' as const, count: 2 }] } };
    expect(jog('6', [], slow)).toEqual([10, 10]);
    expect(() => jog('6', [[10, 11]], slow)).toThrow();
  });
});

describe('Jump', () => {
  const jump = (dice: string, to: Answer, terrain: Terrain[], more: Readonly<Record<string, Fighter>> = {}) =>
    spot(arena({ hero: hero('jump'), foe: foe(20, 20), ...more }, { terrain }).act(use('jump'), dice, [to]));
  it('rolls first, and makes one movement that jumps what is 1 # wide and high', () => {
    expect(jump('61111', [13, 10], [hurdle(11, 1, 1)])).toEqual([13, 10]);
    expect(() => jump('11111', [13, 10], [hurdle(11, 1, 1)])).toThrow();
    expect(jump('11111', [10, 15], [])).toEqual([10, 15]);
    expect(() => jump('61111', [15.5, 10], [])).toThrow();
  });
  it('jumps nothing wider or higher, and with two Skill pips twice as much', () => {
    expect(() => jump('61111', [13.5, 10], [hurdle(11, 1.2, 1)])).toThrow();
    expect(() => jump('61111', [13, 10], [hurdle(11, 1, 1.2)])).toThrow();
    expect(jump('66111', [14, 10], [hurdle(11, 2, 2)])).toEqual([14, 10]);
  });
  it('jumps Heroes too', () => {
    const wall = Object.fromEntries([8, 9, 10, 11, 12].map((y) => [`foe${y}`, foe(11.5, y)]));
    expect(jump('61111', [12.75, 10], [], wall)).toEqual([12.75, 10]);
    expect(() => jump('11111', [12.75, 10], [], wall)).toThrow();
  });
  it('does not end within the obstacle', () => {
    expect(() => jump('61111', [11.5, 10], [hurdle(11, 1, 1)])).toThrow();
  });
});
