import { diceOf, stir } from '../../../../match/chance';
import { err, type Result } from '../../../../result';
import type { Encounter, Pairing } from '../../../match-part';
import { findMap, randomMap } from '../../maps/maps';
import { terrainKinds } from '../../maps/piece';
import { isPlacedByHand, isSpreadOut } from '../../../../match/starts';
import { homesIn, newMap, oppositeHomes, planIssue } from '../../../../skirmish/set-up/set-up';
import { ownTable } from '../../../../skirmish/map/own-maps';
import { findScenario, usualTeams } from '../../scenarios/scenario';
import type { HeroDraft } from '../../sheet/hero';
import { setUp, type PlanIssue } from './plan';
import type { Situation } from '../state/situation';

/** Why a match cannot be set up. */
export type EncounterIssue = PlanIssue | { readonly rule: 'unknown-map'; readonly map: string };

/** The n-th match of a series: the two teams change corners, so that none of them favours a hero. */
export const encounterOf = (
  { system, sheets, teams, scenario: id, map, isLenient }: Pairing<HeroDraft>,
  seed: number,
  nth: number,
): Encounter<HeroDraft> => {
  const scenario = findScenario(id);
  const homes = scenario?.contest === 'two-teams' ? oppositeHomes(nth) : [];
  return {
    system,
    sheets,
    teams: teams ?? usualTeams(sheets.length, id),
    scenario: id,
    map,
    seed,
    isLenient,
    more: { homes },
  };
};

/** The first situation of a match, or everything that is in its way. @param isLegal judges a hero */
export const beginEncounter = (
  { sheets, teams, scenario, map, seed, isLenient, more }: Encounter<HeroDraft>,
  isLegal: (hero: HeroDraft) => boolean,
): Result<Situation, readonly EncounterIssue[]> => {
  const found =
    map === newMap ? randomMap(newMap, diceOf(stir(seed, 3))) : (findMap(map) ?? ownTable(map, terrainKinds));
  if (!found) return err([{ rule: 'unknown-map', map }]);
  const illegal = sheets.flatMap((hero, at) => (isLenient || isLegal(hero) ? [] : [at]));
  if (illegal.length > 0) return err(illegal.map((at) => planIssue('illegal-hero', ['heroes', at], {})));
  const homes = homesIn(more) ?? [];
  return setUp({
    scenario,
    table: found.table,
    heroes: sheets.map((hero, at) => ({ hero, team: teams[at] ?? at })),
    ...(homes.length > 0 && { homes }),
    isPlaced: isPlacedByHand(more),
    isSpread: isSpreadOut(more),
  });
};
