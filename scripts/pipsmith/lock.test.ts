import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { takeLock, type Lock } from './lock';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const timing = { beat: 50, silence: 1500, settling: 300 };
/** For signs of life that a slow machine may show late. */
const patient = { ...timing, silence: 6000 };
let path = '';
let nth = 0;
beforeEach(() => {
  nth += 1;
  path = join(folder, `${nth}.lock`);
});

/** As a container with the same process number elsewhere writes it. */
const elsewhere = (run = 'x'): void =>
  writeFileSync(path, `${JSON.stringify({ run, host: 'other', place: 'other', pid: process.pid })}\n`);

/** As if another machine looked: nothing is known of what runs here. */
const seenFromElsewhere = (): void =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"(run|place)":"/g, '"$1":"other '), { flag: 'r+' });

it('is held by one, and by another once it is given back', async () => {
  const lock = await takeLock(path, timing);
  expect(lock?.from).toBeUndefined();
  expect(await takeLock(path, timing)).toBeUndefined();
  await lock?.close();
  const next = await takeLock(path, timing);
  expect(next).toBeDefined();
  await next?.close();
});

it('of a process of the same number elsewhere is left alone as long as it shows a sign of life', async () => {
  const lock = await takeLock(path, patient);
  seenFromElsewhere();
  expect(await takeLock(path, patient)).toBeUndefined();
  await lock?.close();
});

it('without a sign of life is taken over, and it is told from whom', async () => {
  elsewhere();
  const lock = await takeLock(path, timing);
  expect(lock?.from).toBe(`process ${process.pid} on other`);
  await lock?.close();
});

it('that is taken over by two at once has one of them', async () => {
  elsewhere();
  const taken = await Promise.all(Array.from({ length: 4 }, () => takeLock(path, timing)));
  const locks = taken.filter((lock): lock is Lock => lock !== undefined);
  expect(locks).toHaveLength(1);
  expect(await locks[0]?.isOurs()).toBe(true);
  await locks[0]?.close();
});

it('that was taken away is noticed, and not given back for the other', async () => {
  const lock = await takeLock(path, timing);
  elsewhere('another');
  expect(await lock?.isOurs()).toBe(false);
  await lock?.close();
  expect(readFileSync(path, 'utf8')).toContain('another');
});

it('shows signs of life while its process is busy', async () => {
  const lock = await takeLock(path, patient);
  seenFromElsewhere();
  const other = takeLock(path, patient);
  for (let round = 0; round < 8; round += 1) {
    const end = performance.now() + 200;
    while (performance.now() < end);
    await pause(1);
  }
  expect(await other).toBeUndefined();
  await lock?.close();
});
