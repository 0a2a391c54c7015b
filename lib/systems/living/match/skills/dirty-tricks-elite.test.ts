import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { counters } from '../testing/watching';
import { armoured, faces, foe, strike, trickster, use, wall } from '../testing/trickery';

describe('Caltrops', () => {
  it.each([
    ['61111', 4, ['knockdown 1', 'deep-wound 1']],
    ['66111', 3, ['knockdown 2', 'deep-wound 2']],
    ['11111', 5, []],
  ])('knocks down, and takes dice of the Dicepool: %s', (dice, hand, conditions) => {
    const match = arena({ you: trickster('caltrops'), foe: foe(), other: foe(4, 5) });
    match.act({ ...use('caltrops'), target: 1 }, dice);
    expect(match.the('foe').hand).toBe(hand);
    expect(counters(match, 'foe')).toEqual(conditions);
    expect(counters(match, 'other')).toEqual([]);
  });
  it('needs base contact', () => {
    expect(arena({ you: trickster('caltrops'), foe: foe(5.1) }).offers(use('caltrops'))).toBe(false);
  });
  it('may take the last die', () => {
    const match = arena({ you: trickster('caltrops'), foe: foe(5, 4, { with: { hand: 1 } }) });
    expect(match.act(use('caltrops'), '61111').the('foe').life).toBe('down');
  });
});

describe('Assault', () => {
  const begun = (dice: string, more: Partial<Fighter> = {}) =>
    arena({
      you: trickster('assault', more),
      foe: foe(5, 4, { faces: armoured }),
    }).act(strike('assault'), dice);
  const plain = (match: Arena, dice = '51111 6111') => match.act({ pick: 'melee', skill: undefined }, dice);
  it.each([
    ['56111 61111', 4],
    ['56611 61111', 3],
    ['51111 61111', 5],
  ])('deals at least 1 damage for each Skill pip: %s', (dice, hand) => {
    expect(begun(dice).the('foe').hand).toBe(hand);
  });
  it('does so with every attack that follows, through the turns', () => {
    const match = plain(begun('56111 61111'));
    expect(match.the('foe').hand).toBe(3);
    expect(plain(match.turnOf('you'), '51111 611').the('foe').hand).toBe(2);
  });
  it('ends when an attack misses, this one too', () => {
    expect(begun('61111').the('you').modifiers).toEqual([]);
    const missed = plain(begun('56111 61111'), '11111').turnOf('you');
    expect(plain(missed, '51111 6111').the('foe').hand).toBe(4);
  });
  it.each([
    ['movement', { pick: 'move' }],
    ['charge', { pick: 'charge' }],
    ['skill action, an attack too', strike('exploit-weakness')],
  ])('ends with a %s', (name, action) => {
    const skills = ['dirty-tricks/assault', 'dirty-tricks/exploit-weakness'];
    const match = begun('56111 61111', { skills });
    expect(match.the('you').modifiers).toHaveLength(1);
    if (name === 'charge') {
      const away = arena({
        you: trickster('assault', { skills }),
        foe: foe(5, 4, { faces: armoured }),
        far: foe(4, 9),
      });
      away.act({ ...strike('assault'), target: 1 }, '56111 61111').turnOf('you');
      expect(away.act({ ...action, target: 2, skill: undefined }, '11111').the('you').modifiers).toEqual([]);
    } else
      expect(match.act(action, name === 'movement' ? '' : '51111 6111').the('you').modifiers).toEqual([]);
  });
  it.each([
    ['you-retreat', '61111', 0],
    ['you-finish-him', '61111 51111 6111', 0],
    ['you-fight-back', '61111 51111 6111', 1],
  ])('ends with an action that is ordered, but for an attack without a skill: %s', (skill, dice, left) => {
    const skills = ['dirty-tricks/assault', 'dirty-tricks/exploit-weakness'];
    const match = arena({
      you: trickster('assault', { skills }),
      foe: foe(5, 4, { faces: armoured }),
      chief: { at: [4, 6], faces, skills: [`commander/${skill}`] },
    }).act({ ...strike('assault'), target: 1 }, '56111 61111');
    match
      .turnOf('chief')
      .act({ pick: 'use', skill: `commander/${skill}`, target: 0 }, dice, [
        ...(skill === 'you-finish-him' ? [{ skill: 'dirty-tricks/exploit-weakness' }] : []),
      ]);
    expect(match.the('you').modifiers).toHaveLength(left);
  });
  it('ends with reloading', () => {
    const match = begun('56111 61111', { weapons: [{ type: 'pistol' }], with: { reloads: [1] } });
    expect(match.act({ pick: 'reload' }).the('you').modifiers).toEqual([]);
  });
  it('outlasts waiting and pushes', () => {
    const match = begun('56111 61111').act({ pick: 'delay' }).act({ pick: 'end' });
    expect(match.the('you').modifiers).toHaveLength(1);
    const gun: Partial<Fighter> = { faces: { 3: { ranged: 1 } }, weapons: [{ type: 'pistol' }] };
    const pushed = arena({ you: trickster('assault'), foe: foe(), gunner: foe(4, 8, gun) });
    pushed.act({ ...strike('assault'), target: 1 }, '56111 11111').turnOf('gunner');
    pushed.act({ pick: 'shoot' }, '33111 11111');
    expect(pushed.the('you').at.y).toBe(3 * unit);
    expect(pushed.the('you').modifiers).toHaveLength(1);
  });
});

describe('Dancers in the Dark', () => {
  const danced = (dice: string) =>
    arena({
      you: trickster('dancers-in-the-dark', { skills: ['dirty-tricks/dancers-in-the-dark', 'ranger/dodge'] }),
      foe: foe(5, 4, { skills: ['ranger/dodge', 'warrior/fierce-blow'], weapons: [{ type: 'blunt' }] }),
      other: foe(5, 5, { skills: ['ranger/dodge'] }),
    }).act({ ...strike('dancers-in-the-dark'), target: 1 }, dice);
  const offers = (match: Arena) => match.options().some((option) => 'skill' in option);
  it('bars one’s own skills until the next turn, whatever the roll', () => {
    const match = danced('11111');
    expect(offers(match)).toBe(false);
    expect(offers(match.turnOf('you'))).toBe(true);
  });
  it('bars the opponent’s to the end of his next turn, one more for each Skill pip, on a miss too', () => {
    const match = danced('61111').turnOf('foe');
    expect(offers(match)).toBe(false);
    expect(match.offers({ pick: 'melee' })).toBe(true);
    expect(offers(match.turnOf('foe'))).toBe(true);
    const longer = danced('66111').turnOf('foe').turnOf('foe');
    expect(offers(longer)).toBe(false);
    expect(offers(longer.turnOf('foe'))).toBe(true);
  });
  it('reaches the pet that would use a skill of the Hero whom it bars, and nobody’s own attacks', () => {
    const match = arena({
      you: trickster('dancers-in-the-dark'),
      foe: foe(5, 4, { skills: ['beastmaster/basic-animal-training', 'beastmaster/maim'] }),
      pet: foe(4, 5, { kind: 'pet', of: 'foe', with: { actions: 1 } }),
    }).act({ ...strike('dancers-in-the-dark'), target: 1 }, '61111');
    match.turnOf('foe').act({ pick: 'end' });
    expect([match.offers({ pick: 'melee' }), offers(match)]).toEqual([true, false]);
    match.turnOf('foe').act({ pick: 'end' });
    expect(offers(match)).toBe(true);
  });
  it('is over for whoever falls', () => {
    const match = arena({
      you: trickster('dancers-in-the-dark', { faces: { 5: { melee: 5 }, 6: { skill: 1 } } }),
      healer: foe(6, 5, { faces: { 6: { skill: 1, magic: 1 } }, skills: ['zealot/life-boon'] }),
      foe: foe(5, 4, { skills: ['ranger/dodge'] }),
    });
    match
      .act({ ...strike('dancers-in-the-dark'), target: 2 }, '61111')
      .act({ pick: 'melee', target: 2, skill: undefined }, '51111 11111');
    match.act({ pick: 'use', target: 2 }, '61111').turnOf('foe');
    expect(match.offers({ skill: 'ranger/dodge' })).toBe(true);
  });
  it('bars nobody else, and nobody without a Skill pip', () => {
    expect(offers(danced('61111').turnOf('other'))).toBe(true);
    expect(offers(danced('51111 11111').turnOf('foe'))).toBe(true);
  });
});

describe('Flashing Blades', () => {
  const brute: Partial<Fighter> = { faces: { 3: { melee: 5 } } };
  const begun = (dice: string, more: Partial<Fighter> = brute) =>
    arena({ you: trickster('flashing-blades'), foe: foe(5, 4, more), other: foe(4, 5, brute) }).act(
      { ...strike('flashing-blades'), target: 1 },
      dice,
    );
  it('adds 1 DV for each point of damage, this attack’s included, and answers melee with 1 AV', () => {
    const match = begun('46111 11111').turnOf('foe').act({ pick: 'melee' }, '111 31 11111');
    // 2 damage now and 1 in answer: AV 6, with an ally, against DV 3.
    expect(match.the('foe').hand).toBe(2);
    expect(match.the('you').hand).toBe(2);
  });
  it('scales with the Skill pips', () => {
    const match = begun('56611 11111').turnOf('foe').act({ pick: 'melee' }, '1111 31 11111');
    // 1 damage, then 2 in answer: DV 3 x 2.
    expect(match.the('foe').hand).toBe(2);
    expect(match.the('you').hand).toBe(5);
  });
  it('counts dice really removed', () => {
    const match = begun('36111 1', { ...brute, with: { hand: 1 } }).turnOf('other');
    match.act({ pick: 'melee' }, '11111 3111 11111');
    // 1 die of 3 damage, and 1 in answer.
    expect(match.the('you').hand).toBe(2);
  });
  it('counts dice really removed later on, too', () => {
    const match = begun('16111', { ...brute, with: { hand: 1 } });
    match.act({ pick: 'melee', target: 1, skill: undefined }, '31111 1').turnOf('other');
    match.act({ pick: 'melee' }, '11111 3111 11111');
    expect(match.the('you').hand).toBe(2);
  });
  it('answers each opponent, and no shots', () => {
    const match = begun('16111', { ...brute })
      .turnOf('other')
      .act({ pick: 'melee' }, '11111 1111 11111');
    expect(match.the('other').hand).toBe(4);
    const shot = begun('16111', { faces: { 3: { ranged: 3 } }, weapons: [{ type: 'throwing' }] });
    expect(shot.turnOf('foe').act({ pick: 'shoot' }, '31111 11111').the('foe').hand).toBe(5);
  });
  it('answers an attack once, however often it was used', () => {
    const match = arena({ you: trickster('flashing-blades'), foe: foe(5, 4, brute) });
    match.act(strike('flashing-blades'), '16111').act(strike('flashing-blades'), '16611');
    expect(match.act({ pick: 'melee' }, '11111 111').the('foe').hand).toBe(3);
  });
  it('stops an attacker who falls by the answer', () => {
    const match = begun('16111', { ...brute, with: { hand: 1 } })
      .turnOf('foe')
      .act({ pick: 'melee' }, '1');
    expect(match.the('foe').life).toBe('down');
    expect(match.the('you').hand).toBe(5);
  });
  it('ends with the next turn, and does nothing without a Skill pip', () => {
    const later = begun('46111 11111').turnOf('you').turnOf('foe').act({ pick: 'melee' }, '311 11111');
    expect(later.the('you').life).not.toBe('up');
    expect(begun('41111 11111').the('you').modifiers).toEqual([]);
  });
});

describe('Shadows’ Dance', () => {
  const terrain = [wall(3, 4.5, 2), wall(10, 4.5), wall(7, 0, 0.5, 12)];
  const danced = (dice: string, answers: readonly Answer[], more: Partial<Fighter> = {}) =>
    arena({ you: trickster('shadows-dance', more), foe: foe(11.5) }, { terrain }).act(
      use('shadows-dance'),
      dice,
      answers,
    );
  const melee = { value: 0 };
  /** His 2 shows two Ranged pips. */
  const marksman = (type: 'throwing' | 'pistol'): Partial<Fighter> => ({
    faces: { ...faces, 2: { ranged: 2 } },
    weapons: [{ type }],
  });
  it('needs contact with terrain and two actions', () => {
    expect(arena({ you: trickster('shadows-dance'), foe: foe(20) }).offers(use('shadows-dance'))).toBe(false);
    const tired = arena({ you: trickster('shadows-dance'), foe: foe(20) }, { terrain }).act({ pick: 'move' });
    expect(tired.offers(use('shadows-dance'))).toBe(false);
  });
  it('moves twice over anything, from terrain to terrain, and strikes', () => {
    const match = danced('61111 51111 11111', [[8, 3], [10.5, 4], melee]);
    expect(match.the('you')).toMatchObject({ at: { x: 10.5 * unit, y: 4 * unit }, actions: 0 });
    expect(match.the('foe').hand).toBe(4);
  });
  it('ends its movement at terrain, the first half anywhere', () => {
    expect(() =>
      danced('61111', [
        [8, 4],
        [9, 2],
      ]),
    ).toThrow('out-of-the-region');
    expect(
      danced('61111', [
        [6, 2],
        [4, 4],
      ]).the('you').at,
    ).toEqual({ x: 4 * unit, y: 4 * unit });
  });
  it('does nothing without a Skill pip', () => {
    expect(danced('11111', []).the('you')).toMatchObject({ at: { x: 4 * unit }, actions: 0 });
  });
  it('strikes as often as Skill pips, all in melee or all at range', () => {
    const close = (dice: string, kind: number, more: Partial<Fighter> = {}) =>
      arena({ you: trickster('shadows-dance', more), foe: foe(4, 3) }, { terrain }).act(
        use('shadows-dance'),
        dice,
        [[4, 4], [4, 4], { value: kind }],
      );
    expect(close('66111 51111 11111 51111 1111', 0).the('foe').hand).toBe(3);
    expect(close('66111 21111 11111 21111 111', 1, marksman('throwing')).the('foe').hand).toBe(1);
  });
  it('is bound to Reload', () => {
    const match = danced('66111 21111 11111', [[4, 4], [4, 4], { value: 1 }], marksman('pistol'));
    expect(match.the('foe').hand).toBe(3);
    expect(match.the('you').reloads).toEqual([1]);
  });
});
