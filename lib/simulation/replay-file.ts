import * as z from 'zod/mini';
import type { Fork } from '../match/course';
import { parsedLine } from '../match/plain-data';
import {
  playReplay,
  readReplay,
  readReplaySetUp,
  writeReplay,
  type ReplayFault,
  type WrittenReplay,
} from '../match/replay';
import { err, ok, type Result } from '../result';
import { writeSheet } from '../systems/document';
import { readSheet } from '../systems/file';
import type { FileProblem } from '../systems/file-problem';
import type { Encounter, MatchStep, SetUpIssue, LogLine, Situation } from '../systems/match-part';
import type { Sheet, SystemId } from '../systems/sheet';
import type { Json } from '../file-fields';
import { entrantsOf, matchPartOf, systemOfRules } from './contest';
import type { Recorded } from './series';

/** Why a replay cannot be played: a line of it, its set-up, or a hero in it. */
export type ReplayProblem =
  | ReplayFault
  | { readonly fault: 'broken-setup'; readonly line: 1; readonly field: string }
  | { readonly fault: 'broken-hero'; readonly line: 1; readonly hero: number; readonly problem: FileProblem }
  | {
      readonly fault: 'no-such-match';
      readonly line: 1;
      readonly encounter: Encounter;
      readonly issues: readonly SetUpIssue[];
    };

/** A replay that has been read, with the match that it is of. */
export interface ReadReplay {
  readonly encounter: Encounter;
  readonly replay: WrittenReplay;
}

const mostSheets = 100;
const zSetup = z.looseObject({
  scenario: z.string(),
  map: z.string(),
  teams: z.array(z.int().check(z.minimum(0), z.maximum(mostSheets - 1))).check(z.maxLength(mostSheets)),
  isLenient: z.boolean(),
  heroes: z.array(z.unknown()).check(z.maxLength(mostSheets)),
});

/** The replay of a match as text; it holds the sheets whole. */
export const replayOf = ({
  encounter,
  choices,
  forks = [],
  hash,
}: Omit<Recorded, 'played'> & { readonly forks?: readonly Fork[] }): string => {
  const { system, scenario, map, teams, more, isLenient, seed } = encounter;
  const heroes = entrantsOf(encounter).map(writeSheet);
  const setup = { scenario, map, teams, ...more, isLenient, heroes };
  return writeReplay({ rules: matchPartOf(system).rulesVersion, seed, setup, choices, forks, hash });
};

const rulesOfReplay = (text: string): string => {
  const [line = ''] = text.split('\n', 1);
  const header = z.object({ rules: z.string() }).safeParse(parsedLine(line));
  return header.success ? header.data.rules : '';
};

const encounterIn = (
  system: SystemId,
  { seed, setup }: Pick<WrittenReplay, 'seed' | 'setup'>,
): Result<Encounter, ReplayProblem> => {
  const line = 1;
  const read = zSetup.safeParse(setup);
  if (!read.success)
    return err({ fault: 'broken-setup', line, field: (read.error.issues[0]?.path ?? []).join('.') });
  const { scenario, map, teams, isLenient } = read.data;
  const { sides, readMore } = matchPartOf(system);
  const more = readMore?.(setup as Json) ?? ok({});
  if (!more.ok) return err({ fault: 'broken-setup', line, field: more.error });
  if (read.data.heroes.length > sides.most) return err({ fault: 'broken-setup', line, field: 'heroes' });
  const sheets: Sheet[] = [];
  for (const [at, json] of read.data.heroes.entries()) {
    const document = readSheet(json);
    if (!document.ok) return err({ fault: 'broken-hero', line, hero: at, problem: document.error });
    if (document.value.system !== system)
      return err({ fault: 'broken-setup', line, field: `heroes.${at}.system` });
    sheets.push(document.value.sheet);
  }
  return ok({ system, scenario, map, teams, isLenient, more: more.value, sheets, seed });
};

/** Reads a replay. @throws NotOpened where its game, or the part that plays it, is not open */
export const readMatch = (text: string): Result<ReadReplay, ReplayProblem> => {
  const system = systemOfRules(rulesOfReplay(text));
  const replay = readReplay(text, matchPartOf(system).rulesVersion);
  if (!replay.ok) return replay;
  const encounter = encounterIn(system, replay.value);
  return encounter.ok ? ok({ encounter: encounter.value, replay: replay.value }) : encounter;
};

/**
 * Set-up of a match, whatever version of the engine and of its rules played it; undefined where it can't be read any
 * more.
 * @throws NotOpened
 */
export const readSetUp = (text: string): Encounter | undefined => {
  const setUp = readReplaySetUp(text);
  const encounter = setUp && encounterIn(systemOfRules(rulesOfReplay(text)), setUp);
  return encounter?.ok ? encounter.value : undefined;
};

/**
 * Plays a replay again and compares its end with the recorded one.
 * @param each called with every step, the beginning first
 */
export const playMatch = (
  { encounter, replay }: ReadReplay,
  each?: (step: MatchStep) => void,
): Result<MatchStep, ReplayProblem> => {
  const { begin, engine } = matchPartOf(encounter.system);
  const situation = begin(encounter);
  if (!situation.ok) return err({ fault: 'no-such-match', line: 1, encounter, issues: situation.error });
  return playReplay(engine, situation.value, replay, each);
};

/** A match written down. */
export interface MatchLog {
  readonly lines: readonly LogLine[];
  readonly end: Situation;
}

/** Plays a replay again and writes down what happens. */
export const logOf = (read: ReadReplay): Result<MatchLog, ReplayProblem> => {
  const { engine, logger } = matchPartOf(read.encounter.system);
  const log = logger(read.encounter);
  const end = playMatch(read, ({ events }) => log.hear(events));
  if (!end.ok) return end;
  const { match } = end.value;
  return ok({ lines: log.lines(match.base, engine.pending(match)?.about), end: match.base });
};
