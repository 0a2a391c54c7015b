import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { testFiles } from './areas';
import type { Mutant } from './choose';
import type { Copy } from './copy';
import { closureOf } from './imports';
import { Runner } from './trials';

/** The test that notices a mutant; its name is empty where a file cannot even be loaded, or does not end. */
export interface Catch {
  readonly file: string;
  readonly test: string;
}

export interface Verdict {
  readonly caughtBy: Catch | null;
  /** test files that ran it */
  readonly tried: number;
}

/** Tests next to a mutant that are tried before it is known which tests reach it. */
const mostNear = 6;
/** Files of one call: few at first, since most mutants are caught by the first. */
const callSizes = [3, 12, 24];

/** State of a search, with its knowledge of the test files. */
export class Search {
  readonly #copy: Copy;
  readonly #runners: readonly Runner[];
  readonly #cover: readonly Runner[];
  readonly #closures: ReadonlyMap<string, ReadonlySet<string>>;
  /** ms that a file took, as far as it has run without mutants */
  readonly #times = new Map<string, number>();
  /** files that fail without mutants */
  readonly #broken = new Set<string>();
  readonly #seconds: number;
  readonly #tell: (line: string) => void;
  readonly #tried = new Map<number, Set<string>>();

  /** @param seconds of test time that one mutant is worth */
  constructor(copy: Copy, jobs: number, seconds: number, tell: (line: string) => void) {
    this.#copy = copy;
    this.#runners = Array.from({ length: jobs }, () => new Runner(copy, 1));
    this.#cover = Array.from({ length: jobs }, () => new Runner(copy, 0));
    this.#closures = new Map(testFiles().map((file) => [file, closureOf(file)]));
    this.#seconds = seconds;
    this.#tell = tell;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#runners, ...this.#cover].map((runner) => runner.stop()));
  }

  /** Each mutant by the tests next to it, then the remaining ones by all tests that reach them. */
  async judge(
    mutants: readonly Mutant[],
    first: ReadonlyMap<number, string> = new Map(),
  ): Promise<ReadonlyMap<number, Verdict>> {
    const caught = new Map<number, Catch>();
    const attempt = async (
      some: readonly Mutant[],
      runner: Runner,
      filesOf: (mutant: Mutant) => readonly string[],
    ): Promise<void> => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const found = await this.#try(runner, mutant, filesOf(mutant));
        if (found) caught.set(mutant.id, found);
        const by = found ? `${found.file}: ${found.test || '(whole file)'}` : 'nothing yet';
        this.#tell(
          `${some.length - queue.length}/${some.length} mutant ${mutant.id} ${mutant.file}:${mutant.line} ${by}`,
        );
      }
    };
    let queue = [...mutants];
    const near = (mutant: Mutant): readonly string[] => {
      const known = first.get(mutant.id);
      return [...new Set([...(known === undefined ? [] : [known]), ...this.#near(mutant)])];
    };
    await Promise.all(this.#runners.map((runner) => attempt(mutants, runner, near)));
    const left = mutants.filter(({ id }) => !caught.has(id));
    if (left.length > 0) {
      const reaching = await this.#reach(left);
      queue = [...left];
      await Promise.all(
        this.#runners.map((runner) => attempt(left, runner, ({ id }) => reaching.get(id) ?? [])),
      );
    }
    return new Map(
      mutants.map(({ id }) => [
        id,
        { caughtBy: caught.get(id) ?? null, tried: this.#tried.get(id)?.size ?? 0 },
      ]),
    );
  }

  #near(mutant: Mutant): string[] {
    const folder = posix.dirname(mutant.file);
    const rank = (test: string): number => {
      if (test.replace(/\.test\.tsx?$/, '') === mutant.file.replace(/\.(ts|mjs)$/, '')) return 0;
      if (posix.dirname(test) === folder) return 1;
      return test.startsWith(`${folder}/`) || posix.dirname(test) === posix.dirname(folder) ? 2 : 3;
    };
    return [...this.#closures]
      .filter(([test, closure]) => rank(test) < 3 && (rank(test) === 0 || closure.has(mutant.file)))
      .map(([test]) => test)
      .sort((a, b) => rank(a) - rank(b) || this.#time(a) - this.#time(b))
      .slice(0, mostNear);
  }

  #time(file: string): number {
    return this.#times.get(file) ?? 2000;
  }

  /** The first of the files to notice a mutant that passes without it. */
  async #try(runner: Runner, mutant: Mutant, files: readonly string[]): Promise<Catch | undefined> {
    const tried = this.#tried.get(mutant.id) ?? new Set<string>();
    this.#tried.set(mutant.id, tried);
    // A test that once caught it may be gone.
    let left = files.filter(
      (file) => this.#closures.has(file) && !tried.has(file) && !this.#broken.has(file),
    );
    for (let nth = 0; left.length > 0; nth += 1) {
      const some = left.slice(0, callSizes[Math.min(nth, callSizes.length - 1)]);
      const seconds = some.reduce((sum, file) => sum + this.#time(file), 0) / 1000;
      const results = await runner.run({ mutant: mutant.id, files: some }, seconds);
      if (typeof results === 'string') {
        some.forEach((file) => tried.add(file));
        const [file = ''] = some;
        return { file, test: results === 'late' ? '(does not end)' : '(breaks down)' };
      }
      for (const { file } of results) tried.add(file);
      for (const { file, isCaught, test } of results)
        if (isCaught && (await this.#passes(runner, file))) return { file, test };
      left = left.filter((file) => !tried.has(file) && !this.#broken.has(file));
      if (results.length === 0) return undefined;
    }
    return undefined;
  }

  async #passes(runner: Runner, file: string): Promise<boolean> {
    if (this.#broken.has(file)) return false;
    if (this.#times.has(file)) return true;
    const results = await runner.run({ mutant: null, files: [file] }, 60);
    const result = typeof results === 'string' ? undefined : results[0];
    if (result && !result.isCaught) this.#times.set(file, result.ms);
    else this.#broken.add(file);
    if (!result || result.isCaught)
      this.#tell(`${file} fails without mutants: ${result?.test ?? 'breaks down'}`);
    return !this.#broken.has(file);
  }

  /** Runs all tests that could reach one of the mutants, and notes which do: for each mutant the likeliest first. */
  async #reach(mutants: readonly Mutant[]): Promise<ReadonlyMap<number, readonly string[]>> {
    const files = new Set(mutants.map(({ file }) => file));
    const queue = [...this.#closures]
      .filter(([test, closure]) => !this.#broken.has(test) && [...files].some((file) => closure.has(file)))
      .map(([test]) => test);
    this.#tell(`${queue.length} test files may reach the ${mutants.length} mutants that are left`);
    const all = queue.length;
    const work = async (runner: Runner): Promise<void> => {
      while (queue.length > 0) {
        const some = queue.splice(0, 20);
        const results = await runner.run({ mutant: null, files: some, log: this.#copy.logFile }, 600);
        for (const result of typeof results === 'string' ? [] : results) {
          if (result.isCaught) this.#tell(`${result.file} fails without mutants: ${result.test}`);
          if (result.isCaught) this.#broken.add(result.file);
          else this.#times.set(result.file, result.ms);
        }
        this.#tell(`${all - queue.length}/${all} test files looked at`);
      }
    };
    await Promise.all(this.#cover.map(work));
    await Promise.all(this.#cover.map((runner) => runner.stop()));
    const notes = readFileSync(this.#copy.logFile, 'utf8')
      .split('\n')
      .map((line) => line.split(' '));
    return new Map(mutants.map((mutant) => [mutant.id, this.#likely(mutant, notes)]));
  }

  #likely(mutant: Mutant, notes: readonly (readonly string[])[]): readonly string[] {
    const own = notes.filter(([, id]) => id === String(mutant.id));
    const reaching = new Set(own.flatMap(([, , test]) => test ?? []));
    // Modules are loaded once for many files: loading one reaches everything that its loading reaches.
    const isReachedByLoading = own.some(([phase]) => phase === 'load');
    const near = new Set(this.#near(mutant));
    const sorted = [...this.#closures]
      .filter(([test, closure]) => reaching.has(test) || (isReachedByLoading && closure.has(mutant.file)))
      .map(([test]) => test)
      .sort((a, b) => Number(near.has(b)) - Number(near.has(a)) || this.#time(a) - this.#time(b));
    let seconds = 0;
    return sorted.filter((file) => (seconds += this.#time(file) / 1000) <= this.#seconds);
  }
}
