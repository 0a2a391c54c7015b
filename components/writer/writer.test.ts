import { describe, expect, it } from 'vitest';
import { eventually } from '@/lib/testing/eventually';
import { newTabs } from './testing';
import { Writer, type Tabs } from './writer';

const nothing = (): Promise<void> => Promise.resolve();
const open = async (
  tabs: Tabs,
  name = 'match 1',
  flush: () => Promise<unknown> = nothing,
): Promise<Writer> => {
  const writer = new Writer(name, tabs, flush);
  await writer.start();
  return writer;
};

describe('tabs that write the same', () => {
  it('are one at a time, and the other says so', async () => {
    const tabs = newTabs();
    const one = await open(tabs);
    const other = await open(tabs);
    const third = await open(tabs, 'match 2');
    expect([one.writing, other.writing, third.writing]).toEqual(['ours', 'elsewhere', 'ours']);
  });

  it('hand over on request, after the newest is written', async () => {
    const tabs = newTabs();
    const order: string[] = [];
    const one = await open(tabs, 'match 1', async () => {
      await Promise.resolve();
      order.push(`flushed while ${one.writing}`);
    });
    const other = await open(tabs);
    other.subscribe((writing) => order.push(`other ${writing}`));
    await other.take();
    expect(order).toEqual(['other asking', 'flushed while ours', 'other ours']);
    expect([one.writing, other.writing]).toEqual(['elsewhere', 'ours']);
    await one.take();
    expect([one.writing, other.writing]).toEqual(['ours', 'elsewhere']);
  });

  it('do not wait for one that is frozen', async () => {
    const tabs = newTabs();
    const frozen = await open(tabs, 'match 1', () => new Promise(() => undefined));
    const other = await open(tabs);
    await other.take();
    expect(other.writing).toBe('ours');
    await eventually(() => expect(frozen.writing).toBe('elsewhere'));
  });

  it('keep what they took back while an earlier writing was still going on', async () => {
    const tabs = newTabs();
    const ends: (() => void)[] = [];
    const slow = await open(tabs, 'match 1', () => new Promise<void>((end) => ends.push(end)));
    const other = await open(tabs);
    await other.take();
    await eventually(() => expect(slow.writing).toBe('elsewhere'));
    await slow.take();
    for (const end of ends) end();
    await Promise.resolve();
    await Promise.resolve();
    expect([slow.writing, other.writing]).toEqual(['ours', 'elsewhere']);
  });

  it('give the right back when they go', async () => {
    const tabs = newTabs();
    const one = await open(tabs);
    one.stop();
    await Promise.resolve();
    await eventually(async () => expect((await open(tabs)).writing).toBe('ours'));
  });

  it('do not take from themselves what they are asking for', async () => {
    const tabs = newTabs();
    const said: string[] = [];
    const one = new Writer('match 1', tabs, nothing);
    one.subscribe((writing) => said.push(writing));
    void one.start();
    await one.take();
    expect(said).toEqual(['ours']);
  });

  it('say that they are unguarded where a browser has no locks', async () => {
    const tabs = { ...newTabs(), locks: undefined };
    const one = await open(tabs);
    const other = await open(tabs);
    await other.take();
    expect([one.writing, other.writing]).toEqual(['unguarded', 'unguarded']);
  });
});
