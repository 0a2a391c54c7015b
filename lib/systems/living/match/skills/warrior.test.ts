import { describe, expect, it } from 'vitest';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { duelsOf, foe, plain } from '../testing/duel';
import { counters, hand, spot } from '../testing/watching';

const { hero: warrior, strike, use } = duelsOf('warrior', [{ type: 'slashing' }]);
/** An attack with a skill on a bare foe who does not defend. */
const hit = (skill: string, dice: string, more: Partial<Fighter> = {}, answers: readonly Answer[] = []) =>
  arena({ hero: warrior(skill, more), foe: foe(), other: foe(20, 20) }).act(strike(skill), dice, answers);

describe('Berserk', () => {
  it('adds 1 AV for each Skill pip to this very attack', () => {
    expect(hand(hit('berserk', '65111 11111'))).toBe(2);
    expect(hand(hit('berserk', '66511 11111'))).toBe(1);
    expect(hand(hit('berserk', '51111 11111'))).toBe(3);
  });
  it('turns a miss into a hit', () => {
    expect(hand(hit('berserk', '61111 11111'))).toBe(4);
  });
  it('holds for every other attack until his next turn, and never adds to itself', () => {
    const match = hit('berserk', '65111 11111').act(plain, '51111 11');
    expect(match.the('foe').life).not.toBe('up');
    const twice = arena({
      hero: warrior('berserk'),
      foe: foe(11, 10, { with: { pool: 9, poolSeen: 9, hand: 9 } }),
    });
    twice.act(strike('berserk'), '65111 111111111').act(strike('berserk'), '65111 111111');
    expect(hand(twice)).toBe(3);
  });
  it('costs 1 DV for each, until his next turn', () => {
    const struck = (dice: string) => {
      const match = hit('berserk', dice).turnOf('foe');
      return hand(match.act({ pick: 'melee', target: 0 }, `${'1'.repeat(hand(match) - 1)}5 33111`), 'hero');
    };
    expect(struck('51111 11111')).toBe(4);
    expect(struck('65111 11111')).toBe(3);
    const over = hit('berserk', '65111 11111').turnOf('foe').turnOf('hero');
    expect(over.the('hero').modifiers).toEqual([]);
  });
});

describe("Cat's Charge", () => {
  const charge = (
    dice: string,
    to: Answer | undefined,
    at = 13,
    more: Readonly<Record<string, Fighter>> = {},
  ) =>
    arena({ hero: warrior('cats-charge'), foe: foe(at), ...more }).act(
      { ...use('cats-charge'), target: 1 },
      dice,
      to ? [to] : [],
    );
  it('attacks after moving with 1 AV for each # not moved and each Skill pip, on a roll of its own', () => {
    expect(hand(charge('61111 11111 11111', [12, 10]))).toBe(2);
    expect(hand(charge('61111 51111 11111', [12, 10], 13))).toBe(0);
    expect(hand(charge('66111 11111 11111', [14, 10], 15))).toBe(3);
  });
  it('counts full # only', () => {
    expect(hand(charge('61111 11111 11111', [13.5, 10], 14.5))).toBe(4);
    expect(hand(charge('61111 51111 11111', [14.5, 10], 15.5))).toBe(3);
  });
  it('does nothing more when the movement ends out of contact, nor without a Skill pip', () => {
    const away = charge('61111', [10, 12]);
    expect([hand(away), ...spot(away, 'hero')]).toEqual([5, 10, 12]);
    expect(spot(charge('11111', undefined), 'hero')).toEqual([10, 10]);
  });
  it('drops his DV pips until his next turn, pip or not', () => {
    const match = charge('11111', undefined, 11.5).turnOf('foe');
    match.act({ pick: 'charge', target: 0 }, '51111 33333');
    expect(hand(match, 'hero')).toBe(3);
    match.turnOf('hero').turnOf('foe');
    match.act({ pick: 'melee', target: 0 }, '51111 333');
    expect(hand(match, 'hero')).toBe(2);
  });
  it('is for opponents out of contact only, and attacks the one it was aimed at', () => {
    const match = arena({
      hero: warrior('cats-charge'),
      beside: foe(11),
      foe: foe(10, 13),
      friend: { at: [7, 7] },
    });
    for (const [target, is] of [
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ] as const)
      expect(match.offers({ ...use('cats-charge'), target })).toBe(is);
    match.act({ ...use('cats-charge'), target: 2 }, '61111');
    expect(hand(match, 'beside')).toBe(5);
  });
});

describe('Deflect missiles', () => {
  const archer = (x: number, more: Partial<Fighter> = {}) =>
    foe(x, 10, { faces: { 6: { ranged: 3 } }, weapons: [{ type: 'pistol' }], ...more });
  const shot = (dice: string, then: string, more: Readonly<Record<string, Fighter>> = {}) =>
    arena({ hero: warrior('deflect-missiles'), foe: archer(15), ...more })
      .act(use('deflect-missiles'), dice)
      .turnOf('foe')
      .act({ pick: 'shoot', target: 0 }, then);
  it('adds 1 DV for each Skill pip against shots', () => {
    expect(hand(shot('11111', '61111 11111'), 'hero')).toBe(2);
    expect(hand(shot('61111', '61111 11111'), 'hero')).toBe(3);
    expect(hand(shot('66111', '61111 11111'), 'hero')).toBe(4);
  });
  it('does not help in melee', () => {
    const match = arena({ hero: warrior('deflect-missiles'), foe: foe() }).act(
      use('deflect-missiles'),
      '61111',
    );
    match.turnOf('foe').act({ pick: 'melee', target: 0 }, '51111 11111');
    expect(hand(match, 'hero')).toBe(3);
  });
  it('attacks each opponent in contact before the shot, and nobody else', () => {
    const match = shot('66111', '61111 11111', {
      beside: foe(11),
      friend: { at: [9, 10] },
      near: foe(10, 12),
    });
    expect([hand(match, 'beside'), hand(match, 'friend'), hand(match, 'near'), hand(match)]).toEqual([
      3, 5, 5, 5,
    ]);
  });
  it('lets those in contact defend', () => {
    const match = arena({ hero: warrior('deflect-missiles'), foe: archer(15), beside: foe(11) });
    match.act(use('deflect-missiles'), '61111').turnOf('foe');
    match.act({ pick: 'shoot', target: 0 }, '31111 61111 11111');
    expect(hand(match, 'beside')).toBe(5);
  });
  it("stops a magic weapon's projectile, and answers it", () => {
    const wizard = archer(15, { weapons: [{ type: 'magic' }] });
    const match = shot('61111', '11111 11111', { foe: wizard, beside: foe(11) });
    expect([hand(match, 'hero'), hand(match, 'beside')]).toEqual([5, 4]);
    expect(hand(shot('11111', '11111', { foe: wizard }), 'hero')).toBe(4);
  });
  it('helps against what an effect attacks with a RAV, without an answer to it', () => {
    const necro = foe(14, 10, {
      faces: { 6: { skill: 1, magic: 1 } },
      skills: ['necromancer/mobile-bomb'],
    });
    const bomb: Fighter = { at: [10, 11], team: 1, kind: 'undead', of: 'foe' };
    const match = arena({ hero: warrior('deflect-missiles'), foe: necro, beside: foe(11), bomb });
    match.act(use('deflect-missiles'), '61111').turnOf('foe');
    match.act({ pick: 'use', target: match.id('bomb') }, '66111 11111', [{ pick: 'no' }]);
    expect([hand(match, 'hero'), hand(match, 'beside')]).toEqual([4, 5]);
  });
  it('ends with his next turn', () => {
    const match = arena({ hero: warrior('deflect-missiles'), foe: archer(15) }).act(
      use('deflect-missiles'),
      '61111',
    );
    expect(match.turnOf('foe').turnOf('hero').the('hero').modifiers).toEqual([]);
  });
});

describe.each([
  ['fierce-blow', 'knockdown'],
  ['hamstring', 'slowed'],
  ['impale', 'bleeding'],
] as const)('%s', (skill, condition) => {
  it(`gives 1 ${condition} for each Skill pip, whatever the DV`, () => {
    expect(counters(hit(skill, '65111 11111'))).toEqual([`${condition} 1`]);
    const defended = hit(skill, '66511 33111');
    expect([...counters(defended), hand(defended)]).toEqual([`${condition} 2`, 4]);
  });
  it('needs a hit and a Skill pip', () => {
    expect(counters(hit(skill, '61111'))).toEqual([]);
    expect(counters(hit(skill, '51111 11111'))).toEqual([]);
  });
  it('gives it after the damage: the fallen keep no counter, bystanders get none', () => {
    const match = arena({ hero: warrior(skill), foe: foe(11, 10, { with: { hand: 1 } }), near: foe(10, 11) });
    match.act(strike(skill), '65111 1');
    expect(match.the('foe')).toMatchObject({ life: 'down', conditions: [] });
    expect(match.the('near')).toMatchObject({ hand: 5, conditions: [] });
  });
});

describe('Shield up', () => {
  const match = (dice: string, ...others: readonly string[]) =>
    arena({ hero: warrior(['shield-up', ...others]), foe: foe(), far: foe(14, 10) }).act(
      use('shield-up'),
      dice,
    );
  it('keeps him from attacking this turn, pip or not', () => {
    for (const dice of ['11111', '61111']) {
      const after = match(dice, 'flurry', 'cats-charge');
      for (const pick of ['melee', 'charge', 'shoot']) expect(after.offers({ pick })).toBe(false);
      expect(after.offers(use('cats-charge'))).toBe(false);
      expect(after.offers({ pick: 'move' })).toBe(true);
      expect(after.turnOf('foe').turnOf('hero').offers(plain)).toBe(true);
    }
  });
  it('adds 2 DV for each Skill pip until his card is drawn again', () => {
    const struck = (dice: string) =>
      hand(match(dice).turnOf('foe').act({ pick: 'melee', target: 0 }, '41111 11111'), 'hero');
    expect([struck('11111'), struck('61111'), struck('66111')]).toEqual([2, 4, 5]);
    expect(match('61111').turnOf('foe').turnOf('hero').the('hero').modifiers).toHaveLength(1);
  });
  it('slows him by 1 # for each, to the end of his next turn', () => {
    const length = (after: Arena) => {
      after.act({ pick: 'move' }, '', [[10, 10 + 5 - 1]]);
      return spot(after, 'hero')[1];
    };
    expect(length(match('61111'))).toBe(14);
    expect(() => match('61111').act({ pick: 'move' }, '', [[10, 14.5]])).toThrow();
    expect(() => match('66111').act({ pick: 'move' }, '', [[10, 13.5]])).toThrow();
    const next = match('61111').turnOf('foe').turnOf('hero');
    expect(() => next.act({ pick: 'move' }, '', [[10, 14.5]])).toThrow();
    const later = match('61111').turnOf('foe').turnOf('hero').turnOf('foe').turnOf('hero');
    expect(spot(later.act({ pick: 'move' }, '', [[10, 15]]), 'hero')).toEqual([10, 15]);
  });
  it('may follow an attack', () => {
    const after = arena({ hero: warrior('shield-up'), foe: foe() }).act(plain, '11111');
    expect(after.offers(use('shield-up'))).toBe(true);
  });
});

describe('Swift blow', () => {
  it('dazes in place of damage, 1 for each Skill pip', () => {
    const match = hit('swift-blow', '65111 11111');
    expect([...counters(match), hand(match)]).toEqual(['dazed 1', 5]);
    expect(counters(hit('swift-blow', '66511 33111'))).toEqual(['dazed 2']);
  });
  it('needs a hit, and deals its damage without a Skill pip', () => {
    expect(counters(hit('swift-blow', '61111'))).toEqual([]);
    const match = hit('swift-blow', '51111 11111');
    expect([...counters(match), hand(match)]).toEqual([3]);
  });
});
