import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooseMutants, findAgain, type Mutant } from './mutants/choose';
import { makeCopy } from './mutants/copy';
import { keptOf, readResult, table, writeResult, type Kept } from './mutants/result';
import { Search, type Verdict } from './mutants/search';
import { endChildrenWithMe } from './set-up/children.mjs';

/**
 * `npm run mutants`: changes the sources in 120 places, one at a time, and tells which test notices each.
 * `--seed N` draws other places, `--number N` more or fewer; `--out FILE` keeps the result.
 * `--against FILE` tries the mutants of an earlier result again, and fails if one of them is no longer caught.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2011' },
    number: { type: 'string', default: '120' },
    jobs: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '120' },
    out: { type: 'string' },
    against: { type: 'string' },
  },
});
const seed = Number(values.seed);
const began = performance.now();
const tell = (line: string): void =>
  console.error(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${line}`);

let unfinished: string | undefined;
const clean = (): Promise<void> => {
  if (unfinished !== undefined) rmSync(unfinished, { recursive: true, force: true });
  return Promise.resolve();
};

const judge = async (
  mutants: readonly Mutant[],
  first?: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<number, Verdict>> => {
  const copy = makeCopy(mutants);
  unfinished = copy.folder;
  const search = new Search(copy, Number(values.jobs), Number(values.seconds), tell);
  try {
    return await search.judge(mutants, first);
  } finally {
    await search.stop();
    await clean();
  }
};

const keep = (mutants: readonly Mutant[], verdicts: ReadonlyMap<number, Verdict>): Kept[] =>
  mutants.map((mutant) => keptOf(mutant, verdicts.get(mutant.id) ?? { caughtBy: null, tried: 0 }));

const tryNew = async (): Promise<void> => {
  const mutants = chooseMutants(seed, Number(values.number));
  tell(`seed ${seed}: ${mutants.length} mutants`);
  const kept = keep(mutants, await judge(mutants));
  console.log(table(kept));
  if (values.out !== undefined) writeResult(values.out, { seed, mutants: kept });
};

const tryAgain = async (file: string): Promise<void> => {
  const earlier = readResult(file);
  const found = earlier.mutants.map((mutant) => {
    const site = findAgain(mutant);
    return { mutant, now: site && { ...mutant, ...site } };
  });
  const mutants = found.flatMap(({ now }) => now ?? []);
  const first = new Map(
    earlier.mutants.flatMap(({ id, caughtBy }) => (caughtBy ? [[id, caughtBy.file] as const] : [])),
  );
  const verdicts = await judge(mutants, first);
  const kept = keep(mutants, verdicts);
  console.log(table(kept));
  const lost = earlier.mutants.filter(
    ({ id, caughtBy }) => caughtBy && verdicts.has(id) && !verdicts.get(id)?.caughtBy,
  );
  const gone = found.filter(({ now }) => !now).map(({ mutant }) => mutant);
  console.log(`\nNo longer caught: ${lost.length}\n${lost.length > 0 ? table(lost) : ''}`);
  console.log(
    `\nNo longer in the sources: ${gone.length}\n${gone.map(({ file, source }) => `${file}: ${source}`).join('\n')}`,
  );
  if (values.out !== undefined) writeResult(values.out, { seed: earlier.seed, mutants: kept });
  if (lost.length > 0) process.exitCode = 1;
};

endChildrenWithMe(clean);
await (values.against === undefined ? tryNew() : tryAgain(values.against));
