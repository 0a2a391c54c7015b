// Test files share a worker: spies and false clocks end with the test that made them, whatever file is next.
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
