import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';

const bito = { 3: { melee: 1 }, 4: { melee: 3 }, 5: { defence: 4 }, 6: { defence: 4, magic: 1, skill: 1 } };

describe('melee', () => {
  it('takes DV from AV, and dice for the rest; chapter "Melee Attack"', () => {
    const match = arena({
      bito: { at: [10, 10], faces: bito, weapons: [{ type: 'blunt' }] },
      foe: { at: [11, 10], team: 1, faces: { 5: { defence: 2 } } },
    });
    match.act({ pick: 'melee', target: match.id('foe') }, '43111 51111');
    expect(match.the('foe').hand).toBe(4);
  });

  it('scores a critical hit with the most pips twice: a blunt weapon knocks down', () => {
    const match = arena({
      bito: { at: [10, 10], faces: bito, weapons: [{ type: 'blunt' }] },
      foe: { at: [11, 10], team: 1 },
    });
    match.act({ pick: 'melee', target: match.id('foe') }, '44111 11111');
    expect(match.the('foe')).toMatchObject({ hand: 2, conditions: [{ condition: 'knockdown', count: 1 }] });
  });

  it('gains 1 AV for an ally in contact with the target alone (ruling 26)', () => {
    const match = arena({
      bito: { at: [10, 10], faces: bito, weapons: [{ type: 'blunt' }] },
      foe: { at: [11, 10], team: 1 },
      friend: { at: [12, 10] },
    });
    match.act({ pick: 'melee', target: match.id('foe') }, '11113 11111');
    expect(match.the('foe').hand).toBe(3);
  });

  it('fells whoever loses the last die, and he is dead after his next turn', () => {
    const match = arena({
      bito: { at: [10, 10], faces: bito },
      foe: { at: [11, 10], team: 1, with: { hand: 2 } },
      other: { at: [20, 20], team: 1 },
    });
    match.act({ pick: 'melee', target: match.id('foe') }, '41111 11');
    expect(match.the('foe').life).toBe('down');
    match.turnOf('other');
    expect(match.the('foe').life).toBe('dead');
  });
});
