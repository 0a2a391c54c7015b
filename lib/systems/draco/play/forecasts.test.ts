import { describe, expect, it } from 'vitest';
import type { Forecast } from '../../../match/forecast';
import { meanDamage } from '../dice/damage';
import { bestOfPool } from '../dice/pool';
import { dracoEngine } from '../match/rules';
import type { Wanted } from '../../../skirmish/testing/arena';
import { arena, type Arena } from '../match/testing/arena';
import { forecastAt } from './forecasts';

const forecast = (match: Arena, wanted: Wanted): Forecast => {
  const request = match.pending;
  const nth =
    request && 'options' in request
      ? request.options.findIndex((option) =>
          Object.entries(wanted).every(([key, value]) => (option as unknown as Wanted)[key] === value),
        )
      : -1;
  const begun = dracoEngine.begin(match.s, 1);
  const found = forecastAt(begun.match, nth);
  if (!found) throw new Error('nothing can be told');
  return found;
};

const of = ({ figures }: Forecast, figure: number) => figures.find((each) => each.figure === figure);

/** Of the arena: 4, 3, 2, 1 symbols on 6 to 3; 1, 2, 3 shields on 6, 5, 2; hers 3 and 1 daggers, 2 shields on the 6. */
const slayerAttack = [0, 0, 1, 2, 3, 4];
const slayerShields = [0, 3, 0, 0, 2, 1];
const dragonShields = [0, 0, 0, 0, 0, 2];
const dragonDaggers = [0, 0, 0, 0, 1, 3];

const best = (symbols: readonly number[], dice: number) => bestOfPool((face) => symbols[face - 1] ?? 0, dice);

describe('a forecast', () => {
  it.each([26, 13, 5])('of a slayer’s attack on %i dice is the mean of all rolls', (pool) => {
    const match = arena({ who: { Cathryn: { at: [12, 10] }, Eryam: { with: { pool } } } });
    const told = of(forecast(match, { pick: 'attack' }), 4);
    expect(told?.lost).toBeCloseTo(meanDamage(best(slayerAttack, 5), best(dragonShields, pool)), 9);
  });

  it('of an attack on her last die fells her as often as it hurts her', () => {
    const match = arena({ who: { Cathryn: { at: [12, 10] }, Eryam: { with: { pool: 1 } } } });
    const { hurts, lost, fells } = of(forecast(match, { pick: 'attack' }), 4) ?? {};
    expect(hurts).toBeGreaterThan(0.5);
    expect([lost, fells]).toEqual([expect.closeTo(hurts ?? -1, 9), expect.closeTo(hurts ?? -1, 9)]);
  });

  it('of her attack with 26 dice counts the die that she would pick', () => {
    const match = arena({ who: { Cathryn: { at: [12, 10] } }, turn: 0 });
    const told = of(forecast(match, { pick: 'attack' }), 0);
    expect(told?.lost).toBeCloseTo(meanDamage(best(dragonDaggers, 26), best(slayerShields, 5)), 9);
  });

  it('of a die that she could pick is the roll of the slayer alone', () => {
    const match = arena({ who: { Cathryn: { at: [12, 10] }, Eryam: { with: { pool: 2 } } }, turn: 0 });
    match.act({ pick: 'attack', target: 'Cathryn' }, [6, 5]);
    const nth = match.pending && 'options' in match.pending ? match.pending.options.length : 0;
    expect(nth).toBe(2);
    const told = forecastAt(match.match, 0);
    const three = [0, 0, 0, 1];
    expect(told && of(told, 0)?.lost).toBeCloseTo(meanDamage(three, best(slayerShields, 5)), 9);
  });

  it('of a skill says how often a sun is rolled', () => {
    const match = arena({
      who: { Amalica: { skills: ['venom'] } },
      turn: 'Amalica',
    });
    const told = forecast(match, { pick: 'skill', skill: 'venom' });
    expect(told.works).toBeCloseTo(1 - (5 / 6) ** 5, 9);
    expect(of(told, 4)?.lost).toBeCloseTo(5 / 6, 9);
  });

  it('of a way with a place on it ends where the place is asked for', () => {
    const match = arena({
      who: { Cathryn: { at: [12, 10] } },
      cards: { 0: { skill: 'scent-of-blood' } },
      turn: 0,
    });
    const told = of(forecast(match, { pick: 'skill', skill: 'scent-of-blood' }), 0);
    expect(told?.lost).toBeGreaterThan(0);
  });
});
