import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { isLong } from '@/lib/testing/runs';
import { writeHeroes } from './queue/testing';

const program = fileURLToPath(new URL('../pipsmith.mjs', import.meta.url));

/** A container as a lock sees it: its own host name and process numbers, on a shared file system. */
const apart = ['--pid', '--fork', '--kill-child', '--uts', '--mount-proc'] as const;
const canDivide = spawnSync('unshare', [...apart, 'sh', '-c', 'hostname other']).status === 0;

const started: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'pipsmith-containers-'));

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

afterEach(async () => {
  await Promise.all(started.splice(0).map(kill));
  rmSync(folder, { recursive: true, force: true });
});

/** Plays a tournament of this folder as process 1 of a host. */
const playOn = (host: string, rounds: number) => {
  const call = ['tournament', folder, '-n', String(rounds), '--player', 'random', '--threads', '0'];
  const child = spawn(
    'unshare',
    [...apart, 'sh', '-c', 'hostname "$0" && exec "$@"', host, process.execPath, program, ...call],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  started.push(child);
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
  return { child, ended: once(child, 'close').then(() => ({ code: child.exitCode, told })) };
};

const results = join(folder, 'tournament', 'matches.jsonl');
const countLines = (): number =>
  existsSync(results) ? readFileSync(results, 'utf8').trimEnd().split('\n').length : 0;

/** A first container that plays on this folder. */
const firstPlays = async () => {
  mkdirSync(folder, { recursive: true });
  await writeHeroes(folder, 'first', 2);
  const { child } = playOn('box-a', 100_000);
  await vi.waitUntil(() => countLines() > 2, { timeout: 120_000 });
  return child;
};

it.skipIf(!canDivide)(
  'of two containers on one folder, both of which count processes from 1, one plays',
  async () => {
    await firstPlays();
    const second = await playOn('box-b', 1).ended;
    expect(second.code).toBe(2);
    expect(second.told).toContain('Another tournament is writing to');
  },
);

// A lock is taken over once it has shown no sign of life for a while.
if (isLong)
  it.skipIf(!canDivide)('when it is gone, another does', async () => {
    await kill(await firstPlays());
    const other = await playOn('box-c', 1).ended;
    expect(other.code).toBe(0);
    expect(other.told).toContain('(process 1 on box-a) has stopped');
  });
