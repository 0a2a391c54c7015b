import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
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
  await Promise.all(started.map(kill));
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

it.skipIf(!canDivide)(
  'of two containers on one folder, both of which count processes from 1, one plays; when it is gone, another does',
  { timeout: 240_000 },
  async () => {
    await writeHeroes(folder, 'first', 2);
    const first = playOn('box-a', 100_000);
    await vi.waitUntil(() => countLines() > 2, { timeout: 120_000 });
    const second = await playOn('box-b', 1).ended;
    expect(second.code).toBe(2);
    expect(second.told).toContain('Another tournament is writing to');
    await kill(first.child);
    const third = await playOn('box-c', 1).ended;
    expect(third.code).toBe(0);
    expect(third.told).toContain('(process 1 on box-a) has stopped');
  },
);
