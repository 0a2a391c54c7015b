import { diceOf, stir } from '../../../../match/chance';
import { err, ok, type Result } from '../../../../result';
import type { Encounter, Pairing } from '../../../match-part';
import { findMap } from '../../maps/maps';
import { terrainKinds } from '../../maps/piece';
import { randomMap } from '../../maps/random';
import { findScenario, usualTeams } from '../../scenarios/index';
import type { CornerId } from '../../../../skirmish/map/corners';
import { isPlacedByHand, isSpreadOut } from '../../../../match/starts';
import { homesIn, newMap } from '../../../../skirmish/set-up/set-up';
import { ownTable } from '../../../../skirmish/map/own-maps';
import type { Scenario } from '../../scenarios/scenario';
import type { HeroDraft } from '../../sheet/hero';
import { traineeCast } from '../../kit/cards/training-cast';
import { ourTeam } from '../scenarios/mission';
import { isLesson } from './lesson';
import { beginMission } from './mission';
import { setUp, type PlanIssue } from './plan';
import type { Situation } from '../state/situation';

/** Why a match cannot be set up. */
export type EncounterIssue =
  | PlanIssue
  | { readonly rule: 'unknown-map'; readonly map: string }
  /** Teams were named in a scenario without teams, or more than two. */
  | { readonly rule: 'each-for-himself' | 'two-teams' };

const scenarioOf = (id: string): Scenario | undefined => {
  const found = findScenario(id);
  return found?.kind === 'scenario' ? found : undefined;
};

/** Corners change from match to match, so none favours a hero; two heroes always start opposite. */
const homesOf = ({ homes, contest }: Scenario, heroes: number, nth: number): readonly CornerId[] => {
  const step = contest.contest === 'every-hero' && heroes === 2 ? 2 : 1;
  return homes.flatMap((_, team) => homes[(nth + team * step) % homes.length]?.corner ?? []);
};

/** The n-th match of a series. */
export const encounterOf = (
  { system, sheets, teams, scenario: id, map, isLenient }: Pairing<HeroDraft>,
  seed: number,
  nth: number,
): Encounter<HeroDraft> => {
  const scenario = scenarioOf(id);
  return {
    system,
    sheets,
    teams: teams ?? usualTeams(sheets.length, id),
    scenario: id,
    map,
    seed,
    isLenient,
    more: { homes: scenario ? homesOf(scenario, sheets.length, nth) : [] },
  };
};

/** A training mission, which brings its own hero. @param name the hero's name; the card has none */
export const missionOf = (
  system: string,
  id: string,
  seed: number,
  name: string,
): Encounter<HeroDraft> | undefined => {
  const trainee = traineeCast(() => name).find((member) => member.id === id);
  return (
    trainee && {
      system,
      sheets: [trainee.hero],
      teams: [ourTeam],
      scenario: id,
      map: '',
      seed,
      isLenient: true,
      more: { homes: [] },
    }
  );
};

/** The first situation of a match, or everything that is in its way. */
export const beginEncounter = ({
  sheets,
  teams,
  scenario,
  map,
  seed,
  isLenient,
  more,
}: Encounter<HeroDraft>): Result<Situation, readonly EncounterIssue[]> => {
  const mission = beginMission(scenario, isLesson(more));
  if (mission) return ok(mission);
  const found =
    map === newMap ? randomMap(newMap, diceOf(stir(seed, 3))) : (findMap(map) ?? ownTable(map, terrainKinds));
  if (!found) return err([{ rule: 'unknown-map', map }]);
  const contest = scenarioOf(scenario)?.contest.contest;
  if (contest === 'every-hero' && new Set(teams).size < teams.length)
    return err([{ rule: 'each-for-himself' }]);
  if (contest === 'teams' && teams.some((team) => team > 1)) return err([{ rule: 'two-teams' }]);
  const heroes = sheets.map((hero, at) => ({ hero, team: teams[at] ?? at }));
  const homes = homesIn(more) ?? [];
  return setUp({
    scenario,
    table: found.table,
    heroes,
    homes,
    isLenient,
    isPlaced: isPlacedByHand(more),
    isSpread: isSpreadOut(more),
  });
};
