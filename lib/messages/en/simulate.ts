import type { Refusal } from '@/lib/match/request';
import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import type { Encounter, LogLine, SetUpIssue } from '@/lib/systems/match-part';
import type { ReplayProblem } from '@/lib/simulation/replay-file';
import { count, list, timeLeft, terms } from '@/lib/language/en';
import { files } from './files';
import { roundWords } from './round-words';
import { endingName, fallsOf, report, scenarioName, teamName } from './series-report';

const whole = new Intl.NumberFormat('en-GB');

const issue = (found: SetUpIssue, encounter: Pick<Encounter, 'system' | 'sheets' | 'scenario'>): string =>
  matchPartOf(encounter.system).issue(found, encounter);

const refusal = (why: Refusal): string => {
  switch (why.refused) {
    case 'match-is-over':
      return 'the match is over by then';
    case 'no-such-option':
      return `there are only ${count(why.options, 'option')} by then, counted from 0`;
    case 'option-expected':
      return 'the number of an option is asked for there';
    case 'place-expected':
      return 'a place is asked for there';
    case 'out-of-the-region':
      return 'nobody can get to that place then';
    case 'sheet-expected':
      return 'a sheet is to be built there';
    case 'no-sheet':
      return 'what was built there is no sheet';
    case 'illegal-sheet':
      return `the sheet that was built there breaks ${list([...new Set(why.issues.map(({ rule }) => rule))])}`;
  }
};

const versions = { version: 'version', engine: 'engine', rules: 'rules' } as const;

const replayProblem = (problem: ReplayProblem): string => {
  const line = `Line ${problem.line}`;
  switch (problem.fault) {
    case 'no-replay':
      return 'This is no replay: its first line is no header of one.';
    case 'too-long':
      return `${line}: a replay has no more than ${whole.format(problem.most)} choices.`;
    case 'another-version':
      return `${line}: this replay is of ${versions[problem.of]} “${problem.is}”; this Pipsmith plays “${problem.known}”.`;
    case 'broken-header':
      return `${line}: the header lacks “${problem.field}”, or it is of a wrong kind.`;
    case 'broken-setup':
      return `${line}: the set-up of the match lacks “${problem.field}”, or it is of a wrong kind.`;
    case 'broken-hero':
      return `${line}: hero ${problem.hero + 1} cannot be read. ${files.sentence(problem.problem)}`;
    case 'no-such-match':
      return `${line}: this match cannot be set up. ${problem.issues.map((found) => issue(found, problem.encounter)).join(' ')}`;
    case 'broken-line':
      return `${line}: “${problem.text}” is no choice.`;
    case 'lines-after-the-end':
      return `${line}: something follows the end of the match.`;
    case 'missing-end':
      return `${line}: the end is missing; the file may have been cut off.`;
    case 'impossible-choice':
      return `${line}: this choice does not fit, ${refusal(problem.refusal)}.`;
    case 'other-header':
      return `${line}: this is not the header that was written; its seed, its sheets, its scenario or something else was changed. Only a replay of before headers had a hash is read without one.`;
    case 'other-choices':
      return `${line}: these are not the choices that were written, though the match comes to the same end; one of them was changed.`;
    case 'another-end':
      return `${line}: the match ends otherwise than written there (${problem.is} instead of ${problem.written}).`;
  }
};

const indents: Readonly<Record<LogLine['level'], string>> = {
  phase: '\n',
  turn: '  ',
  action: '    ',
  detail: '      ',
};

/** A match as it is read without pictures or bold. */
const logText = (lines: readonly LogLine[]): string =>
  lines
    .map(({ level, line }) => indents[level] + line.map(({ text }) => text).join(''))
    .join('\n')
    .trimStart();

interface End {
  readonly winner: number | null;
  readonly because: string;
  readonly isOver: boolean;
  readonly phases: number;
}

/** How a match ended. */
const ending = (encounter: Encounter, { winner, because, isOver, phases }: End): string =>
  isOver
    ? `${winner === null ? 'A draw' : `${teamName(encounter, winner)} won`} in ${roundWords(encounter.system).one} ${phases}: ${endingName(encounter.system, because)}.`
    : `Not finished: the choices end in ${roundWords(encounter.system).one} ${phases}.`;

/** What is said of series of matches and of replays; only what plays them loads it. */
export const simulateMessages = {
  noMatches: (game: string): string => `${terms.product} cannot play matches of ${game}.`,
  filesMissing: 'Name the files of two to eight heroes.',
  heroCount: (heroes: number, least: number, most: number): string =>
    `A match has ${least} to ${most} heroes, and ${heroes === 1 ? 'only one came' : `${heroes} came`}.`,
  badNumber: (option: string, text: string, least: number, most: number): string =>
    `${option} is “${text}”, and must be a whole number from ${least} to ${whole.format(most)}.`,
  badTeams: (text: string): string =>
    `--teams is “${text}”, and must be the numbers of teams, one for each hero, such as 0,0,1,1.`,
  teamsForHeroes: (teams: number, heroes: number): string =>
    `--teams names ${count(teams, 'team')}, and there are ${heroes} heroes: name one for each.`,
  teamLeftOut: (team: number): string =>
    `--teams leaves out team ${team}: teams are numbered from 0 without a gap.`,
  badMap: (id: string, known: readonly string[]): string =>
    `There is no map “${id}”. Known are ${list(known)}.`,
  badPlayer: (kind: string, known: readonly string[]): string =>
    `There is no player “${kind}”. Known are ${list(known)}.`,
  playersForTeams: (players: number, teams: number): string =>
    `--player names ${players} players, and there are ${teams} teams: name one, or one for each team.`,
  needsSearch: (option: string): string =>
    `--${option} is about the searching player; give --player search too.`,
  matchNeedsReplay: '--match says which match --save-replay saves; give that too.',
  nodesOrTime: '--nodes and --think both say how long the searching player thinks: give one of them.',
  byTheClock:
    'The searching player thinks by the clock: the same seed does not give the same matches again. With --nodes it would.',
  noReplayByTheClock:
    '--save-replay plays a match a second time, and a player who thinks by the clock plays it another way: give --nodes instead of --think.',
  illegalHeroes: 'Nothing was played. --allow-illegal lets such heroes play.',
  progress: (done: number, all: number, secondsLeft: number | undefined): string =>
    `${whole.format(done)} of ${whole.format(all)} matches${timeLeft(secondsLeft)}`,
  brokeOff: (match: number, detail: string): string =>
    `Match ${match} broke off by a fault of Pipsmith (${detail}). What is counted are the matches before it.`,
  threadLost: (detail: string): string =>
    `A thread that played was ended (${detail}). Another one plays its match again.`,
  threadsLost: (detail: string): string =>
    `The threads that play were ended again and again (${detail}). What is counted are the matches played before; --threads 0 plays without them.`,
  stopped: 'Stopped. What is counted are the matches played so far.',
  replaySaved: (match: number, file: string): string => `The replay of match ${match} is in ${file}.`,
  replayMissing: 'Name the file of a replay, or - for standard input.',
  oneReplay: 'Name one replay only.',
  noHeaderHash:
    'This replay is of before headers had a hash: it is played all the same, and nothing vouches for its seed, sheets and scenario.',
  replayTooLarge: (megabytes: number): string => `This is no replay: it is larger than ${megabytes} MB.`,
  issue,
  replayProblem,
  logText,
  ending,
  falls: fallsOf,
  roundWords,
  report,
  replayed: (
    encounter: Encounter,
    end: End & { readonly decisions: number; readonly hash: string },
  ): string =>
    [
      `${scenarioName(encounter)} on ${encounter.map}: ${list(namesIn(encounter))}`,
      ending(encounter, end),
      `${count(end.decisions, 'decision')}, each as it was made.`,
      `Hash ${end.hash}`,
    ].join('\n'),
};
