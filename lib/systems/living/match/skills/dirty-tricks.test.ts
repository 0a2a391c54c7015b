import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { type Answer, arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { counters, hands } from '../testing/watching';
import { armoured, foe, strike, trickster, use } from '../testing/trickery';

describe('Apply Poison', () => {
  const poisoned = (dice: string, more: Partial<Fighter> = {}) =>
    arena({ you: trickster('apply-poison', more), foe: foe() }).act(use('apply-poison'), dice);
  it('gives the next attack that hits a Poisoned counter', () => {
    const match = poisoned('61111').act({ pick: 'melee' }, '51111 11111');
    expect(counters(match, 'foe')).toEqual(['poisoned 1']);
    match.turnOf('you').act({ pick: 'melee' }, '51111 111');
    expect(counters(match, 'foe')).toEqual(['poisoned 1']);
  });
  it('serves as many attacks as Skill pips', () => {
    const match = poisoned('66111').act({ pick: 'melee' }, '51111 11111').turnOf('you');
    match.act({ pick: 'melee' }, '51111 111').act({ pick: 'melee' }, '51111 11');
    expect(counters(match, 'foe')).toEqual(['poisoned 2']);
  });
  it('uses its charges one by one, whichever uses they come from (ruling pipsmith-charges)', () => {
    const match = poisoned('61111').act(use('apply-poison'), '61111').turnOf('you');
    match.act({ pick: 'melee' }, '51111 11111');
    expect(counters(match, 'foe')).toEqual(['poisoned 1']);
    match.act({ pick: 'melee' }, '51111 1111');
    expect(counters(match, 'foe')).toEqual(['poisoned 2']);
    expect(match.the('you').modifiers).toEqual([]);
  });
  it('is neither used nor delivered by a miss; a hit that is defended delivers', () => {
    const match = poisoned('61111').act({ pick: 'melee' }, '11111').turnOf('you');
    match.act({ pick: 'melee' }, '51111 11111');
    expect(counters(match, 'foe')).toEqual(['poisoned 1']);
    const blocked = arena({ you: trickster('apply-poison'), foe: foe(5, 4, { faces: armoured }) });
    blocked.act(use('apply-poison'), '61111').act({ pick: 'melee' }, '51111 61111');
    expect(counters(blocked, 'foe')).toEqual(['poisoned 1']);
  });
  it('does nothing without a Skill pip, and is gone with consciousness', () => {
    expect(poisoned('11111').the('you').modifiers).toEqual([]);
    const weak = arena({
      you: trickster('apply-poison', { with: { hand: 1 } }),
      foe: foe(5, 4, { faces: { 3: { melee: 5 } } }),
    });
    weak.act(use('apply-poison'), '6').turnOf('foe').act({ pick: 'melee' }, '31111 1');
    expect(weak.the('you')).toMatchObject({ life: 'down', modifiers: [] });
  });
  it('serves shots too', () => {
    const thrown = poisoned('61111', { weapons: [{ type: 'throwing' }] });
    expect(counters(thrown.act({ pick: 'shoot' }, '21111 11111'), 'foe')).toEqual(['poisoned 1']);
  });
});

describe('Backstab', () => {
  const stabbed = (dice: string, answers: readonly Answer[], more: Partial<Fighter> = {}) =>
    arena({ you: trickster('backstab', more), foe: foe(8) }).act(use('backstab'), dice, answers);
  it('moves, whatever the roll', () => {
    expect(stabbed('11111', [[7, 4]]).the('you')).toMatchObject({ at: { x: 7 * unit }, actions: 1 });
  });
  it('attacks once for each Skill pip if it ends in base contact', () => {
    expect(stabbed('61111 51111 11111', [[7, 4]]).the('foe').hand).toBe(4);
    expect(stabbed('66111 51111 11111 41111 1111', [[7, 4]]).the('foe').hand).toBe(2);
  });
  it('needs contact after the movement, no movement', () => {
    expect(stabbed('61111', [[6.5, 4]]).the('foe').hand).toBe(5);
    const near = arena({ you: trickster('backstab'), foe: foe() }).act(use('backstab'), '61111 51111 11111');
    expect(near.the('foe').hand).toBe(4);
  });
  it('takes any attack action, and no attack skill or ganging up', () => {
    const skills = ['dirty-tricks/backstab', 'dirty-tricks/iron-fist'];
    const weapons = [{ type: 'throwing' as const }];
    const shot = stabbed('61111 21111 11111', [[7, 4], { pick: 'shoot' }], { skills, weapons });
    expect(shot.the('foe')).toMatchObject({ hand: 4, conditions: [] });
    const gang = arena({ you: trickster('backstab'), foe: foe(8), friend: { at: [9, 4] } });
    gang.act(use('backstab'), '61111 51111 11111', [[7, 4]]);
    expect(gang.the('foe').hand).toBe(4);
  });
  it('serves against an opposing follower', () => {
    const match = arena({
      you: trickster('backstab'),
      foe: foe(20),
      pet: foe(8, 4, { kind: 'pet', of: 'foe' }),
    });
    expect(match.act(use('backstab'), '61111 51111 11111', [[7, 4]]).the('pet').hand).toBe(4);
  });
});

describe('Critical Hit', () => {
  const hit = (dice: string, type: 'blunt' | 'slashing' | 'piercing', more: Partial<Fighter> = {}) =>
    arena({ you: trickster('critical-hit', { weapons: [{ type }] }), foe: foe(5, 4, more) }).act(
      strike('critical-hit'),
      dice,
    );
  it.each([
    ['56111 11111', ['knockdown 1']],
    ['56611 11111', ['knockdown 2']],
    ['51111 11111', []],
    ['61111', []],
  ])('counts as a critical hit for each Skill pip, on a hit: %s', (dice, conditions) => {
    expect(counters(hit(dice, 'blunt'), 'foe')).toEqual(conditions);
  });
  it('has the effect of the weapon', () => {
    expect(counters(hit('56611 11111', 'slashing'), 'foe')).toEqual(['bleeding 2']);
    expect(hit('56611 61111', 'piercing', { faces: armoured }).the('foe').hand).toBe(4);
  });
  it('does not add a natural critical hit', () => {
    expect(counters(hit('33611 11111', 'blunt'), 'foe')).toEqual(['knockdown 1']);
    expect(counters(hit('33111 11111', 'blunt'), 'foe')).toEqual(['knockdown 1']);
  });
  it('sweeps once for each Skill pip with a pole weapon', () => {
    const pole = { weapons: [{ type: 'blunt' as const, pole: true }] };
    const match = arena({
      you: trickster('critical-hit', pole),
      foe: foe(),
      left: foe(4, 5),
      right: foe(4, 3),
    });
    const yes = { pick: 'yes' };
    match.act({ ...strike('critical-hit'), target: 1 }, '56611 11111 11111 11111 1111 1111', [
      yes,
      { figure: 2 },
      { figure: 2 },
    ]);
    expect(hands(match, 'foe', 'left', 'right')).toEqual([4, 3, 3]);
  });
});

describe('Exploit Weakness', () => {
  const hit = (dice: string) =>
    arena({ you: trickster('exploit-weakness'), foe: foe(5, 4, { faces: armoured }) }).act(
      strike('exploit-weakness'),
      dice,
    );
  it.each([
    ['56111 61111', 4],
    ['56611 61111', 3],
    ['51111 61111', 5],
    ['61111', 5],
    ['36111 11111', 2],
  ])('deals at least 1 damage for each Skill pip on a hit: %s', (dice, hand) => {
    expect(hit(dice).the('foe').hand).toBe(hand);
  });
});

describe('Iron Fist', () => {
  const hit = (dice: string, more: Partial<Fighter> = {}, own: Partial<Fighter> = {}) =>
    arena({ you: trickster('iron-fist', own), foe: foe(5, 4, more) }).act(strike('iron-fist'), dice);
  it.each([
    ['36111 11111', 5, ['dazed 1']],
    ['36611 11111', 5, ['dazed 2']],
    ['31111 11111', 2, []],
    ['36111 61111', 5, []],
    ['61111', 5, []],
  ])('dazes instead of the damage that would be done: %s', (dice, hand, conditions) => {
    const match = hit(dice, { faces: armoured });
    expect(match.the('foe').hand).toBe(hand);
    expect(counters(match, 'foe')).toEqual(conditions);
  });
  it('comes after reductions: what they leave nothing of dazes nobody', () => {
    const hard = { skills: ['survival/endure-pain'], faces: { 6: { skill: 1 } } };
    const match = arena({
      foe: { ...foe(5, 4, hard), team: 0 },
      you: { ...trickster('iron-fist'), team: 1 },
    });
    match.act({ pick: 'use' }, '61111').turnOf('you');
    expect(counters(match.act({ ...strike('iron-fist') }, '56111 11111'), 'foe')).toEqual([]);
    expect(match.the('foe').hand).toBe(5);
  });
});

describe('Malicious Strike', () => {
  const hit = (dice: string, more: Partial<Fighter> = {}, own: Partial<Fighter> = {}) =>
    arena({ you: trickster('malicious-strike', own), foe: foe(5, 4, more) }).act(
      strike('malicious-strike'),
      dice,
    );
  const ill = { with: { conditions: [{ condition: 'slowed' as const, count: 1 }] } };
  it.each([
    ['56111 11111', 3],
    ['56611 11111', 2],
    ['51111 11111', 4],
    ['61111', 5],
  ])('takes 1 Life more for each Skill pip on a hit from whoever has a condition: %s', (dice, hand) => {
    expect(hit(dice, ill).the('foe').hand).toBe(hand);
  });
  it('takes it whatever the defence, and none from the healthy', () => {
    expect(hit('56111 61111', { ...ill, faces: armoured }).the('foe').hand).toBe(4);
    expect(hit('56111 11111').the('foe').hand).toBe(4);
    expect(hit('56111 11111', { with: { delays: 1, isFlying: false } }).the('foe').hand).toBe(4);
  });
  it('looks at a rider and his mount alike', () => {
    const unit = {
      foe: foe(5, 4, { with: { mount: 2 } }),
      pet: foe(5, 4, { kind: 'pet', of: 'foe', with: { rider: 1, ...ill.with } }),
    };
    const match = arena({ you: trickster('malicious-strike'), ...unit });
    match.act(strike('malicious-strike'), '56111 11111');
    expect(hands(match, 'foe', 'pet')).toEqual([3, 5]);
  });
  it('looks at the roll, before what this attack brings', () => {
    const skills = ['dirty-tricks/malicious-strike', 'dirty-tricks/apply-poison'];
    const match = arena({ you: trickster('', { skills }), foe: foe() }).act(use('apply-poison'), '61111');
    match.act(strike('malicious-strike'), '56111 11111');
    expect(match.the('foe').hand).toBe(4);
    expect(counters(match, 'foe')).toEqual(['poisoned 1']);
    expect(counters(hit('33611 11111', {}, { weapons: [{ type: 'slashing' }] }), 'foe')).toEqual([
      'bleeding 1',
    ]);
    expect(hit('33611 11111', {}, { weapons: [{ type: 'slashing' }] }).the('foe').hand).toBe(2);
  });
});
