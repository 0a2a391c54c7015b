import { describe, expect, test } from 'vitest';
import { hasPart, open, systemIds } from '../systems/open';
import { act, type NightAction } from './act';
import { companionOf, type Night } from './night';
import { nightOf } from './testing';
import { nextUp, stillToCome } from './turn-order';

await open(systemIds);
const systems = systemIds.filter((id) => hasPart(id, 'companion'));
await open(systems, 'companion');

const after = (night: Night, ...actions: readonly NightAction[]): Night => actions.reduce(act, night);

describe.each(systems)('the order of turns of %s', (system) => {
  test('gives everybody one turn in a round, until nobody is left', async () => {
    let night = after(await nightOf(system), { do: 'begin-round', seed: 7 });
    const had: number[] = [];
    for (;;) {
      const [next] = nextUp(night);
      if (next === undefined) break;
      had.push(next);
      night = after(night, { do: 'begin-turn', figure: next });
      expect(night.state.acting).toEqual([next]);
      night = after(night, { do: 'end-turn' });
    }
    expect([...had].sort()).toEqual([...night.state.order].sort());
    expect(night.state.order.length).toBeGreaterThan(1);
    const over = after(night, { do: 'end-round' });
    expect(over.state.stage).toBe('after');
    expect(after(over, { do: 'begin-round', seed: 8 }).state).toMatchObject({ round: 2, acted: [] });
  });

  test('is the same for the same seed, and no round begins within one', async () => {
    const start = await nightOf(system);
    const one = after(start, { do: 'begin-round', seed: 3 });
    expect(after(start, { do: 'begin-round', seed: 3 })).toEqual(one);
    expect(after(one, { do: 'begin-round', seed: 4 })).toBe(one);
  });

  test('lets somebody be next out of order, once', async () => {
    const begun = after(await nightOf(system), { do: 'begin-round', seed: 3 });
    const last = stillToCome(begun).at(-1);
    if (last === undefined) return expect.fail('somebody');
    const night = after(begun, { do: 'begin-turn', figure: last });
    expect(night.state.acting).toEqual([last]);
    expect(stillToCome(night)).not.toContain(last);
    const ended = after(night, { do: 'end-turn' });
    expect(after(ended, { do: 'begin-turn', figure: last })).toBe(ended);
  });
});

const orders = (system: string, kind: string): boolean => companionOf(system).order.order === kind;

test('a deck is shuffled anew in every round, a rolled order stays', async () => {
  for (const system of systems) {
    const night = after(await nightOf(system), { do: 'begin-round', seed: 1 });
    const rounds = Array.from({ length: 12 }, (_, seed) =>
      after(night, { do: 'end-round' }, { do: 'begin-round', seed }).state.order.join(),
    );
    if (orders(system, 'shuffled')) expect(new Set(rounds).size).toBeGreaterThan(3);
    else expect(new Set(rounds)).toEqual(new Set([night.state.order.join()]));
  }
});

test('sides take turns, and the higher roll chooses first', async () => {
  const system = systems.find((id) => orders(id, 'alternating'));
  if (system === undefined) return expect.fail('a game of sides');
  let night = after(await nightOf(system), { do: 'begin-round', seed: 5 });
  const [one = 0, other = 0] = night.state.rolls;
  expect(night.state.side).toBe(one > other ? 0 : 1);
  const sides: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const [next = -1] = nextUp(night);
    sides.push(night.state.figures[next]?.sheet ?? -1);
    night = after(night, { do: 'begin-turn', figure: next }, { do: 'end-turn' });
  }
  expect(sides[0]).toBe(sides[2]);
  expect(sides[1]).toBe(sides[3]);
  expect(sides[0]).not.toBe(sides[1]);
});
