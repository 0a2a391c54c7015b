// Runs test files in the copy with the mutants, one call after the other. It is a separate process, because a mutant
// may never end.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';

const folder = process.env['MUTANT_FOLDER'] ?? '';
process.chdir(folder);

/** @typedef {{ file: string, isCaught: boolean, test: string, ms: number }} FileResult */

/** Files to run, in the order of the call. @type {import('vitest/node').TestSpecification[]} */
let order = [];
class InOrder {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return files.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  }
  /** @param {import('vitest/node').TestSpecification[]} files */
  async shard(files) {
    return files;
  }
}

/** Files that need their own worker: they replace modules, or fail after another file. */
const needsOwnWorker = /vi\.(mock|doMock)\(|components\/pdf\/render/;

const vitest = await createVitest(
  'test',
  {
    root: folder,
    config: join(folder, 'scripts/mutants/tests.config.mjs'),
    watch: false,
    reporters: [{}],
    bail: Number(process.env['MUTANT_BAIL']),
    sequence: { sequencer: InOrder },
  },
  { logLevel: 'error' },
);

/** @param {string} file */
const specification = (file) => {
  const path = join(folder, file);
  const name = /(^|\/)coin-toss[^/]*$/.test(file)
    ? 'coin-toss'
    : needsOwnWorker.test(file) || needsOwnWorker.test(readFileSync(path, 'utf8'))
      ? 'own'
      : 'shared';
  const found = vitest.projects.find((one) => one.name === name);
  return found ? [found.createSpecification(path)] : [];
};

/** @param {import('vitest/node').TestModule} module @returns {FileResult | undefined} */
const resultOf = (module) => {
  const file = relative(folder, module.moduleId).replaceAll('\\', '/');
  const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
  const ms = Math.round(duration + collectDuration + setupDuration + prepareDuration);
  for (const test of module.children.allTests())
    if (test.result().state === 'failed') return { file, isCaught: true, test: test.fullName, ms };
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  if (errors.length > 0) return { file, isCaught: true, test: '', ms };
  return module.state() === 'passed' ? { file, isCaught: false, test: '', ms } : undefined;
};

/** @param {{ mutant: number | null, files: string[], log: string }} call */
const run = async ({ mutant, files, log }) => {
  process.env['MUTANT'] = mutant === null ? '' : String(mutant);
  process.env['MUTANT_LOG'] = log;
  order = files.flatMap(specification);
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(order);
  const results = testModules.flatMap((module) => resultOf(module) ?? []);
  return { results, stray: unhandledErrors.length };
};

process.on('message', (call) => {
  void run(/** @type {Parameters<typeof run>[0]} */ (call)).then(
    (answer) => process.send?.(answer),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
