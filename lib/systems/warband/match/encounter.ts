import * as z from 'zod/mini';
import { diceOf, stir } from '../../../match/chance';
import { isPlacedByHand } from '../../../match/placed-by-hand';
import { err, ok, type Result } from '../../../result';
import type { Encounter, Pairing } from '../../match-part';
import type { Json } from '../../../file-fields';
import { findMap, maps, randomMap } from '../maps/maps';
import { cornerIds, oppositeCorner, type CornerId } from '../scenarios/place';
import type { Warband } from '../sheet/warband';
import { setUp, type PlanIssue } from './plan';
import type { Situation } from './situation';

/** A table of its own for every match. */
export const newMap = 'random';

export const mapIds: readonly string[] = [...maps.map(({ id }) => id), newMap];

/** Why a match cannot be set up. */
export type EncounterIssue =
  | PlanIssue
  | { readonly rule: 'unknown-map'; readonly map: string }
  | { readonly rule: 'illegal-warband'; readonly path: readonly ['warbands', number] };

const zHomes = z.array(z.enum(cornerIds)).check(z.length(2));

const homesIn = ({ homes }: Json): readonly CornerId[] | undefined => zHomes.safeParse(homes).data;

/** Reads the set-up out of a replay: two opposite corners, and whether fighters were put down by hand. */
export const readSetUp = (json: Json): Result<Json, string> => {
  const homes = homesIn(json);
  const [one, other] = homes ?? [];
  if (!homes || one === undefined || oppositeCorner(one) !== other) return err('homes');
  if (json['placed'] === undefined) return ok({ homes });
  return isPlacedByHand(json) ? ok({ homes, placed: json['placed'] }) : err('placed');
};

/** The n-th match of a series: the two warbands change corners, so that none of them favours one. */
export const encounterOf = (
  { system, sheets, teams, scenario, map, isLenient }: Pairing<Warband>,
  seed: number,
  nth: number,
): Encounter<Warband> => {
  const corner = cornerIds[nth % cornerIds.length] ?? 'south-west';
  return {
    system,
    sheets,
    teams: teams ?? sheets.map((_, at) => at),
    scenario,
    map,
    seed,
    isLenient,
    more: { homes: [corner, oppositeCorner(corner)] },
  };
};

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
  const isPlaced = isPlacedByHand(more);
  return setUp({ scenario, table: found.table, warbands: sheets, teams, ...(homes && { homes }), isPlaced });
};

/** Where nothing is said. */
export const usualScenario = (): string => 'carnage';
