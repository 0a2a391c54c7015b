import { join } from 'node:path';
import { simulateMessages } from '#words/messages/simulate';
import { tournamentMessages as say } from '#words/messages/tournament';
import { err, ok, type Result } from '@/lib/result';
import { encounterOf, matchPartOf, type Contest } from '@/lib/simulation/contest';
import { fixturesOf } from '@/lib/simulation/tournament/tournament';
import { Tally } from '@/lib/simulation/tournament/table';
import { hasPart, open, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { oneOperand, parseArguments, type Arguments } from './arguments';
import { pathOf } from './input';
import { openFolder } from './output';
import { reachQueue, readQueueCall, watchOptions } from './queue/watch-meet';
import { gameOf, numberOf, playerName, readSeries, seriesOptions } from './series-call';
import { refuse, notify, wrongCall, type Command, type ExitCode } from './terminal';
import { openResults, type ResultsFile } from './tournament-file';
import { readFolder, type Entered } from './tournament-folder';
import { contestOf, type Meet } from './tournament-play';
import { playTournament, type TournamentCall } from './tournament-run';

const options = {
  ...seriesOptions,
  matches: { type: 'string', short: 'n' },
  output: { type: 'string', short: 'o' },
  json: { type: 'boolean' },
  ...watchOptions,
} as const;

const mostMatches = 1_000_000;
const rounds = { usual: 20, least: 1, most: mostMatches };

const callOf = (
  call: Arguments & { readonly operand: string },
  system: SystemId,
): Result<TournamentCall, string> => {
  const { rulesVersion, usualScenario } = matchPartOf(system);
  const series = readSeries(call, system, usualScenario(2, undefined));
  if (!series.ok) return series;
  const count = numberOf(call, 'matches', rounds);
  if (!count.ok) return count;
  const { seed, scenario, map, players, threads } = series.value;
  const [player, ...more] = players;
  if (!player || more.length > 0) return err(say.onePlayer);
  const queue = readQueueCall(call);
  if (!queue.ok) return queue;
  const { operand: folder } = call;
  const output = call.value('output') ?? join(folder, 'tournament');
  const terms = { rules: rulesVersion, seed, scenario, map, player: playerName(player) };
  return ok({ folder, output, terms, player, rounds: count.value, threads, queue: queue.value });
};

const openIn = async ({ output, terms }: TournamentCall): Promise<Result<ResultsFile, string>> => {
  const file = join(output, 'matches.jsonl');
  const folder = await openFolder(output);
  if (!folder.ok) return folder;
  return openResults(pathOf(file), file, terms);
};

const codeFor = ({ broken, illegal }: Entered): ExitCode =>
  broken.length > 0 ? 2 : illegal.length > 0 ? 1 : 0;

/** Why these matches are impossible, such as a map without room. */
const issuesOf = (contest: Contest): readonly string[] => {
  const begun = matchPartOf(contest.system).begin(encounterOf(contest, 0));
  return begun.ok ? [] : begun.error.map((issue) => simulateMessages.issue(issue, contest));
};

/** Fault of a call whatever game is played, found before any file is read. */
const wrongForAll = async (call: Arguments & { readonly operand: string }): Promise<string | undefined> => {
  await open(systemIds, 'match');
  const errors = systemIds
    .filter((id) => hasPart(id, 'match'))
    .map((id) => {
      const read = callOf(call, id);
      return read.ok ? undefined : read.error;
    });
  return errors.includes(undefined) ? undefined : errors[0];
};

/** A round robin of the heroes in a folder, which goes on where it was left. */
export const tournament: Command = async (args) => {
  const operand = oneOperand(parseArguments(args, options), say.folderMissing, say.oneFolder);
  if (!operand.ok) return wrongCall('tournament', operand.error);
  const { operand: from } = operand.value;
  const wrong = await wrongForAll(operand.value);
  if (wrong !== undefined) return wrongCall('tournament', wrong);
  const folder = await readFolder(from, operand.value.has('allow-illegal'));
  if (!folder.ok) return refuse(folder.error);
  const { contestants, broken, illegal, twins } = folder.value;
  notify(...broken, ...illegal, ...twins);
  if (contestants.length < 2) {
    notify(say.tooFew(from, contestants.length));
    return broken.length === 0 && illegal.length > 0 ? 1 : 2;
  }
  const system = await gameOf(contestants.map(({ document }) => document));
  if (!system.ok) return refuse(system.error);
  const read = callOf(operand.value, system.value);
  if (!read.ok) return wrongCall('tournament', read.error);
  const call = read.value;
  const { terms, player } = call;
  const keys = contestants.map(({ key }) => key);
  const pairs = (keys.length * (keys.length - 1)) / 2;
  if (pairs * call.rounds > mostMatches)
    return refuse(say.tooManyMatches(keys.length, pairs * call.rounds, mostMatches));
  const tally = new Tally();
  const meet: Meet = {
    system: system.value,
    terms,
    player,
    contestants,
    tally,
    fixtures: fixturesOf(keys, call.rounds),
  };
  const [first] = meet.fixtures;
  const issues = first ? issuesOf(contestOf(meet, first.pair)) : [];
  if (issues.length > 0) return refuse(...issues);
  const there = call.queue && (await reachQueue(call.queue));
  if (there?.ok === false) return refuse(there.error);
  const file = await openIn(call);
  if (!file.ok) return refuse(file.error);
  if ('time' in player) notify(simulateMessages.byTheClock);
  notify(...file.value.damages);
  for (const line of file.value.before) tally.add(line);
  try {
    const code = await playTournament(call, meet, file.value, operand.value);
    return code === 0 ? codeFor(folder.value) : code;
  } finally {
    await file.value.close();
  }
};
