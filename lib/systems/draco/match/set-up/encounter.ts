import * as z from 'zod/mini';
import type { Json } from '../../../../file-fields';
import { isSpreadOut, readStarts } from '../../../../match/starts';
import { err, ok, type Result } from '../../../../result';
import type { Encounter, Pairing } from '../../../match-part';
import type { Draft } from '../../sheet/sheet';
import { mapIds, scenarioId } from './choices';
import { setUp, teamsOf, type PlanIssue } from './plan';
import { cornerIds, type CornerId, type Situation } from '../state/situation';

/** Why a match cannot be set up. */
export type EncounterIssue =
  | PlanIssue
  | { readonly rule: 'unknown-scenario'; readonly scenario: string }
  | { readonly rule: 'unknown-map'; readonly map: string }
  | { readonly rule: 'illegal-sheet'; readonly path: readonly ['heroes', number] };

const zCorner = z.enum(cornerIds);

const cornerIn = ({ corner }: Json): CornerId | undefined => zCorner.safeParse(corner).data;

/** Reads out of a replay the slayers' corner, and where they begin there. */
export const readCorner = (json: Json): Result<Json, string> => {
  const corner = cornerIn(json);
  if (!corner) return err('corner');
  const starts = readStarts({ starts: json['starts'] });
  return starts.ok ? ok({ corner, ...starts.value }) : starts;
};

/** The n-th match of a series: the slayers change corners. */
export const encounterOf = (
  { system, sheets, teams, scenario, map, isLenient }: Pairing<Draft>,
  seed: number,
  nth: number,
): Encounter<Draft> => ({
  system,
  sheets,
  teams: teams ?? teamsOf(sheets),
  scenario,
  map,
  seed,
  isLenient,
  more: { corner: cornerIds[nth % cornerIds.length] ?? 'south-west' },
});

const isMap = (map: string): boolean => (mapIds as readonly string[]).includes(map);

/** The first situation of a match, or everything that is in its way. @param isLegal judges a sheet */
export const beginEncounter = (
  { sheets, teams, scenario, map, seed, isLenient, more }: Encounter<Draft>,
  isLegal: (sheet: Draft) => boolean,
): Result<Situation, readonly EncounterIssue[]> => {
  if (scenario !== scenarioId) return err([{ rule: 'unknown-scenario', scenario }]);
  if (!isMap(map)) return err([{ rule: 'unknown-map', map }]);
  const illegal = sheets.flatMap((sheet, at) => (isLenient || isLegal(sheet) ? [] : [at]));
  if (illegal.length > 0) return err(illegal.map((at) => ({ rule: 'illegal-sheet', path: ['heroes', at] })));
  const corner = cornerIn(more) ?? 'south-west';
  return setUp({
    ...{ sheets, teams, corner },
    ...(map === 'random' && { laidBy: seed }),
    isSpread: isSpreadOut(more),
  });
};
