import { simulateMessages as say } from '#words/messages/simulate';
import { commandLineMessages } from '@/lib/messages/command-line';
import { err, ok, type Result } from '@/lib/result';
import { matchPartOf } from '@/lib/simulation/contest';
import {
  playerKinds,
  settingOf,
  usualNodes,
  type PlayerKind,
  type PlayerSetting,
} from '@/lib/simulation/player-setting';
import { verdictOn } from '@/lib/systems/document';
import { documentsOf } from '@/lib/systems/file';
import { gameName, hasPart, open } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { Arguments, Options } from './arguments';
import { readSheetFile } from './input';
import { notifyIllegal, notify } from './terminal';

/** Options that say how matches are played. */
export const playingOptions = {
  seed: { type: 'string' },
  scenario: { type: 'string' },
  map: { type: 'string' },
  player: { type: 'string' },
  nodes: { type: 'string' },
  think: { type: 'string' },
  threads: { type: 'string' },
} as const satisfies Options;

/** Those of series between sheets that a person brings. */
export const seriesOptions = {
  ...playingOptions,
  'allow-illegal': { type: 'boolean' },
} as const satisfies Options;

const mostSeed = 2 ** 32 - 1;
const mostNodes = 1_000_000;
/** A minute for a decision. */
const mostTime = 60_000;
const mostThreads = 256;

/** Options that a person knows by their short names. */
const asGiven: Readonly<Record<string, string>> = { matches: '-n' };

/** A whole number that an option gives, or the usual one. */
export const numberOf = (
  call: Arguments,
  option: string,
  { usual, least, most }: { readonly usual: number; readonly least: number; readonly most: number },
): Result<number, string> => {
  const text = call.value(option);
  if (text === undefined) return ok(usual);
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most
    ? ok(number)
    : err(say.badNumber(asGiven[option] ?? `--${option}`, text, least, most));
};

/** A player in the words of `--player`, with his budget: "search 1000". */
export const playerName = (player: PlayerSetting): string => {
  if ('nodes' in player) return `${player.plays} ${player.nodes}`;
  return 'time' in player ? `${player.plays} ${player.time} ms` : player.plays;
};

/** One of the words that an option takes, or the usual one. */
const wordOf = (
  given: string | undefined,
  usual: string,
  known: readonly string[],
  unknown: (word: string, known: readonly string[]) => string,
): Result<string, string> => {
  const word = given ?? usual;
  return known.includes(word) ? ok(word) : err(unknown(word, known));
};

const isPlayer = (word: string): word is PlayerKind => playerKinds.some((kind) => kind === word);

/** Settings that every series has, for any player. */
export interface SeriesCall {
  readonly seed: number;
  readonly scenario: string;
  readonly map: string;
  /** One, or one for each team. */
  readonly players: readonly PlayerSetting[];
  readonly threads: number | undefined;
  readonly isLenient: boolean;
}

/** The searching player with the given budget; only a number of nodes makes it repeatable. */
const searchOf = (call: Arguments): Result<PlayerSetting, string> => {
  const nodes = numberOf(call, 'nodes', { usual: usualNodes, least: 1, most: mostNodes });
  if (!nodes.ok) return nodes;
  if (!call.has('think')) return ok({ plays: 'search', nodes: nodes.value });
  if (call.has('nodes')) return err(say.nodesOrTime);
  const time = numberOf(call, 'think', { usual: mostTime, least: 1, most: mostTime });
  return time.ok ? ok({ plays: 'search', time: time.value }) : time;
};

const playersOf = (call: Arguments, usualPlayer: PlayerKind): Result<readonly PlayerSetting[], string> => {
  const search = searchOf(call);
  if (!search.ok) return search;
  const settings: PlayerSetting[] = [];
  for (const word of (call.value('player') ?? usualPlayer).split(',')) {
    if (!isPlayer(word)) return err(say.badPlayer(word, playerKinds));
    settings.push(word === 'search' ? search.value : settingOf(word));
  }
  const budget = (['nodes', 'think'] as const).find((option) => call.has(option));
  if (budget && !settings.some(({ plays }) => plays === 'search')) return err(say.needsSearch(budget));
  return ok(settings);
};

/**
 * Reads the options of a series; an error is a sentence.
 * @param system the game, with its matches open
 * @param usualScenario where none is named
 */
export const readSeries = (
  call: Arguments,
  system: SystemId,
  usualScenario: string,
  usualPlayer: PlayerKind = 'random',
): Result<SeriesCall, string> => {
  const { scenarios, maps } = matchPartOf(system);
  const scenarioIds = scenarios.map(({ id }) => id);
  const seed = numberOf(call, 'seed', { usual: 1, least: 0, most: mostSeed });
  if (!seed.ok) return seed;
  const scenario = wordOf(
    call.value('scenario'),
    usualScenario,
    scenarioIds,
    commandLineMessages.badScenario,
  );
  if (!scenario.ok) return scenario;
  const map = wordOf(call.value('map'), maps[0] ?? '', maps, say.badMap);
  if (!map.ok) return map;
  const players = playersOf(call, usualPlayer);
  if (!players.ok) return players;
  const threads = numberOf(call, 'threads', { usual: 0, least: 0, most: mostThreads });
  if (!threads.ok) return threads;
  return ok({
    seed: seed.value,
    scenario: scenario.value,
    map: map.value,
    players: players.value,
    threads: call.has('threads') ? threads.value : undefined,
    isLenient: call.has('allow-illegal'),
  });
};

/** The sheets of all files in their order; standard input can be read once. */
export const readSheets = async (
  files: readonly string[],
): Promise<Result<readonly SheetDocument[], string>> => {
  if (files.filter((file) => file === '-').length > 1) return err(commandLineMessages.oneStandardInput);
  const documents: SheetDocument[] = [];
  for (const file of files) {
    const read = await readSheetFile(file);
    if (!read.ok) return read;
    documents.push(...documentsOf(read.value));
  }
  return ok(documents);
};

/** The one game of these sheets, with its matches open; an error is a sentence. */
export const gameOf = async (documents: readonly SheetDocument[]): Promise<Result<SystemId, string>> => {
  const [first, ...others] = new Set(documents.map(({ system }) => system));
  if (first === undefined) return err(commandLineMessages.emptyParty);
  if (others.length > 0) return err(commandLineMessages.twoGames);
  if (!hasPart(first, 'match')) return err(say.noMatches(gameName(first)));
  await open([first], 'match');
  return ok(first);
};

/** Reports every sheet that the rules refuse; true if there are none. */
export const areLegal = (documents: readonly SheetDocument[]): boolean => {
  const illegal = [...new Set(documents)].filter((document) => !verdictOn(document).isLegal);
  illegal.forEach(notifyIllegal);
  if (illegal.length > 0) notify(say.illegalHeroes);
  return illegal.length === 0;
};
