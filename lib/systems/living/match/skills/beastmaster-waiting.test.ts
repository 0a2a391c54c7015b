import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';
import { call, pack, pet, training, use, wild } from '../testing/followers';
import { hand } from '../testing/watching';

describe('a pet that waits', () => {
  it('makes the attacks that “Rampage!” brings with an action that it was given', () => {
    const match = use(pack(['hunt-as-one', 'rampage']), 'hunt-as-one', '61111');
    call(match, 'rampage', '61111').act({ pick: 'delay' });
    match.act({ pick: 'melee', skill: undefined }, '65111 11111 51111 111');
    expect([hand(match, 'foe'), match.the('pet').delays]).toEqual([1, 1]);
  });
  it('follows its own Commander’s order, and waits on', () => {
    const match = arena({
      chief: {
        at: [10, 10],
        faces: wild,
        skills: [training, 'commander/you-fight-back'],
      },
      pet: {
        at: [12, 10],
        kind: 'pet',
        of: 'chief',
        faces: wild,
        with: { delays: 1, isActing: true, actions: 0 },
      },
      foe: { at: [13, 10], team: 1 },
    });
    match.act({ pick: 'use', skill: 'commander/you-fight-back', target: 1 }, '61111 51111 11111');
    expect([hand(match, 'foe'), match.the('pet').delays]).toEqual([2, 1]);
  });
});

describe('a pet whose Hero falls in his own turn', () => {
  /** He is felled by a reaction to the action with which he called, and whoever he was is avenged, or is come to. */
  const felled = (skill: 'dash' | 'hunt-as-one', animal: Parameters<typeof pet>[0], dice = '') => {
    const match = pack([skill], {
      pet: pet(animal),
      foe: { at: [10.5, 10.87], team: 1, faces: { 5: { melee: 5 } }, with: { delays: 1, isActing: true } },
    });
    if (skill === 'dash') call(match, skill, '61111');
    else use(match, skill, '61111');
    return match.act({ pick: 'melee', target: 0 }, `51111 11111 ${dice}`);
  };
  it('spends what it was granted by itself, and the turn goes on', () => {
    const match = felled('dash', { at: [16, 10], with: { hand: 2 } });
    expect(match.situation().turn).toBe(match.id('foe'));
    expect(match.the('pet')).toMatchObject({ at: { x: 12 * 1024 }, granted: [], actions: 0 });
    const both = felled('hunt-as-one', { at: [11, 10] }, '51111 11111 51111 11');
    expect([hand(both, 'foe'), both.the('pet').granted]).toEqual([0, []]);
  });
  it('does not get about while it lies prone', () => {
    const prone = { conditions: [{ condition: 'knockdown', count: 2 }] } as const;
    const match = felled('dash', { at: [16, 10], with: prone });
    expect(match.the('pet')).toMatchObject({ at: { x: 16 * 1024 }, granted: [] });
    expect(match.the('pet').conditions).toEqual([{ condition: 'knockdown', count: 1 }]);
  });
});

it('restores Life by Spirit Chains to the rider and to his mount, to each his own', () => {
  const match = pack(
    ['spirit-chains'],
    { pet: pet({ at: [10, 10], with: { rider: 0, hand: 1 } }) },
    { skills: ['beastmaster/spirit-chains'], with: { mount: 1 } },
  );
  use(match, 'spirit-chains', '61111');
  expect([hand(match, 'master'), hand(match, 'pet')]).toEqual([5, 2]);
});
