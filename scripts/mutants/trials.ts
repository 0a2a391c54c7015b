import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startChild, stopChild } from '../set-up/children.mjs';
import type { Copy } from './copy';

/** The outcome of one run of a test file. */
export interface FileResult {
  readonly file: string;
  readonly isCaught: boolean;
  /** the first test that failed; empty when the file could not be loaded */
  readonly test: string;
  readonly ms: number;
}

interface Call {
  /** null: none is on */
  readonly mutant: number | null;
  readonly files: readonly string[];
  /** file to note in which mutants are reached */
  readonly log?: string;
}

/** Longer than any file takes to start where the machine is busy, in seconds. */
const slack = 90;

const isAnswer = (message: unknown): message is { results: readonly FileResult[] } =>
  typeof message === 'object' && message !== null && 'results' in message;

/** A process that runs test files in the copy, one call after the other. */
export class Runner {
  #child: ChildProcess | undefined;
  readonly #copy: Copy;
  readonly #bail: number;

  /** @param bail failures after which a call leaves out its other tests; 0: never */
  constructor(copy: Copy, bail: number) {
    this.#copy = copy;
    this.#bail = bail;
  }

  /**
   * Runs test files in their order.
   * @param seconds that they take without mutants
   * @returns 'late': they ran for far longer than without mutants and were stopped; 'ended': their process broke down
   */
  async run(call: Call, seconds: number): Promise<readonly FileResult[] | 'late' | 'ended'> {
    const child = this.#child ?? (await this.#start());
    const answer = await new Promise<unknown>((resolve) => {
      const end = (message: unknown): void => {
        clearTimeout(timer);
        child.off('exit', end);
        child.off('message', end);
        resolve(message);
      };
      const timer = setTimeout(() => end('late'), (slack + 10 * seconds) * 1000);
      child.once('message', end);
      child.once('exit', end);
      child.send({ log: '', ...call });
    });
    if (isAnswer(answer)) return answer.results;
    await this.stop();
    return answer === 'late' ? 'late' : 'ended';
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined) return;
    await stopChild(child);
    try {
      // A worker in an endless loop hears no other signal.
      if (process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = startChild(process.execPath, [fileURLToPath(new URL('./runner.mjs', import.meta.url))], {
      channel: true,
      env: {
        MUTANT_FOLDER: this.#copy.folder,
        MUTANT_BAIL: String(this.#bail),
        NODE_OPTIONS: `--require ${this.#copy.switchFile}`,
      },
    });
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('The test runner did not start.')));
    });
    this.#child = child;
    return child;
  }
}
