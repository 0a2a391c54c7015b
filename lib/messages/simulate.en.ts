import type { Refusal } from '@/lib/match/request';
import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import type { Encounter, LogLine, SetUpIssue } from '@/lib/systems/match-part';
import type { ReplayProblem } from '@/lib/simulation/replay-file';
import { count, list, plural, timeLeft, terms } from '#words/language/words';
import { files } from '#words/messages/files';
import { roundWords } from '#words/messages/round-words';
import { endingName, fallsOf, onMap, report, teamName } from '#words/messages/series-report';

const whole = new Intl.NumberFormat('en-GB');

const issue = (found: SetUpIssue, encounter: Pick<Encounter, 'system' | 'sheets' | 'scenario'>): string =>
  matchPartOf(encounter.system).issue(found, encounter);

const refusal = (why: Refusal): string => {
  switch (why.refused) {
    case 'match-is-over':
      return 'the match is already over';
    case 'no-such-option':
      return `there ${plural(why.options, 'is', 'are')} only ${count(why.options, 'option')}, counted from 0`;
    case 'option-expected':
      return 'it needs the number of an option';
    case 'place-expected':
      return 'it needs a place';
    case 'out-of-the-region':
      return 'that place can’t be reached';
    case 'sheet-expected':
      return 'it needs a build';
    case 'no-sheet':
      return 'the build isn’t well-formed';
    case 'illegal-sheet':
      return `the build breaks ${list([...new Set(why.issues.map(({ rule }) => rule))])}`;
  }
};

const versions = { version: 'version', engine: 'engine', rules: 'rules' } as const;

const replayProblem = (problem: ReplayProblem): string => {
  const line = `Line ${problem.line}`;
  switch (problem.fault) {
    case 'no-replay':
      return 'This isn’t a replay: its first line isn’t a replay header.';
    case 'too-long':
      return `${line}: a replay has at most ${whole.format(problem.most)} choices.`;
    case 'another-version':
      return `${line}: this replay needs ${versions[problem.of]} “${problem.is}”; this Pipsmith plays “${problem.known}”.`;
    case 'broken-header':
      return `${line}: “${problem.field}” is missing from the header or has the wrong type.`;
    case 'broken-setup':
      return `${line}: “${problem.field}” is missing from the set-up or has the wrong type.`;
    case 'broken-hero':
      return `${line}: hero ${problem.hero + 1} can’t be read. ${files.sentence(problem.problem)}`;
    case 'no-such-match':
      return `${line}: this match can’t be set up. ${problem.issues.map((found) => issue(found, problem.encounter)).join(' ')}`;
    case 'broken-line':
      return `${line}: “${problem.text}” isn’t a choice.`;
    case 'broken-seed':
      return `${line}: “${problem.text}” isn’t a seed. A seed is a whole number from 0 to ${whole.format(2 ** 32 - 1)}.`;
    case 'second-seed':
      return `${line}: there are two seeds in a row. A choice has at most one seed.`;
    case 'lines-after-the-end':
      return `${line}: there is more after the end of the match.`;
    case 'missing-end':
      return `${line}: the end is missing. The file may have been cut off.`;
    case 'impossible-choice':
      return `${line}: this choice isn’t possible: ${refusal(problem.refusal)}.`;
    case 'other-header':
      return `${line}: the header was changed after recording: its seed, heroes, scenario or something else. Only older replays may have no hash in the header.`;
    case 'other-choices':
      return `${line}: a choice or a seed was changed after recording, although the match ends the same.`;
    case 'another-end':
      return `${line}: the match ends differently from the recording (${problem.is} instead of ${problem.written}).`;
  }
};

const indents: Readonly<Record<LogLine['level'], string>> = {
  phase: '\n',
  turn: '  ',
  action: '    ',
  detail: '      ',
};

/** A match as plain text. */
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
    : `Unfinished: the recording ends in ${roundWords(encounter.system).one} ${phases}.`;

/** Sentences of simulations and replays; loaded with them. */
export const simulateMessages = {
  noMatches: (game: string): string => `${terms.product} can’t play matches of ${game}.`,
  filesMissing: 'Name two to eight hero files.',
  heroCount: (heroes: number, least: number, most: number): string =>
    `A match needs ${least} to ${most} heroes; you named ${heroes}.`,
  badNumber: (option: string, text: string, least: number, most: number): string =>
    `${option} is “${text}” but must be a whole number from ${least} to ${whole.format(most)}.`,
  badTeams: (text: string): string =>
    `--teams is “${text}” but must be one team number for each hero, for example 0,0,1,1.`,
  teamsForHeroes: (teams: number, heroes: number): string =>
    `--teams names ${count(teams, 'team')} for ${heroes} heroes. Name one for each hero.`,
  teamLeftOut: (team: number): string =>
    `--teams leaves out team ${team}: teams are numbered from 0 without a gap.`,
  badMap: (id: string, known: readonly string[]): string =>
    `There is no map “${id}”. Choose ${list(known, 'or')}.`,
  badPlayer: (kind: string, known: readonly string[]): string =>
    `There is no player “${kind}”. Choose ${list(known, 'or')}.`,
  playersForTeams: (players: number, teams: number): string =>
    `--player names ${players} players for ${teams} teams. Name one, or one for each team.`,
  needsSearch: (option: string): string => `--${option} needs --player search.`,
  matchNeedsReplay: '--match needs --save-replay.',
  nodesOrTime: 'Give either --nodes or --think, not both.',
  byTheClock: 'With --think the same seed doesn’t repeat the same matches. Use --nodes to repeat them.',
  noReplayByTheClock:
    '--save-replay plays the match again, and with --think it would go differently. Use --nodes instead.',
  illegalHeroes: 'Nothing was played. To play illegal heroes, add --allow-illegal.',
  progress: (done: number, all: number, secondsLeft: number | undefined): string =>
    `${whole.format(done)} of ${whole.format(all)} matches${timeLeft(secondsLeft)}`,
  brokeOff: (match: number, detail: string): string =>
    `Match ${match} failed because of a fault in Pipsmith (${detail}). The result counts the matches before it.`,
  threadLost: (detail: string): string => `A thread stopped (${detail}). Another one plays its match again.`,
  threadsLost: (detail: string): string =>
    `The threads kept stopping (${detail}). The result counts the matches before that. Try --threads 0, which plays without them.`,
  stopped: 'Stopped. The result counts the matches played so far.',
  replaySaved: (match: number, file: string): string => `The replay of match ${match} is in ${file}.`,
  replayMissing: 'Give a replay file or a match link, or - for standard input.',
  brokenLink: 'This match link is incomplete or damaged. Copy it again.',
  oneReplay: 'Name one replay only.',
  noHeaderHash:
    'This is an older replay without a hash in its header. It plays, but its seed, heroes and scenario can’t be verified.',
  replayTooLarge: (megabytes: number): string =>
    `This isn’t a replay: it is larger than ${megabytes}\u00a0MB.`,
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
      `${onMap(encounter)}: ${list(namesIn(encounter))}`,
      ending(encounter, end),
      end.decisions === 1
        ? 'The only decision matches the recording.'
        : `All ${count(end.decisions, 'decision')} match the recording.`,
      `Hash ${end.hash}`,
    ].join('\n'),
};
