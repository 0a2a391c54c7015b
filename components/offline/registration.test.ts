import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followUpdates } from './registration';

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const container = (register: () => Promise<never>) => ({ serviceWorker: { register } });

it.each([
  ['has none', {}],
  ['says that there is none', { serviceWorker: undefined }],
  [
    'throws when it is asked',
    {
      get serviceWorker(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
  [
    'throws when one is registered',
    container(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ],
  ['refuses to register one', container(() => Promise.reject(new DOMException('denied', 'SecurityError')))],
])('a browser that %s goes on without a store', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const heard = vi.fn();
  const end = followUpdates(heard);
  await Promise.resolve();
  end();
  expect(heard).not.toHaveBeenCalled();
});
