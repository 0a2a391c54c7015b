import { stackedDeck } from '../../../../match/deck';
import { describe, expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';

/** A 6 shows a Skill pip, a 5 three attack pips. */
const faces = { 6: { skill: 1 }, 5: { melee: 3, ranged: 3 } };
const waiting = { delays: 1, isActing: true } as const;
const picks = (match: Arena): readonly string[] =>
  [...new Set(match.options().map(({ pick }) => pick))].sort();

const scene = (more: Readonly<Record<string, Fighter>> = {}, actor: Partial<Fighter> = {}): Arena =>
  arena({
    actor: { at: [10, 10], faces, ...actor },
    foe: { at: [11, 10], team: 1, faces, with: waiting },
    ...more,
  });

describe('waiting', () => {
  it('takes an action for each Delay counter: the second, or both', () => {
    const second = scene({ foe: { at: [20, 10], team: 1 } })
      .act({ pick: 'move' })
      .act({ pick: 'delay' });
    expect(second.the('actor')).toMatchObject({ delays: 1, isActing: true });
    const both = scene({ foe: { at: [20, 10], team: 1 } }).act({ pick: 'delay' });
    expect(picks(both)).toEqual(['delay', 'end']);
    expect(both.act({ pick: 'delay' }).the('actor').delays).toBe(2);
  });
  it('keeps the turn going until the last counter is used, and what ends with it', () => {
    const poisoned = { conditions: [{ condition: 'poisoned', count: 1 }] } as const;
    const match = scene(
      { foe: { at: [20, 10], team: 1 }, third: { at: [20, 20], team: 1 } },
      { with: poisoned },
    );
    match.act({ pick: 'delay' }).act({ pick: 'end' });
    expect([match.the('actor').hand, match.the('actor').isActing]).toEqual([5, true]);
    match.act({ pick: 'move' }).act({ pick: 'move' });
    expect([match.the('actor').hand, match.the('actor').isActing]).toEqual([4, false]);
  });
  it('is of no use to the prone, and not lost: got up by somebody he may react (ruling delay-prone)', () => {
    const prone = { ...waiting, conditions: [{ condition: 'knockdown', count: 1 }] } as const;
    const match = arena({
      actor: { at: [10, 10] },
      healer: {
        at: [13, 10],
        team: 1,
        faces: { 6: { skill: 1, magic: 1 } },
        skills: ['zealot/mend-condition'],
      },
      bystander: { at: [20, 20] },
      foe: { at: [12, 10], team: 1, with: prone },
    });
    match.act({ pick: 'move' });
    expect([match.situation().reactors, match.the('foe').delays]).toEqual([[], 1]);
    match.turnOf('healer').act({ pick: 'use', target: match.id('foe') }, '61111');
    match.turnOf('bystander').act({ pick: 'move' });
    expect(match.situation().reactors).toEqual([match.id('foe')]);
  });
  it('is lost with the next card', () => {
    const match = scene({ foe: { at: [20, 10], team: 1 } })
      .act({ pick: 'delay' })
      .act({ pick: 'end' });
    while (match.situation().turn !== 0) match.act({ pick: match.offers({ pick: 'end' }) ? 'end' : 'done' });
    expect(match.the('actor')).toMatchObject({ delays: 0, actions: 2 });
  });
  it('falls away with whoever falls, and his turn with it', () => {
    const match = scene({ foe: { at: [11, 10], team: 1, faces, with: { ...waiting, hand: 1 } } });
    match.act({ pick: 'melee' }, '51111 1');
    expect(match.the('foe')).toMatchObject({ life: 'down', delays: 0, isActing: false });
    expect(match.situation().stage).toBe('action');
  });
  it('is nothing for Undead', () => {
    const match = arena({
      master: { at: [10, 10], with: { actions: 0 } },
      zombie: { at: [12, 10], kind: 'undead', of: 'master' },
      foe: { at: [20, 10], team: 1 },
    });
    expect([match.offers({ pick: 'move' }), match.offers({ pick: 'delay' })]).toEqual([true, false]);
  });
});

describe('a reaction', () => {
  it('answers an action that has ended, before the next one', () => {
    const match = scene().act({ pick: 'move' });
    expect(picks(match)).toEqual(['done', 'melee', 'move']);
    match.act({ pick: 'melee' }, '51111 11111');
    expect([match.the('actor').hand, match.the('foe').delays]).toEqual([2, 0]);
    expect([match.situation().acting, match.the('actor').actions]).toEqual([0, 1]);
  });
  it('is a movement or an attack, no skill and no charge', () => {
    const skilled: Fighter = {
      at: [13, 10],
      team: 1,
      faces,
      skills: ['warrior/berserk', 'ranger/dodge'],
      weapons: [{ type: 'blowpipe' }],
      with: waiting,
    };
    const match = scene({ foe: skilled }).act({ pick: 'move' });
    expect(picks(match)).toEqual(['done', 'move', 'shoot']);
    expect(match.options().some((option) => 'skill' in option)).toBe(false);
  });
  it('may be left for later', () => {
    const match = scene().act({ pick: 'move' }).act({ pick: 'done' });
    expect([match.the('foe').delays, match.the('actor').actions]).toEqual([1, 1]);
    expect(match.act({ pick: 'move' }).offers({ pick: 'done' })).toBe(true);
  });
  it('may follow a reaction with a second counter', () => {
    const match = scene({ foe: { at: [11, 10], team: 1, faces, with: { ...waiting, delays: 2 } } });
    match.act({ pick: 'move' }).act({ pick: 'melee' }, '51111 11111').act({ pick: 'melee' }, '51111 11');
    expect(match.the('actor').life).toBe('down');
  });
  it('follows a charge as a whole', () => {
    const match = scene({ foe: { at: [15, 10], team: 1, faces, with: waiting } });
    match.act({ pick: 'charge', target: 1 }, '51111 11111');
    expect(match.the('foe').hand).toBe(2);
    expect(match.offers({ pick: 'melee', target: 0 })).toBe(true);
  });
  it('answers neither waiting nor giving up', () => {
    expect(scene().act({ pick: 'delay' }).offers({ pick: 'done' })).toBe(false);
    expect(scene().act({ pick: 'end' }).offers({ pick: 'done' })).toBe(false);
  });
  it('answers another player’s action only, an ally’s as well', () => {
    const ally: Fighter = { at: [12, 12], with: { ...waiting, owner: 2 } };
    const own: Fighter = { at: [8, 8], with: waiting };
    const match = scene({ foe: { at: [20, 10], team: 1 }, ally, own }).act({ pick: 'move' });
    expect(match.offers({ pick: 'done' })).toBe(true);
    match.act({ pick: 'done' });
    expect(match.offers({ pick: 'done' })).toBe(false);
  });
  it('is for the one whose card comes next, then for the others (ruling 27)', () => {
    const match = arena(
      {
        actor: { at: [10, 10] },
        a: { at: [12, 10], team: 1, with: waiting },
        b: { at: [12, 12], team: 2, with: waiting },
        c: { at: [12, 14], team: 3, with: waiting },
      },
      { match: { deck: stackedDeck([2]), discard: [0, 3, 1] } },
    );
    const order: number[] = [];
    match.act({ pick: 'move' });
    while (match.offers({ pick: 'done' })) {
      order.push(match.situation().reactors[0] ?? -1);
      match.act({ pick: 'done' });
    }
    expect(order).toEqual([2, 1, 3]);
  });
  it('is left to the Dazed as a movement, and to the prone not at all', () => {
    const who = (condition: 'dazed' | 'knockdown') =>
      scene({
        foe: { at: [11, 10], team: 1, faces, with: { ...waiting, conditions: [{ condition, count: 1 }] } },
      }).act({ pick: 'move' });
    expect(picks(who('dazed'))).toEqual(['done', 'move']);
    expect(who('knockdown').offers({ pick: 'done' })).toBe(false);
  });
  it('ends the turn of who has no counter left; others wait on', () => {
    const match = scene().act({ pick: 'move' }).act({ pick: 'move' });
    expect(match.the('foe').isActing).toBe(false);
  });
});

describe('a charge', () => {
  const charge = (x: number, dice: string, more: Partial<Fighter> = {}) =>
    scene({ foe: { at: [x, 10], team: 1, faces } }, more).act({ pick: 'charge', target: 1 }, dice);
  it('takes both actions, two movements’ way and an attack', () => {
    const match = charge(21, '51111 11111');
    expect([match.the('foe').hand, match.situation().turn]).toEqual([2, 1]);
  });
  it('ends as near as it can where that is too far, without an attack', () => {
    const match = charge(21.1, '');
    expect([match.the('actor').at.x / 1024, match.the('foe').hand]).toEqual([20, 5]);
  });
  it('may go with a Melee Attack skill', () => {
    const match = scene({ foe: { at: [15, 10], team: 1, faces } }, { skills: ['warrior/berserk'] });
    match.act({ pick: 'charge', skill: 'warrior/berserk', target: 1 }, '51111 11111');
    expect(match.the('actor').thisTurn.skills).toEqual(['warrior/berserk']);
  });
  it('needs two actions, sight, and a target out of contact', () => {
    expect(
      scene({ foe: { at: [15, 10], team: 1 } })
        .act({ pick: 'move' })
        .offers({ pick: 'charge' }),
    ).toBe(false);
    expect(scene({ foe: { at: [11, 10], team: 1 } }).offers({ pick: 'charge' })).toBe(false);
    expect(scene({ foe: { at: [15, 10], team: 1 } }).offers({ pick: 'charge' })).toBe(true);
  });
});

it('whoever has two Delay counters may answer an announced action twice', () => {
  const interrupt = { pick: 'use', skill: 'psion/interrupt' };
  const match = scene({
    foe: {
      at: [14, 10],
      team: 1,
      faces: { 6: { skill: 1 }, 4: { magic: 1 } },
      skills: [interrupt.skill],
      with: { delays: 2, isActing: true },
    },
  });
  match.act({ pick: 'move' }, '41111 64111', [interrupt, interrupt]);
  expect(match.the('actor')).toMatchObject({ at: { x: 10 * 1024 }, actions: 1 });
  expect(match.the('foe')).toMatchObject({ delays: 0, isActing: false });
});
