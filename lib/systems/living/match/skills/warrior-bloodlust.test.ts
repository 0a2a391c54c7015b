import { describe, expect, it } from 'vitest';
import { type Answer, arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { duelsOf, foe } from '../testing/duel';
import { spot } from '../testing/watching';

const { hero: warrior, strike } = duelsOf('warrior', [{ type: 'slashing' }]);

describe('Bloodlust', () => {
  const kill = (
    dice: string,
    answers: readonly Answer[] = [],
    more: Readonly<Record<string, Fighter>> = {},
  ) =>
    arena({
      hero: warrior('bloodlust'),
      foe: foe(11, 10, { with: { hand: 2 } }),
      next: foe(18, 10),
      ...more,
    }).act(strike('bloodlust'), dice, answers);
  it('leads nearer to the nearest opponent once the last die is taken, over the fallen', () => {
    expect(spot(kill('65111 11', [[15, 10]]), 'hero')).toEqual([15, 10]);
  });
  it('is as many movement actions as Skill pips', () => {
    const match = kill('66511 11', [
      [15, 10],
      [17, 10],
    ]);
    expect(spot(match, 'hero')).toEqual([17, 10]);
  });
  it('leads nowhere else', () => {
    expect(() => kill('65111 11', [[6, 10]])).toThrow();
    expect(spot(kill('65111 11'), 'hero')).toEqual([10, 10]);
  });
  it('needs a Skill pip and a kill', () => {
    expect(() => kill('51111 11', [[15, 10]])).toThrow();
    const hit = arena({ hero: warrior('bloodlust'), foe: foe(), other: foe(20, 20) });
    expect(() => hit.act(strike('bloodlust'), '65111 11111', [[15, 10]])).toThrow();
  });
  it('goes with a charge', () => {
    const match = arena({
      hero: warrior('bloodlust'),
      foe: foe(14, 10, { with: { hand: 1 } }),
      next: foe(20, 10),
    });
    match.act({ pick: 'charge', skill: 'warrior/bloodlust', target: 1 }, '65111 1', [[17, 10]]);
    expect(spot(match, 'hero')).toEqual([17, 10]);
  });
  it('comes after what the critical hit does: who falls by a sweep is not the nearest any more', () => {
    const match = arena({
      hero: warrior('bloodlust', { weapons: [{ type: 'slashing', pole: true }] }),
      foe: foe(11, 10, { with: { hand: 2 } }),
      beside: foe(10, 11, { with: { hand: 3 } }),
      next: foe(10, 5),
    });
    match.act(strike('bloodlust'), '44611 11 111', [{ pick: 'yes' }, [10, 6]]);
    expect([match.the('beside').life, ...spot(match)]).toEqual(['down', 10, 6]);
  });
  it('leads to one of several equally near by lot', () => {
    const tie = (lot: string, to: Answer) =>
      arena({
        hero: warrior('bloodlust'),
        foe: foe(11, 10, { with: { hand: 2 } }),
        north: foe(10, 5),
        south: foe(10, 15),
      }).act(strike('bloodlust'), `65111 11 ${lot}`, [to]);
    expect(spot(tie('1', [10, 7]))).toEqual([10, 7]);
    expect(spot(tie('2', [10, 13]))).toEqual([10, 13]);
    expect(() => tie('2', [10, 7])).toThrow();
  });
});
