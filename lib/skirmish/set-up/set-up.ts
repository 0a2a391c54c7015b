import * as z from 'zod/mini';
import type { Issue, Path } from '../../issue';
import { readStarts } from '../../match/starts';
import { err, ok, type Result } from '../../result';
import { cornerIds, oppositeCorner, type CornerId } from '../map/corners';

/** The map that is drawn again for every match. */
export const newMap = 'random';

/** Why a match cannot begin, whatever its game. */
export type CommonPlanIssue =
  | Issue<'unknown-scenario', { readonly scenario: string }>
  | Issue<'too-few-heroes' | 'too-many-heroes', { readonly heroes: number; readonly allowed: number }>
  | Issue<'illegal-hero' | 'no-room' | 'cannot-stand-there', object>;

export const planIssue = <Rule extends string, Figures>(rule: Rule, path: Path, figures: Figures) =>
  ({ rule, severity: 'error', path, figures }) as const;

const mostTeams = 8;
const zHomes = z.array(z.enum(cornerIds)).check(z.maxLength(mostTeams));

type More = Readonly<Record<string, unknown>>;

/** Corners by team, out of what a replay notes besides; undefined where it notes none. */
export const homesIn = ({ homes }: More): readonly CornerId[] | undefined => zHomes.safeParse(homes).data;

/** The corners of two teams in the n-th match of a series: they change, so that none of them favours one. */
export const oppositeHomes = (nth: number): readonly [CornerId, CornerId] => {
  const corner = cornerIds[nth % cornerIds.length] ?? 'south-west';
  return [corner, oppositeCorner(corner)];
};

/** Set-up from a replay; an error names the field. */
export const readSetUp = (more: More): Result<More, string> => {
  const homes = homesIn(more);
  if (!homes) return err('homes');
  const starts = readStarts(more);
  return starts.ok ? ok({ homes, ...starts.value }) : starts;
};
