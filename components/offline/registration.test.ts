import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followUpdates } from './registration';

const idle = 10_000;

const inWindow = (isInstalled: boolean): void => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isInstalled }) });
};

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.useFakeTimers();
  inWindow(false);
});
afterEach(() => {
  vi.useRealTimers();
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
  await vi.advanceTimersByTimeAsync(idle);
  end();
  expect(heard).not.toHaveBeenCalled();
});

const registering = (saveData: boolean) => {
  const register = vi.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  vi.stubGlobal('navigator', { ...container(register), connection: { saveData } });
  return register;
};

it('leaves the page to itself before it stores anything', async () => {
  const register = registering(false);
  const end = followUpdates(vi.fn());
  await vi.advanceTimersByTimeAsync(2500);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(idle);
  expect(register).toHaveBeenCalledOnce();
  end();
});

it('stores nothing after the page was left', async () => {
  const register = registering(false);
  followUpdates(vi.fn())();
  await vi.advanceTimersByTimeAsync(idle);
  expect(register).not.toHaveBeenCalled();
});

it.each([
  ['nothing on a device that saves data', false, 0],
  ['all the same where Pipsmith is installed', true, 1],
])('stores %s', async (_, isInstalled, times) => {
  inWindow(isInstalled);
  const register = registering(true);
  const end = followUpdates(vi.fn());
  await vi.advanceTimersByTimeAsync(idle);
  expect(register).toHaveBeenCalledTimes(times);
  end();
});
