import { describe, expect, it } from 'vitest';
import type { Answer } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { command, faces, offersOrder, order } from '../testing/commanding';
import { hand } from '../testing/watching';

describe('You! Finish Him!', () => {
  /** A swordsman: a 6 shows a Skill pip, a 5 two Melee pips, a 2 both. */
  const swordsman: Fighter = {
    at: [12, 10],
    faces: { ...faces, 2: { skill: 1, melee: 1 } },
    skills: ['warrior/hamstring', 'warrior/cleave', 'ranger/aimed-shot'],
    weapons: [{ type: 'slashing' }, { type: 'shortbow' }],
  };
  const hamstring = { skill: 'warrior/hamstring' };
  const finish = (
    dice: string,
    answers: readonly Answer[] = [hamstring],
    more: Readonly<Record<string, Fighter>> = {},
  ) => order(command(['you-finish-him'], { ally: swordsman, ...more }), 'you-finish-him', dice, answers);
  const wounds = (match: ReturnType<typeof finish>) =>
    match.the('foe').conditions.map(({ condition, count }) => `${condition} ${count}`);

  it('has another ally use an attack skill with +1 AV, and gives a Deep Wound', () => {
    const match = finish('61111 51111 11111');
    expect(match.the('foe')).toMatchObject({ hand: 1, pool: 5, poolSeen: 4 });
    expect(wounds(match)).toEqual(['deep-wound 1']);
    expect(match.the('ally')).toMatchObject({ actions: 0, thisTurn: { skills: ['warrior/hamstring'] } });
  });
  it('scales with two pips: +2 AV, two Deep Wounds', () => {
    const match = finish('66111 51111 1111111111', [hamstring], {
      foe: { at: [13, 10], team: 1, with: { hand: 10, pool: 10, poolSeen: 10 } },
    });
    expect(hand(match, 'foe')).toBe(4);
    expect(wounds(match)).toEqual(['deep-wound 2']);
  });
  it('deals at least 1 damage where it hits, whatever the DV', () => {
    const foe: Fighter = { at: [13, 10], team: 1, faces: { 3: { defence: 3 } } };
    const match = finish('61111 11111 31111', [hamstring], { foe });
    expect([hand(match, 'foe'), wounds(match)]).toEqual([3, ['deep-wound 1']]);
    expect(hand(finish('66111 11111 31111', [hamstring], { foe }), 'foe')).toBe(1);
  });
  it('plays the skill too: its own Skill pips count', () => {
    expect(wounds(finish('61111 21111 11111'))).toEqual(['slowed 1', 'deep-wound 1']);
  });
  it('wounds the original target alone', () => {
    const ally: Fighter = { ...swordsman, weapons: [{ type: 'slashing', pole: true }] };
    const match = finish('61111 55111 11111 11111', [{ ...hamstring, target: 2 }, { pick: 'yes' }], {
      ally,
      second: { at: [12, 11], team: 1 },
    });
    expect(wounds(match)).toEqual(['deep-wound 1']);
    expect(match.the('second')).toMatchObject({ hand: 2, conditions: [] });
  });
  it('takes a spell that is a Ranged Attack too: its shot is the attack', () => {
    const missile = 'elemental-mage/incendiary-missile';
    const ally: Fighter = {
      at: [12, 10],
      faces: { 6: { skill: 1 }, 5: { ranged: 1 }, 4: { magic: 2 } },
      skills: [missile],
      weapons: [{ type: 'blowpipe' }],
    };
    const foe: Fighter = { at: [14.5, 10], team: 1, faces: { 3: { defence: 3 } } };
    const shot = (dice: string, more: Partial<Fighter> = {}) =>
      finish(`61111 ${dice}`, [{ skill: missile }], { ally: { ...ally, ...more }, foe });
    const hit = shot('54111 31111');
    expect([hand(hit, 'foe'), wounds(hit)]).toEqual([3, ['deep-wound 1']]);
    const unarmed = shot('54111', { weapons: [] });
    expect([hand(unarmed, 'foe'), wounds(unarmed)]).toEqual([5, []]);
  });
  it('takes no Pet Attack', () => {
    const more: Readonly<Record<string, Fighter>> = {
      ally: { at: [20, 20], skills: ['beastmaster/basic-animal-training', 'beastmaster/brutal-strike'] },
      pet: { at: [12, 10], kind: 'pet', of: 'ally', faces },
    };
    const match = order(command(['you-finish-him'], more), 'you-finish-him', '61111', [], 'pet');
    expect(hand(match, 'foe')).toBe(5);
  });
  it('takes neither plain attacks nor skills of two actions', () => {
    const archer = { ...swordsman, at: [12, 13] as const };
    expect(hand(finish('61111', [], { ally: archer }), 'foe')).toBe(5);
    expect(hand(finish('61111', [], { ally: { at: [12, 10], faces } }), 'foe')).toBe(5);
  });
  it('may be declined, and fails without a pip', () => {
    expect(hand(finish('61111', [{ pick: 'done' }]), 'foe')).toBe(5);
    expect(hand(finish('11111', []), 'foe')).toBe(5);
  });
  it('asks for an ally in earshot', () => {
    const at = (x: number) => command(['you-finish-him'], { ally: { ...swordsman, at: [x, 10] } });
    expect([offersOrder(at(16), 'you-finish-him'), offersOrder(at(16.1), 'you-finish-him')]).toEqual([
      true,
      false,
    ]);
  });
});
