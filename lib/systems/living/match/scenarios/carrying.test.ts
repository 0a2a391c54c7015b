import { describe, expect, test } from 'vitest';
import { bearing } from '../testing/casters';
import { fieldOf } from '../testing/field';
import { pieceOf } from '../testing/watching';

const conviction = bearing(0, 'harbinger/conviction').with;

/** State of a figure that falls on losing its last Life, and is got up with 1 by what ends with the fall. */
const saved = { ...conviction, hand: 1, conditions: [{ condition: 'poisoned' as const, count: 1 }] };

describe.each([
  ['capture-the-flag', 'flag', 1],
  ['bombing-run', 'bomb', undefined],
  ['snowfall', 'parcel', undefined],
  ['treasure-hunt', 'treasure', undefined],
] as const)('%s: a carrier who falls and is got up by the fall itself', (scenario, token, team) => {
  const { carrying } = fieldOf(scenario, scenario === 'bombing-run' ? 6 : 0);
  const fallen = () => {
    const match = carrying({
      A: { at: [6, 12], with: saved },
      B: { at: [20, 2], team: 1 },
      C: { at: [20, 4], team: 1 },
    });
    match.act({ pick: 'end' });
    return match;
  };

  test('has dropped his load where he fell, and does not have it back for standing there', () => {
    const match = fallen();
    expect(match.the('A')).toMatchObject({ life: 'up', hand: 1 });
    expect(pieceOf(match, token, team)).toMatchObject({ figure: -1, spot: [6, 12] });
    match.act({ pick: 'end' });
    expect(pieceOf(match, token, team).figure).toBe(-1);
  });
});

test('he takes it up again as anybody does, by moving across it', () => {
  const { carrying } = fieldOf('bombing-run', 6);
  const match = carrying({ A: { at: [6, 12], with: saved }, B: { at: [20, 2], team: 1 } });
  match.act({ pick: 'end' });
  match.turnOf('A').act({ pick: 'move' }, '', [[7, 12]]);
  expect(pieceOf(match, 'bomb').figure).toBe(0);
});
