import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '@/lib/result';
import { Keeper, type Save } from './keeper';

interface Note {
  readonly text: string;
}

const pace = 600;

/** A keeper, what it has written down, and what it said. */
const open = (save?: Save<Note>) => {
  const written: { readonly id: string | undefined; readonly text: string }[] = [];
  const said: string[] = [];
  const keeper = new Keeper<Note>(
    save ??
      ((id, { text }) => {
        written.push({ id, text });
        return Promise.resolve(ok({ id: id ?? 'new' }));
      }),
    pace,
    undefined,
    undefined,
  );
  keeper.hear({ went: (keeping) => said.push(keeping), named: (id) => said.push(id) });
  return { keeper, written, said, texts: () => written.map(({ text }) => text) };
};

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a keeper', () => {
  it('writes what is new at once, and names it', async () => {
    const { keeper, written, said } = open();
    keeper.see({ text: 'one' });
    await pass(0);
    expect(written).toEqual([{ id: undefined, text: 'one' }]);
    expect(said).toEqual(['kept', 'new']);
  });

  it('writes at once what comes after a while', async () => {
    const { keeper, written } = open();
    keeper.see({ text: 'one' });
    await pass(pace);
    keeper.see({ text: 'two' });
    await pass(0);
    expect(written.at(-1)).toEqual({ id: 'new', text: 'two' });
  });

  it('writes the newest alone where it goes on fast', async () => {
    const { keeper, texts } = open();
    keeper.see({ text: 'one' });
    await pass(0);
    for (const text of ['two', 'three', 'four']) {
      keeper.see({ text });
      await pass(pace / 6);
    }
    expect(texts()).toEqual(['one']);
    await pass(pace);
    expect(texts()).toEqual(['one', 'four']);
  });

  it('writes before the page is left what is waiting', async () => {
    const { keeper, texts } = open();
    keeper.see({ text: 'one' });
    await pass(0);
    keeper.see({ text: 'two' });
    await keeper.keep();
    expect(texts()).toEqual(['one', 'two']);
  });

  it('leaves what was thrown away elsewhere, and says so', async () => {
    let calls = 0;
    const { keeper, said } = open(() => {
      calls += 1;
      return Promise.resolve(err({ problem: 'gone' }));
    });
    keeper.see({ text: 'one' });
    await pass(0);
    keeper.see({ text: 'two' });
    await pass(2 * pace);
    expect(calls).toBe(1);
    expect(said).toEqual(['gone']);
  });

  it('writes nothing while another tab has it, and the newest once it may', async () => {
    const { keeper, texts } = open();
    keeper.see({ text: 'one' });
    await pass(0);
    keeper.allow(false);
    keeper.see({ text: 'two' });
    keeper.see({ text: 'three' });
    await pass(2 * pace);
    await keeper.keep();
    expect(texts()).toEqual(['one']);
    keeper.allow(true);
    await pass(pace);
    expect(texts()).toEqual(['one', 'three']);
  });

  it('has written the newest when it is flushed, also behind a slow write', async () => {
    const texts: string[] = [];
    const { keeper } = open(async (id, { text }) => {
      await new Promise((done) => setTimeout(done, 100));
      texts.push(text);
      return ok({ id: id ?? 'new' });
    });
    keeper.see({ text: 'one' });
    await pass(10);
    keeper.see({ text: 'two' });
    const flushed = keeper.flush();
    await pass(200);
    await flushed;
    expect(texts).toEqual(['one', 'two']);
  });
});
