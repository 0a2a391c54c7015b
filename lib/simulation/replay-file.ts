import * as z from 'zod/mini';
import { playReplay, readReplay, writeReplay, type ReplayFault, type WrittenReplay } from '../match/replay';
import { err, ok, type Result } from '../result';
import { systems, type FileProblem, type HeroDraft } from '../systems/index';
import { cornerIds, matchEngine, rulesVersion, type MatchStep } from '../systems/match';
import { situationOfEncounter, type ContestIssue, type Encounter } from './contest';
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
      readonly issues: readonly ContestIssue[];
    };

/** A replay that has been read, with the match that it is of. */
export interface ReadReplay {
  readonly encounter: Encounter;
  readonly replay: WrittenReplay;
}

const mostHeroes = 8;
const zTeam = z.int().check(z.minimum(0), z.maximum(mostHeroes - 1));
const zSetup = z.object({
  scenario: z.string(),
  map: z.string(),
  teams: z.array(zTeam).check(z.maxLength(mostHeroes)),
  homes: z.array(z.enum(cornerIds)).check(z.maxLength(mostHeroes)),
  isLenient: z.boolean(),
  heroes: z.array(z.unknown()).check(z.maxLength(mostHeroes)),
});

/** The replay of a match as text; it holds the heroes whole. */
export const replayOf = ({ encounter, choices, hash }: Recorded): string => {
  const { heroes, scenario, map, teams, homes, isLenient, seed } = encounter;
  const setup = {
    scenario,
    map,
    teams,
    homes,
    isLenient,
    heroes: heroes.map((hero) => systems[hero.system].write(hero)),
  };
  return writeReplay({ rules: rulesVersion, seed, setup, choices, hash });
};

const encounterIn = ({ seed, setup }: WrittenReplay): Result<Encounter, ReplayProblem> => {
  const line = 1;
  const read = zSetup.safeParse(setup);
  if (!read.success)
    return err({ fault: 'broken-setup', line, field: (read.error.issues[0]?.path ?? []).join('.') });
  const heroes: HeroDraft[] = [];
  for (const [at, json] of read.data.heroes.entries()) {
    const hero = systems.living.read(json);
    if (!hero.ok) return err({ fault: 'broken-hero', line, hero: at, problem: hero.error });
    heroes.push(hero.value);
  }
  return ok({ ...read.data, heroes, seed });
};

/** Reads a replay of a match of the Living Rulebook. */
export const readMatch = (text: string): Result<ReadReplay, ReplayProblem> => {
  const replay = readReplay(text, rulesVersion);
  if (!replay.ok) return replay;
  const encounter = encounterIn(replay.value);
  return encounter.ok ? ok({ encounter: encounter.value, replay: replay.value }) : encounter;
};

/**
 * Plays a replay again and holds its end against what is written.
 * @param each is told of every step, the beginning first
 */
export const playMatch = (
  { encounter, replay }: ReadReplay,
  each?: (step: MatchStep) => void,
): Result<MatchStep, ReplayProblem> => {
  const situation = situationOfEncounter(encounter);
  if (!situation.ok) return err({ fault: 'no-such-match', line: 1, encounter, issues: situation.error });
  return playReplay(matchEngine, situation.value, replay, each);
};
