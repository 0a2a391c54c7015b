import { vi } from 'vitest';

/**
 * Tries a check until it passes, and returns what it returns. It waits up to 30 s (Vitest's own wait ends after one
 * second, which a busy machine can take for anything).
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
