import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { writeSheet } from '@/lib/systems/document';
import { open, partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

const pipsmithFile = fileURLToPath(new URL('../../pipsmith.mjs', import.meta.url));

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
};

/** Ends a process for good, without a chance to say goodbye. */
const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

/** A Redis of its own folder and port, which keeps what it has been told. */
export class RedisProcess {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pipsmith-redis-'));
  readonly #more: readonly string[];
  #child: ChildProcess | undefined;

  private constructor(port: number, more: readonly string[]) {
    this.port = port;
    this.#more = more;
  }

  /** @param more settings, such as `--requirepass secret` */
  static async start(...more: readonly string[]): Promise<RedisProcess> {
    const redis = new RedisProcess(await freePort(), more);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.#folder];
    const child = spawn('redis-server', [...settings, '--appendonly', 'yes', '--save', '', ...this.#more], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child = child;
    for await (const lines of child.stdout.setEncoding('utf8') as AsyncIterable<string>)
      if (lines.includes('Ready to accept connections')) break;
  }

  async kill(): Promise<void> {
    if (this.#child) await kill(this.#child);
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Result of a run of the command line. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command that runs beside others. */
export class CommandProcess {
  readonly ended: Promise<Run>;
  readonly #child: ChildProcess;
  #out = '';
  #err = '';

  constructor(...args: readonly string[]) {
    const child = spawn(process.execPath, [pipsmithFile, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => (this.#out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.#err += text));
    this.ended = once(child, 'close').then(() => ({ code: child.exitCode, out: this.#out, err: this.#err }));
  }

  /** Of the process; 0 where it could not be started. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Waits until it has told something. */
  async tells(words: string): Promise<void> {
    while (!this.#err.includes(words)) {
      if (!this.isRunning) throw new Error(`It ended without “${words}”: ${this.#err}`);
      await pause(20);
    }
  }

  interrupt(): void {
    this.#child.kill('SIGINT');
  }

  kill(): Promise<void> {
    return kill(this.#child);
  }
}

/** Writes this many random heroes into a folder. */
export const writeHeroes = async (folder: string, system: SystemId, count: number): Promise<void> => {
  await open([system], 'start');
  for (let seed = 1; seed <= count; seed += 1) {
    const sheet = partOf(system, 'start')?.random(seed);
    if (sheet)
      writeFileSync(join(folder, `hero-${seed}.json`), JSON.stringify(writeSheet({ system, sheet })));
  }
};

/** The lines of a folder of results in their own order, without the first. */
export const keptLines = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'matches.jsonl'), 'utf8').trim().split('\n').slice(1).sort();
