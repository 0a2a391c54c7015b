import { describe, expect, it } from 'vitest';
import { strokeOf } from './painting-rules';

describe('a stroke of the brush', () => {
  it.each([
    { now: undefined, brush: 'melee', to: 'melee' },
    { now: 'defence', brush: 'melee', to: 'melee' },
    { now: 'melee', brush: 'melee', to: undefined },
    { now: 'melee', brush: 'eraser', to: undefined },
    { now: undefined, brush: 'eraser', to: undefined },
  ] as const)('$brush on $now gives $to', ({ now, brush, to }) => {
    expect(strokeOf(now, brush)).toEqual({ from: now, to });
  });
});
