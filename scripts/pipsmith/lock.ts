import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { open, readFile, rm, type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { parsedLine } from '@/lib/match/plain-data';
import { codeOf } from './output';

/** ms between two signs of life, without which a lock is nobody's, and in which two who take it at once show. */
export const lockTiming = { beat: 1000, silence: 10_000, settling: 100 };

/** A lock that is held, and the previous holder if it had to be taken over. */
export interface Lock {
  readonly from: string | undefined;
  /** Whether nobody has taken it since. */
  readonly isOurs: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const zHolder = z.looseObject({ run: z.string(), host: z.string(), place: z.string(), pid: z.int() });
type Holder = z.infer<typeof zHolder>;

const firstLine = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/** Where process numbers mean the same: two containers count from 1 each. */
const ownPlace = [
  hostname(),
  firstLine(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  firstLine(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

/** Those that this very process holds. */
const own = new Set<string>();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Content of a lock and its last sign of life; undefined if there is none. */
const look = async (path: string): Promise<{ readonly text: string; readonly beat: number } | undefined> => {
  let handle: FileHandle | undefined;
  try {
    // Opened again each time: a network's file system looks up its times only then.
    handle = await open(path, 'r');
    return { text: await handle.readFile('utf8'), beat: (await handle.stat()).mtimeMs };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  } finally {
    await handle?.close();
  }
};

const holderIn = (text: string): Holder | undefined => {
  const read = zHolder.safeParse(parsedLine(text));
  return read.success ? read.data : undefined;
};

/** State that is known without waiting; undefined if only time will tell. */
const stateOf = (text: string): 'held' | 'left' | undefined => {
  const holder = holderIn(text);
  if (!holder) {
    // Older versions wrote only their number.
    const pid = Number(text);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return pid !== process.pid && isAlive(pid) ? 'held' : 'left';
  }
  if (own.has(holder.run)) return 'held';
  const isGone = holder.place === ownPlace && (holder.pid === process.pid || !isAlive(holder.pid));
  return isGone ? 'left' : undefined;
};

/** Whether a lock stays without a sign of life; clocks of different machines are not compared. */
const isSilent = async (path: string, text: string, silence: number): Promise<boolean> => {
  const first = await look(path);
  for (let waited = 0; waited < silence; waited += silence / 20) {
    await pause(silence / 20);
    const now = await look(path);
    if (now?.text !== text || now.beat !== first?.beat) return now === undefined;
  }
  return true;
};

/** Gives signs of life from a separate thread: matches may keep this one busy for longer than the silence allowed. */
const heart = `
  const { futimesSync } = require('node:fs');
  const { workerData: { fd, beat } } = require('node:worker_threads');
  setInterval(() => { const now = Date.now() / 1000; try { futimesSync(fd, now, now); } catch {} }, beat);
`;

const nameOf = (text: string): string => {
  const holder = holderIn(text);
  return holder ? `process ${holder.pid} on ${holder.host}` : `process ${text.trim()}`;
};

/** Takes a lock, even from a holder that has gone without releasing it; undefined if somebody has it. */
export const takeLock = async (path: string, timing = lockTiming): Promise<Lock | undefined> => {
  const found = await look(path);
  if (found) {
    const state = stateOf(found.text);
    if (state === 'held') return undefined;
    if (state === undefined && !(await isSilent(path, found.text, timing.silence))) return undefined;
    if ((await look(path))?.text === found.text) await rm(path, { force: true });
  }
  const run = randomUUID();
  const text = `${JSON.stringify({ run, host: hostname(), place: ownPlace, pid: process.pid })}\n`;
  let handle: FileHandle;
  try {
    handle = await open(path, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  }
  await handle.writeFile(text);
  const isOurs = async (): Promise<boolean> => (await readFile(path, 'utf8').catch(() => '')) === text;
  // Another may have thought the same lock his to remove.
  if (found) await pause(timing.settling);
  if (!(await isOurs())) {
    await handle.close();
    return undefined;
  }
  own.add(run);
  const thread = new Worker(heart, { eval: true, workerData: { fd: handle.fd, beat: timing.beat } });
  thread.unref();
  return {
    from: found && nameOf(found.text),
    isOurs,
    close: async () => {
      own.delete(run);
      await thread.terminate();
      await handle.close();
      if (await isOurs()) await rm(path, { force: true });
    },
  };
};
