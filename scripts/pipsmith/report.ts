import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { analysisMessages as say } from '#words/messages/analysis';
import { tournamentMessages } from '#words/messages/tournament';
import { err, ok, type Result } from '@/lib/result';
import { analysisOf, readLines, type Results } from '@/lib/simulation/analysis/analysis';
import type { Carrier } from '@/lib/simulation/analysis/worth';
import { systemOfRules } from '@/lib/simulation/contest';
import { readTerms } from '@/lib/simulation/tournament/result-lines';
import { open, partOf } from '@/lib/systems/open';
import { oneOperand, parseArguments } from './arguments';
import { pathOf } from './input';
import { originFor } from './origin';
import { codeOf, openFolder } from './output';
import { textsOf } from './report-write';
import { standingsCsv } from './standings-csv';
import { notify, refuse, wrongCall, type Command } from './terminal';
import { readFolder, type Contestant } from './tournament-folder';
import { writeTexts } from './write-texts';

const options = {
  heroes: { type: 'string' },
  output: { type: 'string', short: 'o' },
  origin: { type: 'string' },
} as const;

const fileName = 'matches.jsonl';

/** The result files in a folder, or in its direct subfolders; undefined if there is no such folder. */
const filesIn = async (folder: string): Promise<readonly string[] | undefined> => {
  const within = await readdir(pathOf(folder), { withFileTypes: true }).catch((error: unknown) =>
    codeOf(error) === 'ENOENT' ? undefined : [],
  );
  if (!within) return undefined;
  if (within.some(({ name }) => name === fileName)) return [join(folder, fileName)];
  const folders = within.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  const found = await Promise.all(
    folders.sort().map(async (one) => {
      const names: readonly string[] = await readdir(pathOf(one)).catch(() => []);
      return names.includes(fileName) ? [join(one, fileName)] : [];
    }),
  );
  return found.flat();
};

/** Results in the files; files that hold none are reported and left out. */
const readResults = async (files: readonly string[]): Promise<readonly Results[]> => {
  const results: Results[] = [];
  for (const file of files) {
    const [first = '', ...rest] = (await readFile(pathOf(file), 'utf8')).split('\n');
    const terms = readTerms(first);
    if (!terms) {
      notify(say.badTerms(file));
      continue;
    }
    const { lines, damaged } = readLines(rest);
    if (damaged > 0) notify(say.damaged(file, damaged));
    results.push({ terms, lines });
  }
  return results;
};

/** The heroes of the first folder with at least two of the players. */
const contestantsIn = async (
  folders: readonly string[],
  keys: ReadonlySet<string>,
): Promise<readonly Contestant[]> => {
  let most: readonly Contestant[] = [];
  for (const folder of folders) {
    const read = await readFolder(folder, true);
    const known = read.ok ? read.value.contestants.filter(({ key }) => keys.has(key)) : [];
    if (known.length > most.length) most = known;
  }
  return most;
};

/** Contestants with everything they carry, if their game lists it. */
const carriersOf = async (
  system: string,
  contestants: readonly Contestant[],
): Promise<readonly Carrier[]> => {
  await open([system], 'match', 'balance');
  const part = partOf(system, 'balance');
  return contestants.map(({ key, document }) => ({ key, carried: part?.carried(document.sheet) ?? [] }));
};

const systemOf = (results: readonly Results[]): Result<string, string> => {
  const [system, ...others] = new Set(results.map(({ terms }) => systemOfRules(terms.rules)));
  return system === undefined || others.length > 0 ? err(say.twoGames) : ok(system);
};

/** The report on a tournament that was played to its end, beside its results. */
export const reportOnTournament = async (
  system: string,
  contestants: readonly Contestant[],
  folder: string,
): Promise<Result<readonly string[], string>> => {
  const origin = originFor(undefined);
  const results = await readResults((await filesIn(folder)) ?? []);
  const analysis = analysisOf(system, await carriersOf(system, contestants), results);
  return writeTexts(folder, await textsOf(analysis, contestants, origin.ok ? origin.value : undefined));
};

/** A report on the results of tournaments, of one scenario or of several: a page, and tables. */
export const report: Command = async (args) => {
  const operand = oneOperand(parseArguments(args, options), say.folderMissing, say.oneFolder);
  if (!operand.ok) return wrongCall('report', operand.error);
  const { operand: folder, value } = operand.value;
  const origin = originFor(value('origin'));
  if (!origin.ok) return wrongCall('report', origin.error);
  const files = await filesIn(folder);
  if (!files) return refuse(tournamentMessages.noSuchFolder(folder));
  const results = await readResults(files);
  if (results.length === 0) return refuse(say.noResults(folder));
  const system = systemOf(results);
  if (!system.ok) return refuse(system.error);
  const keys = new Set(results.flatMap(({ lines }) => lines.flatMap(({ id }) => id.split(' ', 2))));
  const given = value('heroes');
  const folders = given === undefined ? [folder, dirname(folder), dirname(dirname(folder))] : [given];
  const contestants = await contestantsIn(folders, keys);
  if (contestants.length < 2) return refuse(say.noHeroes(folder, contestants.length));
  if (contestants.length < keys.size) notify(say.unknown(keys.size - contestants.length));
  const output = value('output') ?? folder;
  const there = await openFolder(output);
  if (!there.ok) return refuse(there.error);
  const analysis = analysisOf(system.value, await carriersOf(system.value, contestants), results);
  const written = await writeTexts(output, {
    ...(await textsOf(analysis, contestants, origin.value)),
    ...standingsCsv(analysis.standings, analysis.between, contestants),
  });
  if (!written.ok) return refuse(written.error);
  notify(tournamentMessages.written(written.value));
  return 0;
};
