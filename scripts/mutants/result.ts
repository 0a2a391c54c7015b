import { readFileSync, writeFileSync } from 'node:fs';
import type { Mutant } from './choose';
import type { Catch, Verdict } from './search';

/** A mutant as a result keeps it. */
export type Kept = Omit<Mutant, 'start' | 'end'> & {
  readonly caughtBy: Catch | null;
  readonly tried: number;
  /** why no test can tell it from the original, where somebody has read it */
  readonly equivalent?: string;
};

export interface Result {
  readonly seed: number;
  readonly mutants: readonly Kept[];
}

const withoutPlace = (mutant: Mutant): Omit<Mutant, 'start' | 'end'> =>
  Object.fromEntries(
    Object.entries(mutant).filter(([key]) => key !== 'start' && key !== 'end'),
  ) as unknown as Omit<Mutant, 'start' | 'end'>;

export const keptOf = (mutant: Mutant, verdict: Verdict): Kept => ({ ...withoutPlace(mutant), ...verdict });

export const readResult = (file: string): Result => JSON.parse(readFileSync(file, 'utf8')) as Result;

export const writeResult = (file: string, result: Result): void =>
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 50 ? `${line.slice(0, 49)}…` : line;
};

const row = ({ id, file, line, before, after, caughtBy, tried, equivalent }: Kept): string => {
  const by = caughtBy
    ? `${caughtBy.file}: ${caughtBy.test || '(cannot be loaded)'}`
    : equivalent === undefined
      ? `nothing (${tried} test files)`
      : `nothing can: ${equivalent}`;
  return `${String(id).padStart(4)}  ${file}:${line}\n      ${oneLine(before)}  ->  ${oneLine(after) || '(left out)'}\n      ${by}`;
};

const counts = (mutants: readonly Kept[]): string => {
  const caught = mutants.filter(({ caughtBy }) => caughtBy !== null).length;
  const equal = mutants.filter((mutant) => !mutant.caughtBy && mutant.equivalent !== undefined).length;
  return `${caught} of ${mutants.length} caught${equal > 0 ? `, ${equal} the same as the original` : ''}`;
};

/** The result as text: each mutant, then the areas. */
export const table = (mutants: readonly Kept[]): string =>
  [
    ...mutants.map(row),
    '',
    ...[...new Set(mutants.map(({ area }) => area))].map(
      (area) => `${area.padEnd(8)} ${counts(mutants.filter((mutant) => mutant.area === area))}`,
    ),
    `${'all'.padEnd(8)} ${counts(mutants)}`,
  ].join('\n');
