import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { hand } from '../testing/watching';

/** A 6 shows a Skill pip and an attack pip, a 5 three attack pips, a 4 nothing but Defence. */
const faces = { 6: { skill: 1, melee: 1 }, 5: { melee: 3 }, 4: { defence: 1 } };
const surrender = { pick: 'skill', skill: 'commander/never-surrender' };
const scene = (more: Readonly<Record<string, Fighter>> = {}, chief: Partial<Fighter> = {}) =>
  arena({
    chief: { at: [10, 10], faces, skills: ['commander/never-surrender', 'warrior/berserk'], ...chief },
    ally: { at: [12, 10], with: { hand: 1 } },
    foe: { at: [11, 10], team: 1, with: { hand: 1 } },
    ...more,
  });

describe('a Shout', () => {
  it('goes with a movement and rolls the Hand for it', () => {
    const match = scene().act({ pick: 'move' }, '61111', [surrender]);
    expect([hand(match, 'ally'), hand(match, 'foe'), match.the('chief').actions]).toEqual([2, 1, 1]);
    expect(match.the('chief').thisTurn).toMatchObject({ usedSkill: true, skills: [surrender.skill] });
  });
  it('scales with its pips', () => {
    expect(hand(scene().act({ pick: 'move' }, '66111', [surrender]), 'ally')).toBe(3);
  });
  it('is no duty', () => {
    expect(hand(scene().act({ pick: 'move' }, '', [{ pick: 'done' }]), 'ally')).toBe(1);
  });
  it('shares the roll of an attack (ruling 6 for skills)', () => {
    const match = scene({ foe: { at: [11, 10], team: 1 }, ally: { at: [10, 12], with: { hand: 1 } } });
    match.act({ pick: 'melee', target: match.id('foe') }, '65111 11111', [
      surrender,
      { pick: 'value', value: 3 },
    ]);
    expect([hand(match, 'ally'), hand(match, 'foe')]).toEqual([2, 2]);
  });
  it('shares the roll of a charge, and rolls for itself where that does not get there', () => {
    const near = scene({ foe: { at: [16, 10], team: 1 }, ally: { at: [14, 12], with: { hand: 1 } } });
    near.act({ pick: 'charge', target: near.id('foe') }, '61111 11111', [surrender]);
    expect([hand(near, 'ally'), hand(near, 'foe')]).toEqual([2, 4]);
    const far = scene({ foe: { at: [23, 10], team: 1 }, ally: { at: [18, 10.5], with: { hand: 1 } } });
    far.act({ pick: 'charge', target: far.id('foe') }, '61111', [surrender]);
    expect(hand(far, 'ally')).toBe(2);
  });
  it('does not go with a skill action, with waiting or with giving up', () => {
    const skill = scene().act({ pick: 'melee', skill: 'warrior/berserk' }, '11111');
    expect(hand(skill, 'ally')).toBe(1);
    expect(skill.the('chief').thisTurn.skills).toEqual(['warrior/berserk']);
    expect(hand(scene().act({ pick: 'delay' }), 'ally')).toBe(1);
    expect(hand(scene().act({ pick: 'end' }), 'ally')).toBe(1);
  });
  it('is heard from where the action ends, 1# per die in Hand', () => {
    const ally = (x: number): Fighter => ({ at: [x, 10], with: { hand: 1 } });
    const foe: Fighter = { at: [10, 20], team: 1 };
    const heard = (x: number, to: readonly [number, number]) =>
      hand(scene({ ally: ally(x), foe }).act({ pick: 'move' }, '61111', [surrender, to]), 'ally');
    expect([heard(16, [10, 11]), heard(16.1, [10, 10])]).toEqual([1, 1]);
    expect([heard(16, [10, 10]), heard(21, [15, 10]), heard(21.1, [15, 10])]).toEqual([2, 2, 1]);
  });
  it('affects whoever shouts', () => {
    const match = scene({}, { with: { hand: 3 } }).act({ pick: 'move' }, '611', [surrender]);
    expect(hand(match, 'chief')).toBe(4);
  });
  it('makes deaf to the end of the very next turn whoever hears a successful one, and him alone', () => {
    const match = scene({ late: { at: [19, 10], with: { hand: 1 } }, foe: { at: [20, 20], team: 1 } });
    match.act({ pick: 'move' }, '61111', [surrender]);
    expect([match.the('ally').deaf, match.the('late').deaf]).toEqual([1, 0]);
    match.act({ pick: 'move' }, '61111', [surrender, [14, 11]]);
    expect([hand(match, 'ally'), hand(match, 'late')]).toEqual([2, 2]);
    expect([match.situation().turn, match.the('ally').deaf]).toEqual([match.id('ally'), 1]);
    match.turnOf('late');
    expect(match.the('ally').deaf).toBe(0);
  });
  it('leaves the ears open where it fails', () => {
    const match = scene()
      .act({ pick: 'move' }, '11111', [surrender])
      .act({ pick: 'move' }, '61111', [surrender]);
    expect(hand(match, 'ally')).toBe(2);
  });
  it('binds the unhurt too (ruling commander-never-surrender)', () => {
    const match = scene({ ally: { at: [12, 10], with: { hand: 4 } } });
    match.act({ pick: 'move' }, '61111', [surrender]);
    expect([hand(match, 'ally'), match.the('ally').deaf]).toEqual([4, 1]);
  });
  it('binds whoever shouts through his following turn', () => {
    const match = scene().act({ pick: 'move' }, '61111', [surrender]);
    expect(match.the('chief').deaf).toBe(2);
    match.turnOf('ally').turnOf('foe').turnOf('chief');
    expect(match.the('chief').deaf).toBe(1);
  });
  it('is not offered where nobody is left to hear it', () => {
    const match = scene({}, { with: { deaf: 1 } });
    match.act({ pick: 'move' }, '61111', [surrender]);
    match.act({ pick: 'move' });
    expect(match.the('chief').thisTurn.skills).toEqual([surrender.skill]);
  });
  it('is not heard from the ground in the air', () => {
    const match = scene({ ally: { at: [12, 10], with: { hand: 1, isFlying: true } } });
    expect(hand(match.act({ pick: 'move' }, '61111', [surrender]), 'ally')).toBe(1);
  });
  it('goes with a reaction', () => {
    const match = arena({
      foe: { at: [20, 20], team: 1 },
      chief: {
        at: [10, 10],
        faces,
        skills: [surrender.skill],
        with: { delays: 1, isActing: true },
      },
      ally: { at: [12, 10], with: { hand: 1 } },
    });
    match.act({ pick: 'move' }).act({ pick: 'move' }, '61111', [surrender]);
    expect(hand(match, 'ally')).toBe(2);
  });
  it('is forgotten by whoever falls (ruling 20 for skills)', () => {
    const match = scene({ foe: { at: [13, 10], team: 1, faces } }).act({ pick: 'move' }, '61111', [
      surrender,
    ]);
    match.turnOf('foe').act({ pick: 'melee', target: match.id('ally') }, '51111 11');
    expect(match.the('ally')).toMatchObject({ life: 'down', deaf: 0 });
  });
});
