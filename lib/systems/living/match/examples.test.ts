import { describe, expect, it } from 'vitest';
import { arena } from './testing/arena';
import type { Fighter } from './testing/fighters';
import { block } from './testing/block';
import { counters, hand, spot } from './testing/watching';

/** The rulebook's worked examples as matches. */
const bito = { 3: { melee: 1 }, 4: { melee: 3 }, 5: { defence: 4 }, 6: { defence: 4, magic: 1, skill: 1 } };
const paladin = (more: Partial<Fighter> = {}): Fighter => ({
  at: [10, 10],
  faces: bito,
  weapons: [{ type: 'blunt' }],
  ...more,
});
/** "4 Melee pips on the 5- and the 6-face, 1 on the 2- and the 3-face." */
const fighter = { 2: { melee: 1 }, 3: { melee: 1 }, 5: { melee: 4 }, 6: { melee: 4 } };
const foe = (x = 11, y = 10, more: Partial<Fighter> = {}): Fighter => ({ at: [x, y], team: 1, ...more });
const strike = { pick: 'melee', target: 1, skill: undefined };

describe('Bito\'s pips (chapter "Example Hero")', () => {
  const attacked = (dice: string) =>
    arena({ villain: { at: [11, 10], faces: { 6: { melee: 5 } } }, bito: paladin({ team: 1 }) }).act(
      { pick: 'melee', target: 1 },
      `61111 ${dice}`,
    );
  it('make him hard to take down on two faces, and nothing on the others', () => {
    expect(['51111', '16111', '11115', '43111', '11111'].map((dice) => hand(attacked(dice), 'bito'))).toEqual(
      [4, 4, 4, 0, 0],
    );
  });
  it('let him deal fair damage with two faces', () => {
    const hit = (dice: string) => hand(arena({ bito: paladin(), foe: foe() }).act(strike, dice));
    expect([hit('41111 11111'), hit('31111 11111'), hit('43111 11111'), hit('65211')]).toEqual([2, 4, 2, 5]);
  });
  it('let him heal a little with the 6-face, where Skill and Magic pip lie together', () => {
    const boon = (dice: string) =>
      hand(
        arena({
          bito: paladin({ skills: ['zealot/life-boon'] }),
          friend: { at: [12, 10], with: { hand: 2 } },
        }).act({ pick: 'use', skill: 'zealot/life-boon', target: 1 }, dice),
        'friend',
      );
    expect([boon('61111'), boon('54321')]).toEqual([3, 2]);
  });
});

describe('a critical hit (chapter "Armoury")', () => {
  const hit = (dice: string) =>
    arena({ hero: paladin({ faces: fighter }), foe: foe(11, 10, { faces: { 4: { defence: 5 } } }) }).act(
      strike,
      dice,
    );
  it('is the highest result on two dice, of the same face or not', () => {
    expect(
      [hit('55111 44111'), hit('66111 44111'), hit('65111 44111')].map((match) => counters(match)),
    ).toEqual([['knockdown 1'], ['knockdown 1'], ['knockdown 1']]);
  });
  it('is no lower result rolled many times, since 1 < 4, and no single die', () => {
    expect([hit('22332 44111'), hit('51111 44111')].map((match) => counters(match))).toEqual([[], []]);
  });
  it('happens whether it is defended or not, and once', () => {
    expect([hand(hit('55661 44111')), ...counters(hit('55661 44111'))]).toEqual([5, 'knockdown 1']);
  });
});

describe('a bonus (chapter "Skills")', () => {
  it('turns a miss into a hit: 1,2,3,3,4 with +1 AV is an AV of 1', () => {
    const example = { 5: { melee: 4 }, 6: { melee: 4, skill: 1 } };
    const match = arena({
      hero: paladin({ faces: example, skills: ['warrior/berserk'] }),
      foe: foe(11, 10, { with: { pool: 9, poolSeen: 9, hand: 9 } }),
    });
    match.act({ ...strike, skill: 'warrior/berserk' }, '61111 111111111');
    expect(hand(match)).toBe(4);
    expect(hand(match.act(strike, '12334 1111'))).toBe(3);
  });
});

describe('the newest condition (chapter "Conditions and Statuses")', () => {
  it('is the one of which a counter came last: poison, bleeding, then poison again', () => {
    const match = arena({
      hero: paladin({
        faces: { 5: { melee: 1 }, 6: { skill: 1, melee: 1 } },
        skills: ['warrior/impale'],
      }),
      foe: foe(11, 10, { with: { conditions: [{ condition: 'poisoned', count: 1 }] } }),
    });
    match.act({ ...strike, skill: 'warrior/impale' }, '61111 11111');
    expect(counters(match)).toEqual(['poisoned 1', 'bleeding 1']);
    const again = arena({
      hero: paladin({ faces: { 6: { skill: 1 } }, skills: ['harbinger/seal-of-falling-tears'] }),
      foe: foe(11, 10, {
        with: {
          conditions: [
            { condition: 'poisoned', count: 1 },
            { condition: 'bleeding', count: 1 },
          ],
        },
      }),
    });
    again.act({ pick: 'use', skill: 'harbinger/seal-of-falling-tears' }, '61111');
    expect(counters(again)).toEqual(['bleeding 1', 'poisoned 2']);
  });
});

describe('the Dicepool and the Hand', () => {
  it('grow together: a die more in the Dicepool makes six', () => {
    const match = arena({ hero: paladin({ skills: ['warrior/analgize'] }), foe: foe(20, 20) });
    match.act({ pick: 'use', skill: 'warrior/analgize' }, '61111');
    expect(match.the('hero')).toMatchObject({ hand: 6, poolSeen: 6 });
  });
});

describe('ganging up (chapter "Melee Attack")', () => {
  const gang = (more: Readonly<Record<string, Fighter>>, skill?: string) =>
    hand(
      arena({ hero: paladin({ skills: ['warrior/berserk'] }), foe: foe(), ...more }).act(
        { ...strike, skill },
        '31111 11111',
      ),
    );
  it('adds 1 AV for each other ally beside the target and beside no other opponent', () => {
    expect(gang({})).toBe(4);
    expect(gang({ one: { at: [12, 10] } })).toBe(3);
    expect(gang({ one: { at: [12, 10] }, two: { at: [11, 11] } })).toBe(2);
  });
  it('counts nobody who is engaged himself, further away or unconscious', () => {
    expect(gang({ one: { at: [12, 10] }, guard: foe(13, 10) })).toBe(4);
    expect(gang({ one: { at: [12.2, 10] } })).toBe(4);
    expect(gang({ one: { at: [12, 10], with: { life: 'down', hand: 0 } } })).toBe(4);
  });
  it('does not go with a skill', () => {
    expect(gang({ one: { at: [12, 10] } }, 'warrior/berserk')).toBe(4);
  });
  it('counts followers', () => {
    expect(gang({ pet: { at: [12, 10], kind: 'pet', of: 'hero' } })).toBe(3);
  });
});

describe('a charge (chapter "Charge")', () => {
  const wall = block(12, 8, 1, 4);
  const at = (x: number, more: Partial<Fighter> = {}) => arena({ bito: paladin(more), foe: foe(x) });
  const charge = { pick: 'charge', target: 1, skill: undefined };
  it('takes both actions, leads into contact as far as two movements go, and attacks', () => {
    const match = at(21).act(charge, '41111 11111');
    expect([hand(match), ...spot(match, 'bito')]).toEqual([2, 20, 10]);
    expect(match.situation().turn).not.toBe(0);
    expect(at(21).act({ pick: 'move' }).offers(charge)).toBe(false);
  });
  it('leads as near as possible where that is not far enough, without an attack', () => {
    const match = at(21.5).act(charge, '');
    expect([hand(match), ...spot(match, 'bito')]).toEqual([5, 20, 10]);
  });
  it('is as long as twice the Hand', () => {
    expect(hand(at(15, { with: { hand: 2 } }).act(charge, '41 11111'))).toBe(2);
    expect(hand(at(15.5, { with: { hand: 2 } }).act(charge, ''))).toBe(5);
  });
  it('goes with Melee Attack skills, and with no others', () => {
    const match = at(15, { skills: ['warrior/fierce-blow', 'warrior/shield-up', 'ranger/pin-down'] });
    expect(match.options().flatMap((option) => (option.pick === 'charge' ? [option.skill] : []))).toEqual([
      undefined,
      'warrior/fierce-blow',
    ]);
  });
  it('needs a line of sight, and an opponent out of contact', () => {
    const hidden = arena({ bito: paladin(), foe: foe(15) }, { terrain: [wall] });
    expect(hidden.offers(charge)).toBe(false);
    expect(at(11).offers(charge)).toBe(false);
    const friend = arena({ bito: paladin(), friend: { at: [15, 10] } });
    expect(friend.offers(charge)).toBe(false);
  });
});
