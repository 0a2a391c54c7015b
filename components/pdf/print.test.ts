import { err, ok } from '@/lib/result';
import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printSheets, warmPrinter } from './print';

const meta = { title: 'Jane', author: 'Pipsmith', language: 'en' };
const bytes = new TextEncoder().encode('%PDF');

/** Behaviour of the next worker that is asked to print. */
type Work = (fonts: string, photos: unknown, onPage: (number: number) => unknown) => unknown;
let work: Work = () => ok(bytes);
let warm: () => unknown = () => undefined;
let started: FakeWorker[] = [];

/** A worker at the other end of a channel, in the same process. */
class FakeWorker extends EventTarget {
  readonly ports = new MessageChannel();
  isTerminated = false;
  constructor() {
    super();
    started.push(this);
    const print = (_sheets: unknown, _meta: unknown, ...rest: Parameters<Work>) => work(...rest);
    expose({ print, warm: () => warm() }, this.ports.port1);
    this.ports.port2.addEventListener('message', (event) => {
      this.dispatchEvent(new MessageEvent('message', { data: event.data as unknown }));
    });
    this.ports.port1.start();
    this.ports.port2.start();
  }
  postMessage(message: unknown, transferred: Transferable[] = []): void {
    if (!this.isTerminated) this.ports.port2.postMessage(message, transferred);
  }
  terminate(): void {
    this.isTerminated = true;
    this.ports.port1.close();
    this.ports.port2.close();
  }
}

const never = (): Promise<never> => new Promise(() => undefined);

beforeEach(() => {
  started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { href: 'http://localhost:3000/print?paper=a4' });
});

afterEach(async () => {
  // Ends the worker that the module keeps.
  work = never;
  const controller = new AbortController();
  const ending = printSheets([], meta, { signal: controller.signal });
  controller.abort();
  await ending;
  vi.unstubAllGlobals();
});

describe('warmPrinter', () => {
  it('starts the worker that then prints', async () => {
    work = () => ok(bytes);
    warmPrinter();
    warmPrinter();
    expect(started).toHaveLength(1);
    expect((await printSheets([], meta)).ok).toBe(true);
    expect(started).toHaveLength(1);
  });

  it('leaves it to the print to say what is wrong', async () => {
    warm = () => {
      throw new Error('no font');
    };
    work = () => ok(bytes);
    warmPrinter();
    expect((await printSheets([], meta)).ok).toBe(true);
    warm = () => undefined;
  });
});

describe('printSheets', () => {
  it('tells of every page while it works', async () => {
    const heard: number[] = [];
    work = async (_fonts, _photos, onPage) => {
      await onPage(1);
      await onPage(2);
      expect(heard).toEqual([1, 2]);
      return ok(bytes);
    };
    const printed = await printSheets([], meta, { onPage: (number) => void heard.push(number) });
    expect(printed.ok).toBe(true);
  });

  it('gives the file, with the fonts of this site', async () => {
    const asked: string[] = [];
    work = (fonts) => {
      asked.push(fonts);
      return ok(bytes);
    };
    const printed = await printSheets([], meta);
    expect(printed.ok && printed.value.type).toBe('application/pdf');
    expect(printed.ok && (await printed.value.text())).toBe('%PDF');
    expect(asked).toEqual(['http://localhost:3000/fonts/']);
  });

  it('starts one worker and keeps it', async () => {
    work = () => ok(bytes);
    await printSheets([], meta);
    await printSheets([], meta);
    expect(started).toHaveLength(1);
  });

  it('hands on what the worker says', async () => {
    work = () => err({ problem: 'font', font: 'x' });
    expect(await printSheets([], meta)).toEqual(err({ problem: 'font', font: 'x' }));
  });

  it('answers when the worker throws, does not start or cannot be made', async () => {
    work = () => {
      throw new Error('broken');
    };
    expect(await printSheets([], meta)).toEqual(err({ problem: 'stopped', detail: 'Error: broken' }));

    work = never;
    const stuck = printSheets([], meta);
    started.at(-1)?.dispatchEvent(new Event('error'));
    expect(await stuck).toMatchObject(err({ problem: 'stopped' }));
    expect(started.at(-1)?.isTerminated).toBe(true);

    vi.stubGlobal('Worker', undefined);
    expect(await printSheets([], meta)).toMatchObject(err({ problem: 'stopped' }));
  });

  it('is cancelled by its signal, and prints again in a new worker', async () => {
    work = never;
    const controller = new AbortController();
    const cancelled = printSheets([], meta, { signal: controller.signal });
    controller.abort();
    expect(await cancelled).toEqual(err({ problem: 'cancelled' }));
    expect(started.at(-1)?.isTerminated).toBe(true);
    expect(await printSheets([], meta, { signal: controller.signal })).toEqual(err({ problem: 'cancelled' }));

    work = () => ok(bytes);
    expect((await printSheets([], meta)).ok).toBe(true);
    expect(started).toHaveLength(2);
  });
});
