import { describe, expect, test } from 'vitest';
import { arena } from '../testing/arena';

const down = { life: 'down', hand: 0 } as const;

describe.each(['all-out-carnage', 'team-carnage'])('%s', (scenario) => {
  test('goes on while two teams have a Hero who may yet be raised', () => {
    const a = arena({ A: { at: [2, 2] }, B: { at: [20, 2], team: 1, with: down } }, { scenario });
    a.act({ pick: 'move' });
    expect(a.situation().outcome).toBeUndefined();
  });

  test('ends with the last team standing', () => {
    const a = arena({ A: { at: [2, 2] }, B: { at: [20, 2], team: 1, with: down } }, { scenario });
    a.nextPhase();
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'last-standing' });
  });

  test('nobody comes back', () => {
    const a = arena(
      { A: { at: [2, 2] }, B: { at: [20, 2], team: 1, with: down }, C: { at: [20, 6], team: 1 } },
      { scenario },
    );
    a.nextPhase().nextPhase();
    expect(a.the('B').life).toBe('dead');
    expect(a.situation().outcome).toBeUndefined();
  });

  test('is nobody’s when the last fall together', () => {
    const last = { hand: 1, conditions: [{ condition: 'poisoned', count: 1 }] } as const;
    const a = arena({ A: { at: [2, 2], with: last }, B: { at: [20, 2], team: 1, with: down } }, { scenario });
    a.nextPhase();
    expect(a.the('A').life).toBe('down');
    a.nextPhase();
    expect(a.situation().outcome?.because).toBe('last-standing');
  });

  test('ends in a draw after the most phases that were agreed on', () => {
    const a = arena({ A: { at: [2, 2] }, B: { at: [20, 2], team: 1 } }, { scenario, match: { phase: 99 } });
    a.nextPhase();
    expect(a.situation().outcome).toEqual({ winner: undefined, because: 'most-phases' });
    expect(a.situation().phase).toBe(99);
  });
});
