import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './way';

/** A Redis of a journey’s own, which can be killed and started again. */
export class OwnRedis {
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pipsmith-journey-redis-'));
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  /** @throws Error where this machine has no Redis */
  static async start(): Promise<OwnRedis> {
    if (spawnSync('redis-server', ['--version']).status !== 0)
      throw new Error(
        'This journey needs Redis, and there is no redis-server here (Debian and Ubuntu: apt-get install redis-server).',
      );
    const redis = new OwnRedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const settings = ['--port', String(this.#port), '--bind', '127.0.0.1', '--dir', this.#folder];
    const child = spawn('redis-server', [...settings, '--appendonly', 'yes', '--save', ''], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child = child;
    for await (const lines of child.stdout.setEncoding('utf8') as AsyncIterable<string>)
      if (lines.includes('Ready to accept connections')) return;
    throw new Error('Redis did not come up.');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
