// Test files share a worker, so spies and fake clocks end with the test that made them.
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
