import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { hands } from '../testing/watching';

/** 6 shows a Skill pip, 5 one Magic pip, 4 two, 3 three; 1 nothing. */
const faces = { 6: { skill: 1 }, 5: { magic: 1 }, 4: { magic: 2 }, 3: { magic: 3 } };
const bleeding = (count: number) => ({ conditions: [{ condition: 'bleeding' as const, count }] });
const caster = (skill: string, count: number, more: Partial<Fighter> = {}): Fighter => ({
  at: [4, 4],
  faces,
  skills: [skill],
  ...more,
  with: { ...more.with, ...(count > 0 && bleeding(count)) },
});
const cast = (skill: string, target = 1) => ({ pick: 'use', skill, target });

/** The MAV is the Magic pips of the chosen die (chapter "Skill"); Bleeding takes 1 off it (chapter "Conditions and Statuses"). */
describe('a lessened MAV', () => {
  const boon = 'zealot/life-boon';
  const healed = (count: number, dice: string, x = 6) =>
    arena({ you: caster(boon, count), friend: { at: [x, 4], with: { hand: 1 } } })
      .act(cast(boon), dice)
      .the('friend').hand;
  it('lessens what the blue line does, for each Bleeding counter, never below 0', () => {
    expect([0, 1, 2, 3].map((count) => healed(count, '63111'))).toEqual([4, 3, 2, 1]);
    expect(healed(1, '65111')).toBe(1);
  });
  it('lessens it on the caster himself', () => {
    const own = (count: number) =>
      arena({ you: caster(boon, count, { with: { hand: 2 } }), foe: { at: [20, 20], team: 1 } })
        .act(cast(boon, 0), '64')
        .the('you').hand;
    expect([own(0), own(1)]).toEqual([4, 3]);
  });
  it('neither fizzles the spell nor shortens its range: the pips were rolled', () => {
    expect([healed(2, '63111', 20), healed(2, '64111', 20)]).toEqual([2, 1]);
    const reversal = 'zealot/strip-hex';
    const hexed = {
      auras: [
        {
          key: 9,
          kind: 'hex',
          skill: 'psion/leak',
          by: 0,
          green: 1,
          blue: 1,
          clock: { ends: 'never', of: 1, left: 1 },
        },
      ],
    } as const;
    const match = arena({ you: caster(reversal, 1), friend: { at: [6, 4], with: hexed } }).act(
      cast(reversal),
      '65111',
    );
    expect(match.the('friend').auras).toEqual([]);
  });
  it('does not shorten the reach', () => {
    const fire = 'training/uncle-toms-cruise-missile';
    const struck = (count: number) =>
      hands(
        arena({
          you: caster(fire, count),
          foe: { at: [8, 4], team: 1 },
          near: { at: [10, 4], team: 1 },
        }).act(cast(fire), '66311', [{ pick: 'figure', figure: 2 }]),
        'foe',
        'near',
      );
    expect([struck(0), struck(2)]).toEqual([
      [2, 2],
      [4, 4],
    ]);
  });
  it('counts before the MDV', () => {
    const left = (count: number) =>
      arena({
        you: caster(boon, count),
        friend: { at: [6, 4], faces: { 6: { magic: 1 } }, with: { hand: 1 } },
      })
        .act(cast(boon), '63111 6')
        .the('friend').hand;
    expect([left(0), left(1)]).toEqual([3, 2]);
  });
  it('comes of Terror too', () => {
    const match = arena({
      psion: { at: [10, 4], team: 1, faces, skills: ['psion/terror'] },
      you: caster(boon, 0),
      friend: { at: [6, 4], with: { hand: 1 } },
    });
    match.act({ pick: 'use', target: 1 }, '65111 11111').turnOf('you');
    expect(match.act(cast(boon, 2), '63111').the('friend').hand).toBe(3);
  });
  it('wakes no Golem where nothing is left of it', () => {
    const golem = 'necromancer/awake-golem';
    const woken = (count: number) => {
      const corpse = { at: [6, 4], team: 1, with: { life: 'dead', hand: 0 } } as const;
      const match = arena({ you: caster(golem, count), corpse, foe: { at: [20, 20], team: 1 } });
      match.act(cast(golem), '64111', [{ pick: 'no' }]);
      return match.situation().figures.flatMap(({ kind, hand }) => (kind === 'golem' ? [hand] : []));
    };
    expect([0, 1, 2].map(woken)).toEqual([[2], [1], []]);
  });
  it('leaves alone what a green line states (ruling magic-lessened)', () => {
    const ball = 'elemental-mage/fireball';
    const match = arena({ you: caster(ball, 1), foe: { at: [8, 4], team: 1 } }).act(cast(ball), '65111');
    expect(match.the('foe').hand).toBe(3);
  });
});
