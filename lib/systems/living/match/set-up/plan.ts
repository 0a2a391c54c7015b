import type { Issue } from '../../../../issue';
import { oncePer } from '../../../../once-per';
import { planIssue, type CommonPlanIssue } from '../../../../skirmish/set-up/set-up';
import { err, ok, type Result } from '../../../../result';
import { canStand, prepare, type Point, type Table } from '../../../../table/table';
import type { HeroDraft } from '../../sheet/hero';
import { zLegalHero } from '../../rules/check';
import { findScenario } from '../../scenarios/index';
import { cornerRadius, cornerTips, type CornerId, type Spot } from '../../../../skirmish/map/corners';
import type { Scenario } from '../../scenarios/scenario';
import { isAt, pointOf, startIn } from '../../../../skirmish/map/places';
import { spreadTeams } from '../../../../skirmish/map/spread';
import { beginWith, type Entrant } from './set-up';
import type { Situation } from '../state/situation';

/** A hero who takes part. Who is named no team goes to the teams by turns; in All Out Carnage everybody is one. */
export interface PlannedHero {
  readonly hero: HeroDraft;
  readonly team?: number;
  /** Starting place, in #; by default somewhere sensible in the hero's base. */
  readonly at?: Spot;
  /** He begins on the back of his first pet; chapter "Mounting a Pet". */
  readonly isMounted?: boolean;
}

/** Terms that players agree on before a match. */
export interface MatchPlan {
  readonly scenario: string;
  readonly table: Table;
  /** Player by player. */
  readonly heroes: readonly PlannedHero[];
  /** Corners by team, unless as the scenario draws them. */
  readonly homes?: readonly CornerId[];
  /** Victory points that win, unless the usual number. */
  readonly goal?: number;
  /** Phases until a draw. */
  readonly mostPhases?: number;
  /** Heroes that the rules refuse may play too. */
  readonly isLenient?: boolean;
  /** Players are asked where in their corners their heroes begin. */
  readonly isPlaced?: boolean;
  /** Heroes without a starting place begin as far apart as their corners let them. */
  readonly isSpread?: boolean;
}

/** Why a match cannot begin. */
export type PlanIssue =
  | CommonPlanIssue
  | Issue<'uneven-teams', { readonly teams: readonly number[] }>
  | Issue<'team-without-home' | 'not-in-his-base', object>;

/** An undecided match is a draw after this many phases. */
export const usualMostPhases = 60;

const teamOf = ({ contest }: Scenario, { team }: PlannedHero, at: number): number =>
  team ?? (contest.contest === 'every-hero' ? at : at % 2);

/** Looked up once for all matches of a series. */
const isLegal = oncePer((hero: HeroDraft): boolean => zLegalHero.safeParse(hero).success);

/** Whether this many heroes may play here. */
const countIssues = ({ contest }: Scenario, teams: readonly number[]): readonly PlanIssue[] => {
  const heroes = teams.length;
  const path = ['heroes'];
  if (contest.contest === 'every-hero') {
    const { least, most } = contest.heroes;
    if (heroes < least) return [planIssue('too-few-heroes', path, { heroes, allowed: least })];
    return heroes > most ? [planIssue('too-many-heroes', path, { heroes, allowed: most })] : [];
  }
  const sizes = [0, 1].map((team) => teams.filter((each) => each === team).length);
  const biggest = Math.max(...sizes);
  if (sizes.includes(0)) return [planIssue('too-few-heroes', path, { heroes: 0, allowed: 1 })];
  if (biggest > contest.heroes.most)
    return [planIssue('too-many-heroes', path, { heroes: biggest, allowed: contest.heroes.most })];
  return sizes[0] === sizes[1] ? [] : [planIssue('uneven-teams', path, { teams: sizes })];
};

/**
 * Whether a place in a base is free, or the first sensible one: heroes of a team stand apart from each other, the
 * nearest to the middle of the map first.
 */
const placeOf = (
  plan: MatchPlan,
  { at }: PlannedHero,
  tip: Point,
  taken: readonly Point[],
): Point | 'no-room' | 'not-in-his-base' | 'cannot-stand-there' => {
  const ground = prepare(plan.table);
  if (at) {
    const place = pointOf(at);
    if (!isAt(place, tip, cornerRadius)) return 'not-in-his-base';
    return canStand(ground, place, taken) ? place : 'cannot-stand-there';
  }
  return startIn(ground, tip, taken) ?? 'no-room';
};

/** The first situation of a match that players have agreed on, or everything that is in its way. */
export const setUp = (plan: MatchPlan): Result<Situation, readonly PlanIssue[]> => {
  const scenario = findScenario(plan.scenario);
  if (scenario?.kind !== 'scenario')
    return err([planIssue('unknown-scenario', ['scenario'], { scenario: plan.scenario })]);
  const teams = plan.heroes.map((hero, at) => teamOf(scenario, hero, at));
  const homes = plan.homes ?? scenario.homes.map(({ corner }) => corner);
  const issues: PlanIssue[] = [...countIssues(scenario, teams)];
  const spread = plan.isSpread === true ? spreadTeams(prepare(plan.table), homes, teams) : [];
  const entrants: Entrant[] = [];
  for (const [player, planned] of plan.heroes.entries()) {
    const team = teams[player] ?? player;
    const corner = homes[team];
    const path = ['heroes', player];
    if (corner === undefined) {
      issues.push(planIssue('team-without-home', [...path, 'team'], {}));
      continue;
    }
    if (plan.isLenient !== true && !isLegal(planned.hero))
      issues.push(planIssue('illegal-hero', [...path, 'hero'], {}));
    const taken = entrants.map(({ at }) => at);
    const own = planned.at ? undefined : spread[player];
    const at = own ?? placeOf(plan, planned, pointOf(cornerTips[corner]), taken);
    if (typeof at === 'string') {
      issues.push(planIssue(at, [...path, 'at'], {}));
      continue;
    }
    const isMounted = planned.isMounted ?? false;
    entrants.push({ hero: planned.hero, player, team, at, isMounted });
  }
  if (issues.length > 0) return err(issues);
  const { goal, table, mostPhases = usualMostPhases, isPlaced = false } = plan;
  return ok(
    beginWith(entrants, {
      table,
      scenario: scenario.id,
      mostPhases,
      homes,
      isPlaced,
      ...(goal !== undefined && { goal }),
    }),
  );
};
