import {
  homesIn as cornersIn,
  newMap,
  oppositeHomes,
  readSetUp as readCommonSetUp,
} from '../../../../skirmish/set-up/set-up';
import { diceOf, stir } from '../../../../match/chance';
import { isPlacedByHand, isSpreadOut } from '../../../../match/starts';
import { err, type Result } from '../../../../result';
import type { Encounter, Pairing } from '../../../match-part';
import type { Json } from '../../../../file-fields';
import { findMap, randomMap } from '../../maps/maps';
import { oppositeCorner, type CornerId } from '../../../../skirmish/map/corners';
import type { Warband } from '../../sheet/warband';
import { setUp, type PlanIssue } from './plan';
import type { Situation } from '../state/situation';

/** Why a match cannot be set up. */
export type EncounterIssue =
  | PlanIssue
  | { readonly rule: 'unknown-map'; readonly map: string }
  | { readonly rule: 'illegal-warband'; readonly path: readonly ['warbands', number] };

/** The corners of the two sides; undefined where a replay notes no two. */
const homesIn = (json: Json): readonly CornerId[] | undefined => {
  const homes = cornersIn(json);
  return homes?.length === 2 ? homes : undefined;
};

/** Reads the set-up out of a replay: two opposite corners, and whether fighters were put down by hand. */
export const readSetUp = (json: Json): Result<Json, string> => {
  const [one, other] = homesIn(json) ?? [];
  if (one === undefined || oppositeCorner(one) !== other) return err('homes');
  return readCommonSetUp(json);
};

/** The n-th match of a series: the two warbands change corners, so that none of them favours one. */
export const encounterOf = (
  { system, sheets, teams, scenario, map, isLenient }: Pairing<Warband>,
  seed: number,
  nth: number,
): Encounter<Warband> => ({
  system,
  sheets,
  teams: teams ?? sheets.map((_, at) => at),
  scenario,
  map,
  seed,
  isLenient,
  more: { homes: oppositeHomes(nth) },
});

/** The first situation of a match, or everything that is in its way. @param isLegal judges a warband */
export const beginEncounter = (
  { sheets, teams, scenario, map, seed, isLenient, more }: Encounter<Warband>,
  isLegal: (warband: Warband) => boolean,
): Result<Situation, readonly EncounterIssue[]> => {
  const found = map === newMap ? randomMap(newMap, diceOf(stir(seed, 3))) : findMap(map);
  if (!found) return err([{ rule: 'unknown-map', map }]);
  const illegal = sheets.flatMap((warband, at) => (isLenient || isLegal(warband) ? [] : [at]));
  if (illegal.length > 0)
    return err(illegal.map((at) => ({ rule: 'illegal-warband', path: ['warbands', at] })));
  const homes = homesIn(more);
  return setUp({
    scenario,
    table: found.table,
    warbands: sheets,
    teams,
    ...(homes && { homes }),
    isPlaced: isPlacedByHand(more),
    isSpread: isSpreadOut(more),
  });
};
