import { beforeEach, expect, test, vi } from 'vitest';
import type * as Threads from './computer-thread';

const opened = vi.hoisted((): { readonly listeners: Map<string, () => void>; isOver: boolean }[] => []);

vi.stubGlobal(
  'Worker',
  class {
    readonly listeners = new Map<string, () => void>();
    isOver = false;
    constructor() {
      opened.push(this);
    }
    addEventListener(event: string, listener: () => void): void {
      this.listeners.set(event, listener);
    }
    terminate(): void {
      this.isOver = true;
    }
  },
);

const answers = vi.hoisted(() => ({ prepare: (): Promise<void> => Promise.resolve() }));
vi.mock('comlink', () => ({ wrap: () => answers }));

let threads: typeof Threads;
beforeEach(async () => {
  vi.resetModules();
  opened.length = 0;
  answers.prepare = () => Promise.resolve();
  threads = await import('./computer-thread');
});

test('the first table takes the prepared thread, and the next one starts its own', () => {
  threads.prepareComputer('living');
  threads.prepareComputer('first');
  expect(opened).toHaveLength(1);
  const table = new threads.ComputerThread();
  table.ask();
  table.ask();
  expect(opened).toHaveLength(1);
  new threads.ComputerThread().ask();
  expect(opened).toHaveLength(2);
  expect(opened.map(({ isOver }) => isOver)).toEqual([false, false]);
});

test('one that broke down while it waited is not taken', async () => {
  threads.prepareComputer('living');
  opened[0]?.listeners.get('error')?.();
  new threads.ComputerThread().ask();
  expect(opened).toHaveLength(2);
  answers.prepare = () => Promise.reject(new Error('not found'));
  threads.prepareComputer('living');
  await Promise.resolve();
  await Promise.resolve();
  new threads.ComputerThread().ask();
  expect(opened).toHaveLength(4);
  expect(opened.map(({ isOver }) => isOver)).toEqual([true, false, true, false]);
});

test('one that is in use at a table is not ended by what it says later', () => {
  threads.prepareComputer('living');
  const error = opened[0]?.listeners.get('error');
  new threads.ComputerThread().ask();
  error?.();
  expect(opened[0]?.isOver).toBe(false);
});
