import { describe, expect, it } from 'vitest';
import { unit, type Terrain } from '../../../../table/table';
import { type Answer, arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';
import { atHero, duelsOf, faces, foe } from '../testing/duel';
import { counters, hand, spot } from '../testing/watching';

const { hero, use } = duelsOf('survival');
const attack: Answer = { pick: 'melee', target: 1 };
const stay: Answer = { pick: 'move' };
/** A wall of 2 # across his way that nobody climbs, or another one. */
const wall = (wide = 1, more: Partial<Terrain> = {}): Terrain => block(12, 4, wide, 16, more);

describe('Regenerate', () => {
  const regenerate = (dice: string, answers: Answer[], at = 2) =>
    arena({
      hero: hero(['regenerate', 'shove'], {
        with: { hand: at },
        weapons: [{ type: 'blunt' }, { type: 'pistol' }],
      }),
      foe: foe(),
    }).act(use('regenerate'), dice, answers);
  it('restores 1 Life for each Skill pip after an action, pip or not', () => {
    expect(hand(regenerate('61', [stay, [10, 12]]), 'hero')).toBe(3);
    expect(hand(regenerate('66', [stay]), 'hero')).toBe(4);
    const failed = regenerate('11', [stay, [10, 12]]);
    expect([hand(failed, 'hero'), ...spot(failed)]).toEqual([2, 10, 12]);
  });
  it('shares the roll of an attack, whose Skill pips serve it', () => {
    const match = regenerate('65 11111', [attack]);
    expect([hand(match), hand(match, 'hero')]).toEqual([3, 3]);
  });
  it('shares a roll of no dice: there is none of its own besides', () => {
    const match = arena({
      bokor: {
        at: [10, 10],
        team: 1,
        faces: { 6: { skill: 1 }, 5: { magic: 1 } },
        skills: ['voodoo/marinette'],
      },
      hero: hero('regenerate', { at: [11, 10], with: { hand: 1 } }),
    });
    match.act({ pick: 'use', skill: 'voodoo/marinette' }, '65111').turnOf('hero');
    expect(hand(match.act(use('regenerate'), '', [{ pick: 'melee' }]), 'hero')).toBe(1);
  });
  it('never restores beyond the Dicepool', () => {
    expect(hand(regenerate('66111', [stay], 5), 'hero')).toBe(5);
  });
  it('goes with no skill', () => {
    expect(() => regenerate('61 11111', [{ ...attack, skill: 'survival/shove' }])).toThrow();
  });
});

describe('Rigger', () => {
  const climb = (dice: string, to: Answer[], terrain: Terrain[] = [wall()]) =>
    spot(
      arena({ hero: hero('rigger', { at: [11, 10] }), foe: foe(20, 20) }, { terrain }).act(
        use('rigger'),
        dice,
        to,
      ),
    );
  it('makes a movement for each Skill pip, none without one', () => {
    expect(climb('61111', [[11, 15]])).toEqual([11, 15]);
    expect(
      climb('66111', [
        [11, 15],
        [11, 20],
      ]),
    ).toEqual([11, 20]);
    expect(() => climb('11111', [[11, 11]])).toThrow();
  });
  it('climbs walls that nobody climbs, each # of height costs one', () => {
    const low = wall(1, { height: unit });
    expect(climb('61111', [[14, 10]], [low])).toEqual([14, 10]);
    expect(() => climb('61111', [[14.2, 10]], [low])).toThrow();
    expect(() => climb('61111', [[14, 10]])).toThrow();
  });
  it('ends on solid, level ground', () => {
    expect(() => climb('66111', [[12.1, 10]])).toThrow();
    const roof = wall(2, { climb: true });
    expect(climb('61111', [[12.75, 10]], [roof])).toEqual([12.75, 10]);
  });
});

describe('Shortening Reaction', () => {
  const waiting = { delays: 1, isActing: true };
  const scene = (more: Partial<Fighter> = {}) =>
    arena({
      foe: foe(11, 10),
      hero: hero('shortening-reaction', { with: waiting, team: 0, ...more }),
      ally: { at: [20, 20] },
    });
  it('is for reactions only', () => {
    const own = arena({ hero: hero('shortening-reaction'), foe: foe() });
    expect(own.offers(use('shortening-reaction'))).toBe(false);
    expect(scene().act({ pick: 'move' }).offers(use('shortening-reaction'))).toBe(true);
  });
  it('attacks or moves, and goes home for each Skill pip, on the roll of the attack', () => {
    const match = scene().act({ pick: 'move' });
    match.act(use('shortening-reaction'), '65111 11111', [{ pick: 'melee', target: 0 }, [7, 7]]);
    expect([hand(match), ...spot(match)]).toEqual([3, 7, 7]);
    const moved = scene().act({ pick: 'move' });
    moved.act(use('shortening-reaction'), '66111', [stay, [10, 6], [7, 7], [5, 5]]);
    expect(spot(moved)).toEqual([5, 5]);
    expect(moved.the('hero').delays).toBe(0);
  });
  it('leads nowhere but home, and not at all without a Skill pip', () => {
    const away = scene().act({ pick: 'move' });
    expect(() => away.act(use('shortening-reaction'), '61111', [stay, [10, 10], [12, 12]])).toThrow();
    const failed = scene().act({ pick: 'move' });
    failed.act(use('shortening-reaction'), '11111', [stay, [10, 6]]);
    expect(spot(failed)).toEqual([10, 6]);
  });
  it('is no charge, and nothing for the dazed', () => {
    const match = scene({ at: [5, 10] }).act({ pick: 'move' });
    expect(match.offers({ pick: 'charge' })).toBe(false);
    const dazed = { with: { ...waiting, conditions: [{ condition: 'dazed' as const, count: 1 }] } };
    expect(scene(dazed).act({ pick: 'move' }).offers(use('shortening-reaction'))).toBe(false);
  });
});

describe('Defy Pain', () => {
  const defy = (dice: string, more: Partial<Fighter> = {}, answers: Answer[] = [stay]) =>
    arena({
      hero: hero('defy-pain'),
      foe: foe(11, 10, { weapons: [{ type: 'slashing' }], ...more }),
      other: foe(10, 7),
    })
      .act(use('defy-pain'), dice, answers)
      .turnOf('foe');
  it('takes 1 off each damage for each Skill pip, after an action', () => {
    expect(hand(defy('61111').act(atHero, '51111 11111'), 'hero')).toBe(4);
    expect(hand(defy('66111').act(atHero, '51111 11111'), 'hero')).toBe(5);
    expect(hand(defy('11111').act(atHero, '51111 11111'), 'hero')).toBe(3);
    const match = defy('65111 11111', {}, [attack]);
    expect([hand(match), match.the('hero').modifiers.length]).toEqual([3, 1]);
  });
  it('keeps off what critical hits do besides', () => {
    expect(counters(defy('61111').act(atHero, '44111 11111'), 'hero')).toEqual([]);
    expect(counters(defy('11111').act(atHero, '44111 11111'), 'hero')).toEqual(['bleeding 1']);
    const archer = {
      at: [15, 10] as const,
      faces: { 6: { ranged: 1 } },
      weapons: [{ type: 'pistol' as const }],
    };
    const pushed = defy('61111', archer, []);
    expect(spot(pushed.act({ pick: 'shoot' }, '66111 11111'))).toEqual([10, 10]);
    expect(hand(defy('66111', { weapons: [{ type: 'piercing' }] }).act(atHero, '44111 33311'), 'hero')).toBe(
      5,
    );
  });
  it('lets a sweep strike others', () => {
    const pole = { weapons: [{ type: 'slashing' as const, pole: true }] };
    const match = arena({
      hero: hero('defy-pain'),
      foe: foe(11, 10, pole),
      friend: { at: [11, 11] },
    });
    match.act(use('defy-pain'), '61111', [stay]).turnOf('foe');
    match.act(atHero, '44111 11111 11111', [{ pick: 'yes' }]);
    expect([hand(match, 'hero'), hand(match, 'friend')]).toEqual([3, 2]);
  });
  it('ends with his next turn', () => {
    expect(defy('61111').turnOf('hero').the('hero').modifiers).toEqual([]);
  });
});

describe('Guardian Force', () => {
  const guard = (dice: string, friendAt: readonly [number, number] = [10, 11]) =>
    arena({
      hero: hero('guardian-force'),
      foe: foe(11, 10),
      friend: { at: friendAt, faces, skills: ['survival/guardian-force'] },
      other: foe(10, 12.1),
    }).act(use('guardian-force'), dice);
  it('takes 1 off all damage to him and to allies in contact, for each Skill pip', () => {
    expect(hand(guard('61111').turnOf('foe').act(atHero, '51111 11111'), 'hero')).toBe(4);
    expect(hand(guard('66111').turnOf('foe').act(atHero, '51111 11111'), 'hero')).toBe(5);
    const friend = guard('61111', [11, 11]).turnOf('foe');
    expect(hand(friend.act({ pick: 'melee', target: 2 }, '51111 11111'), 'friend')).toBe(3);
    const near = guard('61111', [10.5, 10.87]).turnOf('foe');
    expect(hand(near.act({ pick: 'melee', target: 2 }, '51111 11111'), 'friend')).toBe(4);
  });
  it('looks at the contact when the damage is dealt', () => {
    const match = guard('61111', [10.5, 10.87]).turnOf('friend');
    match.act({ pick: 'move' }, '', [[11, 11]]).turnOf('foe');
    expect(hand(match.act({ pick: 'melee', target: 2 }, '51111 11111'), 'friend')).toBe(3);
  });
  it('counts the higher of two guardians', () => {
    const match = guard('66111', [10.5, 10.87]).turnOf('friend').act(use('guardian-force'), '61111');
    if (match.situation().turn !== match.id('foe')) match.turnOf('foe');
    expect(hand(match.act({ pick: 'melee', target: 2 }, '41111 11111'), 'friend')).toBe(4);
  });
  it('ends with his next turn, and needs a Skill pip', () => {
    expect(hand(guard('11111').turnOf('foe').act(atHero, '51111 11111'), 'hero')).toBe(3);
    expect(guard('61111').nextPhase().turnOf('hero').the('hero').modifiers).toEqual([]);
  });
});

describe('Stamina', () => {
  const stamina = (more: Partial<Fighter> = {}) =>
    arena({ hero: hero('stamina', more), foe: foe(20, 20) }).act(
      use('stamina'),
      '61111'.slice(0, more.with?.hand ?? 5),
    );
  it('adds a die for each Skill pip after an action, pip or not', () => {
    expect(stamina().the('hero')).toMatchObject({ hand: 6, poolSeen: 6 });
    const match = arena({ hero: hero('stamina'), foe: foe() }).act(use('stamina'), '66511 11111', [attack]);
    expect([match.the('hero').hand, hand(match)]).toEqual([7, 3]);
    const failed = arena({ hero: hero('stamina'), foe: foe() }).act(use('stamina'), '51111 11111', [attack]);
    expect([failed.the('hero').hand, hand(failed)]).toEqual([5, 3]);
  });
  it('is cut to five dice when his next turn begins', () => {
    const match = stamina().turnOf('foe');
    expect(match.the('hero').hand).toBe(6);
    expect(match.turnOf('hero').the('hero')).toMatchObject({ hand: 5, poolSeen: 5, pool: 5 });
  });
  it('stays as far as it makes up for dice that are missing', () => {
    const wounded = {
      with: { conditions: [{ condition: 'deep-wound' as const, count: 2 }], hand: 3, poolSeen: 3 },
    };
    const match = arena({ hero: hero('stamina', wounded), foe: foe(20, 20) });
    match.act(use('stamina'), '661').act(use('stamina'), '61111');
    expect(match.the('hero')).toMatchObject({ hand: 6, poolSeen: 6 });
    expect(match.turnOf('hero').the('hero')).toMatchObject({ hand: 5, poolSeen: 5, pool: 7 });
  });
  it('is cut by no more dice than it gave, once', () => {
    const big = arena({
      hero: hero('stamina', { with: { pool: 8, poolSeen: 8, hand: 8 } }),
      foe: foe(20, 20),
    });
    big.act(use('stamina'), '61111111').turnOf('foe').turnOf('hero');
    expect(big.the('hero')).toMatchObject({ pool: 8, hand: 8 });
    expect(big.turnOf('foe').turnOf('hero').the('hero').pool).toBe(8);
  });
});
