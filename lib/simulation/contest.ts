import { diceOf, stir } from '../match/chance';
import type { PlayerSetting } from './players';
import { err, ok, type Result } from '../result';
import type { HeroDraft } from '../systems/index';
import {
  findMap,
  maps,
  randomMap,
  setUp,
  type MatchPlan,
  type PlanIssue,
  type Situation,
} from '../systems/match';
import { findScenario, scenarios, type Scenario } from '../systems/scenarios';

/** A series of matches between the same heroes: what it takes to play every one of them again. Plain data. */
export interface Contest {
  readonly heroes: readonly HeroDraft[];
  /** Team by hero; without it as the scenario has it: each for himself, or by turns. */
  readonly teams?: readonly number[] | undefined;
  readonly scenario: string;
  /** Id of a map, or `random` for a new one every match. */
  readonly map: string;
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  /** Who plays each hero. */
  readonly players: readonly PlayerSetting[];
  /** Heroes that the rules refuse may play too. */
  readonly isLenient: boolean;
}

/** A map of its own for every match. */
export const newMap = 'random';

export const mapIds: readonly string[] = [...maps.map(({ id }) => id), newMap];
export const scenarioIds: readonly string[] = scenarios.map(({ id }) => id);

/** Why a series cannot be played. */
export type ContestIssue =
  | PlanIssue
  | { readonly rule: 'unknown-map'; readonly map: string }
  /** Teams were named where there are none, or more than two. */
  | { readonly rule: 'each-for-himself' | 'two-teams' };

/** One match of a series, ready to be set up; a replay writes it down. */
export interface Encounter extends Pick<Contest, 'heroes' | 'scenario' | 'map' | 'isLenient'> {
  readonly teams: readonly number[];
  /** Of the match, and of a map that is drawn. */
  readonly seed: number;
  /** Corners by team. */
  readonly homes: NonNullable<MatchPlan['homes']>;
}

/** The seed of the n-th match, counted from 0: no two matches of a series share their dice. */
export const seedOf = (seed: number, nth: number): number => stir(stir(seed, 0x5e71e5), nth + 1) >>> 0;

const scenarioOf = (id: string): Scenario | undefined => {
  const found = findScenario(id);
  return found?.kind === 'scenario' ? found : undefined;
};

/** Corners change from match to match, so that none of them favours a hero; two alone always stand opposite. */
const homesOf = ({ homes, contest }: Scenario, heroes: number, nth: number): Encounter['homes'] => {
  const step = contest.contest === 'every-hero' && heroes === 2 ? 2 : 1;
  return homes.flatMap((_, team) => homes[(nth + team * step) % homes.length]?.corner ?? []);
};

const teamsOf = (contest: Contest, scenario: Scenario | undefined): readonly number[] =>
  contest.teams ?? contest.heroes.map((_, at) => (scenario?.contest.contest === 'teams' ? at % 2 : at));

/** The n-th match of a series. */
export const encounterOf = (contest: Contest, nth: number): Encounter => {
  const { heroes, map, isLenient } = contest;
  const scenario = scenarioOf(contest.scenario);
  return {
    heroes,
    teams: teamsOf(contest, scenario),
    scenario: contest.scenario,
    map,
    isLenient,
    seed: seedOf(contest.seed, nth),
    homes: scenario ? homesOf(scenario, heroes.length, nth) : [],
  };
};

/** The first situation of a match, or everything that is in its way. */
export const situationOfEncounter = ({
  heroes,
  teams,
  scenario,
  map,
  seed,
  homes,
  isLenient,
}: Encounter): Result<Situation, readonly ContestIssue[]> => {
  const found = map === newMap ? randomMap(newMap, diceOf(stir(seed, 3))) : findMap(map);
  if (!found) return err([{ rule: 'unknown-map', map }]);
  const contest = scenarioOf(scenario)?.contest.contest;
  if (contest === 'every-hero' && new Set(teams).size < teams.length)
    return err([{ rule: 'each-for-himself' }]);
  if (contest === 'teams' && teams.some((team) => team > 1)) return err([{ rule: 'two-teams' }]);
  const planned = heroes.map((hero, at) => ({ hero, team: teams[at] ?? at }));
  const begun = setUp({ scenario, table: found.table, heroes: planned, homes, isLenient });
  return begun.ok ? ok(begun.value) : begun;
};

/** Teams of a series: one more than the highest number. */
export const teamCount = ({ teams }: Pick<Encounter, 'teams'>): number => Math.max(-1, ...teams) + 1;
