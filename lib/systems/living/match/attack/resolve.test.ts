import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import type { MeleeKind } from '../../sheet/armoury';
import { beginWith } from '../set-up/set-up';
import { livingEngine } from '../rules';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { counters, hand, hands } from '../testing/watching';

/** 5 shows three Melee pips, the most; 3 two Defence pips. */
const faces = { 5: { melee: 3 }, 3: { defence: 2 } };
const foe = (x = 11, y = 10, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  team: 1,
  faces,
  ...more,
});
const wielder = (sweeps?: boolean, type: MeleeKind = 'slashing'): Fighter => ({
  at: [10, 10],
  faces,
  weapons: [{ type, pole: true }],
  ...(sweeps !== undefined && { with: { sweeps } }),
});
const others = { left: foe(10, 11), right: foe(10, 9), behind: foe(9, 10) };
const strike = { pick: 'melee', target: 1, skill: undefined };
const struck = (match: Arena) => hands(match, 'foe', 'left', 'right', 'behind');

/** Chapter "Armoury: Melee Weapons": the player says once, before the game begins, what critical hits with a pole do. */
describe('a pole weapon', () => {
  const critical = (hero: Fighter, dice: string, answers: readonly Answer[] = []) =>
    arena({ hero, foe: foe(), ...others }).act(strike, dice, answers);
  it('sweeps up to 2 others where that was said, instead of the effect of its kind', () => {
    const match = critical(wielder(true), '55111 11111 11111 11111', [{ figure: 2 }, { figure: 4 }]);
    expect([struck(match), counters(match)]).toEqual([[2, 2, 5, 2], []]);
    const one = critical(wielder(true), '55111 11111 11111', [{ figure: 3 }, { pick: 'done' }]);
    expect(struck(one)).toEqual([2, 5, 2, 5]);
  });
  it('does as its kind where that was said, whoever stands around', () => {
    const match = critical(wielder(false), '55111 11111');
    expect([struck(match), counters(match)]).toEqual([[2, 5, 5, 5], ['bleeding 1']]);
  });
  it('has no other effect for who sweeps alone, nor pierces', () => {
    const alone = (type: MeleeKind, sweeps: boolean) =>
      arena({ hero: wielder(sweeps, type), foe: foe(11, 10, { faces: { 3: { defence: 3 } } }) }).act(
        strike,
        '55111 31111',
      );
    expect([alone('slashing', true), alone('slashing', false)].map((match) => counters(match))).toEqual([
      [],
      ['bleeding 1'],
    ]);
    expect([alone('piercing', true), alone('piercing', false)].map((match) => hand(match))).toEqual([5, 4]);
  });
  it('asks who came later once, and keeps to it', () => {
    const tough = foe(11, 10, { with: { hand: 9, pool: 9, poolSeen: 9 } });
    const match = arena({ hero: wielder(), foe: tough, ...others });
    match.act(strike, '55111 111111111', [{ pick: 'no' }]).act(strike, '55111 111111');
    expect([match.the('hero').sweeps, hand(match), ...counters(match)]).toEqual([false, 3, 'bleeding 2']);
  });
  it('is answered by whoever it strikes; who falls by that sweeps no further (ruling armoury-sweep-answered)', () => {
    const warned = { faces: { ...faces, 6: { skill: 1 } }, skills: ['survival/counterstrike'] };
    const sweep = (roll: string, hero: number, dice: string) => {
      const armed = { ...wielder(true), with: { sweeps: true, hand: hero } };
      const match = arena({ left: foe(10, 11, warned), hero: armed, foe: foe(), behind: foe(9, 10) })
        .act({ pick: 'use' }, roll)
        .turnOf('hero')
        .act({ ...strike, target: 2 }, dice, [{ figure: 0 }]);
      return hands(match, 'hero', 'foe', 'left', 'behind');
    };
    expect(sweep('61111', 5, '55111 11111 11111 11111 11111')).toEqual([4, 2, 2, 2]);
    expect(sweep('66111', 2, '55 11111 11')).toEqual([0, 2, 5, 5]);
  });
  it('does so without a pole never', () => {
    const match = critical({ ...wielder(true), weapons: [{ type: 'slashing' }] }, '55111 11111');
    expect(counters(match)).toEqual(['bleeding 1']);
  });
});

it('is asked for before the first card is drawn, of pole weapons alone', () => {
  const table = { width: 24 * unit, height: 24 * unit, terrain: [] };
  const begin = (weapon: boolean) => {
    const start = beginWith([], { table, scenario: 'all-out-carnage', mostPhases: 9 });
    const { figures, sheets } = arena({
      hero: weapon ? wielder() : foe(),
      foe: foe(20, 20),
    }).situation();
    return livingEngine.begin({ ...start, figures: [...figures], sheets }, 1).match;
  };
  const match = begin(true);
  expect([livingEngine.pending(match)?.about, livingEngine.look(match).phase]).toEqual([
    { about: 'may', figure: 0, skill: '', what: 'sweep' },
    0,
  ]);
  const step = livingEngine.apply(match, 1);
  expect(step.ok && livingEngine.look(step.value.match)).toMatchObject({
    phase: 1,
    figures: [{ sweeps: true }, {}],
  });
  expect(livingEngine.pending(begin(false))?.about.about).toBe('action');
});
