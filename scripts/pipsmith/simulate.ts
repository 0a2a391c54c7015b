import { simulateMessages as say } from '#words/messages/simulate';
import { err, ok, type Result } from '@/lib/result';
import { encounterOf, entrantsOf, matchPartOf, teamCount, type Contest } from '@/lib/simulation/contest';
import type { SeriesProblem } from '@/lib/simulation/play-series';
import { replayOf } from '@/lib/simulation/replay-file';
import { reportOf, type SeriesReport } from '@/lib/simulation/report';
import { playNth, type Played } from '@/lib/simulation/series';
import { nameOf } from '@/lib/systems/document';
import type { Encounter } from '@/lib/systems/match-part';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { parseArguments, type Arguments } from './arguments';
import { openOutput, writeOutput } from './output';
import { playAll } from './play-all';
import { progress } from './progress';
import { areLegal, gameOf, numberOf, readSeries, readSheets, seriesOptions } from './series-call';
import {
  refuse,
  resultJson,
  show,
  notify,
  wrongCall,
  type Command,
  type ExitCode,
  visibleIn,
} from './terminal';

const options = {
  ...seriesOptions,
  matches: { type: 'string', short: 'n' },
  teams: { type: 'string' },
  'save-replay': { type: 'string' },
  match: { type: 'string' },
  json: { type: 'boolean' },
  timing: { type: 'boolean' },
} as const;

const matches = { usual: 100, least: 1, most: 1_000_000 };

const teamsIn = (call: Arguments, heroes: number): Result<readonly number[] | undefined, string> => {
  const text = call.value('teams');
  if (text === undefined) return ok(undefined);
  const teams = text.split(',').map((team) => (/^[0-7]$/.test(team) ? Number(team) : NaN));
  if (teams.some(Number.isNaN)) return err(say.badTeams(text));
  return teams.length === heroes ? ok(teams) : err(say.teamsForHeroes(teams.length, heroes));
};

/** The first team number that no hero has, between those in use. */
const emptyTeam = (encounter: Encounter): number | undefined =>
  Array.from({ length: teamCount(encounter) }, (_, team) => team).find(
    (team) => !encounter.teams.includes(team),
  );

interface Call extends Contest {
  readonly threads: number | undefined;
}

const contestIn = (
  call: Arguments,
  system: SystemId,
  documents: readonly SheetDocument[],
): Result<Call, string> => {
  const { sides: size, usualScenario } = matchPartOf(system);
  const sheets = documents.map(({ sheet }) => sheet);
  if (sheets.length < size.least || sheets.length > size.most)
    return err(size.refusal?.(sheets) ?? say.heroCount(sheets.length, size.least, size.most));
  const teams = teamsIn(call, sheets.length);
  if (!teams.ok) return teams;
  const series = readSeries(call, system, usualScenario(sheets.length, teams.value));
  if (!series.ok) return series;
  const contest = { ...series.value, system, sheets, teams: teams.value };
  const encounter = encounterOf(contest, 0);
  const { players } = series.value;
  const sides = teamCount(encounter);
  if (players.length > 1 && players.length !== sides) return err(say.playersForTeams(players.length, sides));
  const seated = encounter.teams.flatMap((team) => players[players.length > 1 ? team : 0] ?? []);
  return ok({ ...contest, players: seated });
};

/** The keys of docs/command-line.md first, then what else is known. */
const inJson = (contest: Contest, report: SeriesReport, seconds: number | undefined) => ({
  matches: report.matches,
  wins: report.teams.map(({ wins }) => wins),
  draws: report.draws,
  decisions: report.decisions,
  hash: report.hash,
  seed: contest.seed,
  scenario: contest.scenario,
  map: contest.map,
  intervals: report.teams.map(({ interval }) => [interval.low, interval.high]),
  phases: report.phases,
  endings: report.endings,
  heroes: entrantsOf(contest).map((document, at) => ({ name: nameOf(document), ...report.heroes[at] })),
  // Last and only on request: without it, one seed gives the same bytes every time.
  ...(seconds !== undefined && { seconds }),
});

/** Matches played before the series ended early: from the first on without a gap. */
const unbroken = (played: readonly (Played | undefined)[]): readonly Played[] => {
  const gap = played.findIndex((match) => match === undefined);
  return (gap < 0 ? played : played.slice(0, gap)).flatMap((match) => match ?? []);
};

const problemOf = (problem: SeriesProblem): string => {
  switch (problem.problem) {
    case 'broke-off':
      return say.brokeOff(problem.order.nth + 1, problem.detail);
    case 'workers-lost':
      return say.threadsLost(problem.detail);
    case 'stopped':
      return say.stopped;
  }
};

const saveReplay = async (contest: Contest, nth: number, file: string, target: string): Promise<ExitCode> => {
  const recorded = playNth(contest, nth, () => performance.now());
  if (!recorded.ok) return refuse(...recorded.error.map((issue) => say.issue(issue, contest)));
  const written = await writeOutput(file, target, new TextEncoder().encode(replayOf(recorded.value)));
  if (!written.ok) return refuse(written.error);
  notify(say.replaySaved(nth + 1, file));
  return 0;
};

/** Plays matches between heroes and counts what happens; see docs/command-line.md. */
export const simulate: Command = async (args) => {
  const call = parseArguments(args, options);
  if (!call.ok) return wrongCall('simulate', call.error);
  const files = call.value.operands;
  if (files.length === 0) return wrongCall('simulate', say.filesMissing);
  const count = numberOf(call.value, 'matches', matches);
  if (!count.ok) return wrongCall('simulate', count.error);
  const nth = numberOf(call.value, 'match', { usual: 1, least: 1, most: count.value });
  if (!nth.ok) return wrongCall('simulate', nth.error);
  if (call.value.has('match') && !call.value.has('save-replay'))
    return wrongCall('simulate', say.matchNeedsReplay);
  const documents = await readSheets(files);
  if (!documents.ok) return refuse(documents.error);
  const game = await gameOf(documents.value);
  if (!game.ok) return refuse(game.error);
  const read = contestIn(call.value, game.value, documents.value);
  if (!read.ok) return wrongCall('simulate', read.error);
  const { threads, ...contest } = read.value;
  if (!contest.isLenient && !areLegal(documents.value)) return 1;
  const encounter = encounterOf(contest, 0);
  const begun = matchPartOf(game.value).begin(encounter);
  if (!begun.ok) return refuse(...begun.error.map((issue) => say.issue(issue, contest)));
  const gap = emptyTeam(encounter);
  if (gap !== undefined) return wrongCall('simulate', say.teamLeftOut(gap));
  const file = call.value.value('save-replay');
  if (file !== undefined && call.value.has('think')) return wrongCall('simulate', say.noReplayByTheClock);
  const target = file === undefined ? undefined : await openOutput(file, files);
  if (target?.ok === false) return refuse(target.error);

  if (call.value.has('think')) notify(say.byTheClock);

  const played: (Played | undefined)[] = new Array<undefined>(count.value).fill(undefined);
  const start = performance.now();
  const bar = progress(count.value, say.progress);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const end = await playAll(
    played.map((_, each) => ({ contest, nth: each })),
    {
      threads,
      signal: stop.signal,
      lost: (detail) => notify(say.threadLost(detail)),
      played: (order, match) => {
        played[order.nth] = match;
        bar.step();
      },
    },
  );
  process.off('SIGINT', interrupt);
  bar.end();
  const seconds = Math.round(performance.now() - start) / 1000;
  const kept = unbroken(played);
  const report = reportOf(kept, teamCount(encounter), contest.sheets.length);
  if (call.value.has('json'))
    resultJson(inJson(contest, report, call.value.has('timing') ? seconds : undefined));
  else show(say.report(visibleIn(encounter), report, { seconds, seed: contest.seed }));
  if (!end.ok) return refuse(problemOf(end.error));
  return file !== undefined && target?.ok === true
    ? saveReplay(contest, nth.value - 1, file, target.value)
    : 0;
};
