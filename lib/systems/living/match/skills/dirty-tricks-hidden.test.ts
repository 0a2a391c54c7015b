import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { faces, foe, trickster, use, wall } from '../testing/trickery';

describe('Throw Dirt', () => {
  const fighter = (x: number, y = 4): Fighter =>
    foe(x, y, { faces, skills: ['dirty-tricks/caltrops', 'ranger/dodge'], weapons: [{ type: 'throwing' }] });
  const thrown = (dice: string, others: Readonly<Record<string, Fighter>> = { foe: fighter(5) }) =>
    arena({ you: trickster('throw-dirt'), ...others }).act(use('throw-dirt'), dice);
  const turn = (match: Arena, name: string) => match.turnOf(name);
  const offers = (match: Arena) =>
    ['melee', 'shoot', 'charge'].some((pick) => match.offers({ pick })) ||
    match.offers({ skill: 'dirty-tricks/caltrops' });
  it('keeps opponents within reach from any action on others in their next turn', () => {
    const match = turn(thrown('61111'), 'foe');
    expect(offers(match)).toBe(false);
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.offers({ skill: 'ranger/dodge' })).toBe(true);
    expect(offers(match.turnOf('foe'))).toBe(true);
  });
  it('reaches 1 # for each Skill pip from the centre, no friends', () => {
    const near = (x: number, dice: string) => !offers(turn(thrown(dice, { foe: fighter(x) }), 'foe'));
    expect([near(5.5, '61111'), near(5.51, '61111'), near(6.5, '66111'), near(6.51, '66111')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const friend = thrown('61111', { friend: { ...fighter(4, 5), team: 0 }, foe: fighter(4, 6) });
    expect(offers(friend.turnOf('friend'))).toBe(true);
    expect(near(5, '11111')).toBe(false);
  });
  it('covers actions that are delayed in that turn, not those delayed before', () => {
    const match = turn(thrown('61111', { foe: fighter(5), friend: { at: [20, 20] } }), 'foe');
    match.act({ pick: 'delay' }).act({ pick: 'end' }).act({ pick: 'move' });
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.offers({ pick: 'melee' })).toBe(false);
    const before = arena({
      you: trickster('throw-dirt'),
      foe: { ...fighter(5), with: { delays: 1, isActing: true } },
    }).act(use('throw-dirt'), '61111');
    expect(before.offers({ pick: 'melee' })).toBe(true);
  });
});

describe('Shadow Meld', () => {
  const gun = { faces: { 3: { melee: 3, ranged: 3 }, 6: { skill: 1, magic: 1 } } };
  const far = (more: Partial<Fighter> = {}): Fighter =>
    foe(9, 4, { ...gun, weapons: [{ type: 'pistol' }], skills: ['elemental-mage/fireball'], ...more });
  const melded = (
    dice = '61111',
    others: Readonly<Record<string, Fighter>> = { foe: far() },
    more: Partial<Fighter> = {},
  ) =>
    arena({ you: trickster('shadow-meld', more), ...others }, { terrain: [wall(3, 4.5, 4)] }).act(
      use('shadow-meld'),
      dice,
    );
  it('needs contact with terrain', () => {
    expect(arena({ you: trickster('shadow-meld'), foe: far() }).offers(use('shadow-meld'))).toBe(false);
  });
  it('keeps shots and far skills away, friends’ too', () => {
    const match = melded().turnOf('foe');
    expect([match.offers({ pick: 'shoot' }), match.offers({ pick: 'use' })]).toEqual([false, false]);
    const plain = melded('11111').turnOf('foe');
    expect([plain.offers({ pick: 'shoot' }), plain.offers({ pick: 'use' })]).toEqual([true, true]);
    const boon = (x: number) =>
      melded('61111', { friend: { at: [x, 4], faces: gun.faces, skills: ['zealot/life-boon'] }, foe: far() })
        .turnOf('friend')
        .offers({ skill: 'zealot/life-boon', target: 0 });
    expect([boon(2), boon(3)]).toEqual([false, true]);
  });
  it('lets melee and charges through', () => {
    expect(melded().turnOf('foe').offers({ pick: 'charge', target: 0 })).toBe(true);
    expect(melded('61111', { foe: foe() }).turnOf('foe').offers({ pick: 'melee', target: 0 })).toBe(true);
  });
  it('takes 1 off the damage for each Skill pip', () => {
    const hit = (dice: string) =>
      melded(dice, { foe: foe(5, 4, gun) })
        .turnOf('foe')
        .act({ pick: 'melee' }, '31111 11111')
        .the('you').hand;
    expect([hit('11111'), hit('61111'), hit('66111')]).toEqual([2, 3, 4]);
  });
  it('lasts to the end of the next turn, one more for each Skill pip', () => {
    const hidden = (match: Arena) => !match.turnOf('foe').offers({ pick: 'shoot' });
    const once = melded();
    expect(hidden(once)).toBe(true);
    expect(hidden(once.turnOf('you'))).toBe(false);
    const twice = melded('66111').turnOf('you');
    expect(hidden(twice)).toBe(true);
    expect(hidden(twice.turnOf('you'))).toBe(false);
  });
  it('ends with the terrain, an attack or a skill', () => {
    const modifiers = (match: Arena) => match.the('you').modifiers.length;
    expect(modifiers(melded().act({ pick: 'move' }, '', [[6, 4]]))).toBe(1);
    expect(modifiers(melded().act({ pick: 'move' }, '', [[4, 3]]))).toBe(0);
    expect(modifiers(melded('61111', { foe: foe() }).act({ pick: 'melee' }, '11111'))).toBe(0);
    const skills = ['dirty-tricks/shadow-meld', 'ranger/dodge'];
    const dodged = melded('61111', { foe: far() }, { skills }).act(
      { pick: 'use', skill: 'ranger/dodge' },
      '11111',
    );
    expect(modifiers(dodged)).toBe(0);
  });
  it('goes with the terrain when he mounts away from it', () => {
    const skills = ['dirty-tricks/shadow-meld', 'beastmaster/basic-animal-training'];
    const rides = (x: number, y: number) =>
      melded('61111', { foe: far(), pet: { at: [x, y], kind: 'pet', of: 'you' } }, { skills })
        .act({ pick: 'mount' })
        .the('you').modifiers.length;
    expect([rides(4, 3), rides(5, 4)]).toEqual([0, 1]);
  });
  it.each([
    ['off', 1, 0],
    ['along', 4, 1],
  ])('goes with the terrain when it is pushed %s', (_, wide, left) => {
    const pusher = foe(3, 4, { faces: gun.faces, skills: ['voodoo/bacalou'] });
    const match = arena({ you: trickster('shadow-meld'), foe: pusher }, { terrain: [wall(3.5, 4.5, wide)] });
    match.act(use('shadow-meld'), '61111').turnOf('foe').act({ skill: 'voodoo/bacalou', target: 0 }, '61111');
    expect(match.the('you').at.x).toBeGreaterThan(4 * unit);
    expect(match.the('you').modifiers).toHaveLength(left);
  });
  it('is renewed by itself', () => {
    expect(melded().act(use('shadow-meld'), '66111').the('you').modifiers).toHaveLength(1);
  });
});

describe('Tease', () => {
  const she = (more: Partial<Fighter> = {}) => trickster('tease', { sex: 'female', ...more });
  const he = (x: number, more: Partial<Fighter> = {}): Fighter =>
    foe(x, 4, { sex: 'male', faces, weapons: [{ type: 'throwing' }], ...more });
  const teased = (dice: string, others: Readonly<Record<string, Fighter>>, own: Partial<Fighter> = {}) =>
    arena({ you: she(own), ...others }).act(use('tease'), dice);
  it('keeps whoever it lures from choosing her as a target, on the next turn', () => {
    const match = teased('61111', { foe: he(6), friend: { at: [7, 6] } }).turnOf('foe');
    expect(match.offers({ target: 0 })).toBe(false);
    expect(match.offers({ pick: 'shoot', target: match.id('friend') })).toBe(true);
    expect(match.turnOf('foe').offers({ pick: 'shoot', target: 0 })).toBe(true);
  });
  it('leads the next movement to her, in full and the shortest way; nobody has to move', () => {
    const match = teased('61111', { foe: he(12) })
      .turnOf('foe')
      .act({ pick: 'move' });
    expect(match.the('foe').at).toEqual({ x: 7 * unit, y: 4 * unit });
    match.act({ pick: 'move' }, '', [[12, 4]]);
    expect(match.the('foe').at.x).toBe(12 * unit);
    const near = teased('61111', { foe: he(7) })
      .turnOf('foe')
      .act({ pick: 'move' });
    expect(near.the('foe').at.x).toBe(5 * unit);
    const still = teased('61111', { foe: he(12) }).turnOf('foe');
    expect(still.offers({ pick: 'end' })).toBe(true);
  });
  it('leads as many movements as Skill pips, those of skills too', () => {
    const dodger = he(16, { skills: ['ranger/dodge'] });
    const match = teased('66111', { foe: dodger }).turnOf('foe').act({ pick: 'use' }, '11111');
    expect(match.the('foe').at.x).toBe(11 * unit);
    expect(match.act({ pick: 'move' }).the('foe').at.x).toBe(6 * unit);
  });
  it('reaches 2 # for each die in her Hand and Skill pip', () => {
    const lured = (x: number, dice: string, hand: number) =>
      teased(dice, { foe: he(x) }, { with: { hand } }).the('foe').auras.length;
    expect([lured(8.5, '61', 2), lured(8.51, '61', 2), lured(12.5, '66', 2), lured(12.51, '66', 2)]).toEqual([
      1, 0, 1, 0,
    ]);
    expect(lured(5, '11', 2)).toBe(0);
  });
  it('affects Heroes of the opposite sex, friend and foe, and nobody whose sex is not noted', () => {
    const match = teased('61111', {
      foe: he(8),
      friend: { at: [4, 6], sex: 'male' },
      sister: foe(8, 6, { sex: 'female' }),
      nobody: foe(8, 2),
    });
    const lured = ['foe', 'friend', 'sister', 'nobody'].map((name) => match.the(name).auras.length);
    expect(lured).toEqual([1, 1, 0, 0]);
    const unnoted = arena({ you: trickster('tease'), foe: he(8) }).act(use('tease'), '61111');
    expect(unnoted.the('foe').auras).toEqual([]);
  });
  it('can be resisted for an action with as many Skill pips', () => {
    const match = teased('61111', { foe: he(6) })
      .turnOf('foe')
      .act({ pick: 'resist' }, '61111');
    expect(match.the('foe')).toMatchObject({ auras: [], actions: 1 });
    expect(match.offers({ pick: 'shoot', target: 0 })).toBe(true);
    const weak = teased('66111', { foe: he(6) })
      .turnOf('foe')
      .act({ pick: 'resist' }, '61111');
    expect(weak.offers({ target: 0 })).toBe(false);
  });
  it('leaves actions delayed before alone', () => {
    const match = teased('61111', { foe: he(6, { with: { delays: 1, isActing: true } }) });
    expect(match.offers({ pick: 'shoot', target: 0 })).toBe(true);
  });
});
