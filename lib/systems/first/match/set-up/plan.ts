import type { Issue } from '../../../../issue';
import { pointOf, startIn, tipOf } from '../../../../skirmish/map/places';
import { spreadTeams } from '../../../../skirmish/map/spread';
import { planIssue, type CommonPlanIssue } from '../../../../skirmish/set-up/set-up';
import { err, ok, type Result } from '../../../../result';
import { canStand, prepare, type Point, type Table } from '../../../../table/table';
import type { CornerId, Spot } from '../../../../skirmish/map/corners';
import { findScenario, mostRounds, sides, type Scenario } from '../../scenarios/scenario';
import type { HeroDraft } from '../../sheet/hero';
import { isSkillId } from '../../skills/ids';
import { profileFrom, type Profile } from '../state/profile';
import { newFigure, type Figure } from '../state/figure';
import { scenarioPlays } from '../scenarios/scenario-of';
import type { Setting, Situation } from '../state/situation';

/** A hero who takes part, with a separate team and player by default. */
export interface PlannedHero {
  readonly hero: HeroDraft;
  readonly team?: number;
  readonly player?: number;
  /** Start in #; the scenario's by default. */
  readonly at?: Spot;
}

/** Terms that players agree on before a match. */
export interface MatchPlan {
  readonly scenario: string;
  readonly table: Table;
  readonly heroes: readonly PlannedHero[];
  /** Corners by team, unless as the scenario has them. */
  readonly homes?: readonly CornerId[];
  readonly goal?: number;
  readonly mostRounds?: number;
  /** Players are asked where in their bases their heroes begin. */
  readonly isPlaced?: boolean;
  /** Heroes without a starting place begin as far apart as their bases let them. */
  readonly isSpread?: boolean;
}

/** Why a match cannot begin. */
export type PlanIssue = CommonPlanIssue | Issue<'two-teams' | 'one-team', object>;

export const profileOfHero = ({ name, faces, skills, fiend }: HeroDraft): Profile =>
  profileFrom(name, faces, skills.filter(isSkillId), fiend?.faces);

const teamIssues = ({ contest }: Scenario, teams: readonly number[]): readonly PlanIssue[] => {
  const path = ['heroes'];
  const heroes = teams.length;
  if (heroes < sides.least) return [planIssue('too-few-heroes', path, { heroes, allowed: sides.least })];
  if (heroes > sides.most) return [planIssue('too-many-heroes', path, { heroes, allowed: sides.most })];
  if (new Set(teams).size < 2) return [planIssue('one-team', path, {})];
  if (contest === 'every-hero') return [];
  if (teams.some((team) => team > 1)) return [planIssue('two-teams', path, {})];
  const most = Math.max(...[0, 1].map((team) => teams.filter((each) => each === team).length));
  return most > sides.ofTeam
    ? [planIssue('too-many-heroes', path, { heroes: most, allowed: sides.ofTeam })]
    : [];
};

/** Dice of a full pool; chapter "The Dicepool". */
const fullPool = 5;

/** The first situation of a match that players have agreed on, or everything that is in its way. */
export const setUp = (plan: MatchPlan): Result<Situation, readonly PlanIssue[]> => {
  const scenario = findScenario(plan.scenario);
  if (!scenario) return err([planIssue('unknown-scenario', ['scenario'], { scenario: plan.scenario })]);
  const teams = plan.heroes.map(({ team }, at) => team ?? (scenario.contest === 'every-hero' ? at : at % 2));
  const players = plan.heroes.map(({ player }, at) => player ?? at);
  const homes = scenario.homes.length === 0 ? [] : (plan.homes ?? scenario.homes);
  const issues: PlanIssue[] = [...teamIssues(scenario, teams)];
  if (issues.length > 0) return err(issues);
  const ground = prepare(plan.table);
  const spread = plan.isSpread === true ? spreadTeams(ground, homes, teams) : [];
  const taken: Point[] = [];
  const figures: Figure[] = [];
  for (const [id, { at: wanted }] of plan.heroes.entries()) {
    const [owner = id, team = id] = [players[id], teams[id]];
    const corner = homes[team];
    const isOnTable = wanted !== undefined || corner !== undefined;
    const usual = corner ? (spread[id] ?? startIn(ground, tipOf(corner), taken)) : { x: 0, y: 0 };
    const at = wanted ? pointOf(wanted) : usual;
    if (!at || (wanted && !canStand(ground, at, taken))) {
      issues.push(planIssue(wanted ? 'cannot-stand-there' : 'no-room', ['heroes', id], {}));
      continue;
    }
    if (isOnTable) taken.push(at);
    // Where nobody has a base, everybody comes in on his first turn.
    const life = isOnTable ? 'up' : 'waiting';
    const of = { id, sheet: id, owner, team, hero: id, at, life, dice: fullPool } as const;
    figures.push(newFigure({ ...of, kind: 'hero' }));
  }
  if (issues.length > 0) return err(issues);
  const setting: Setting = {
    table: plan.table,
    scenario: scenario.id,
    teams,
    players,
    homes,
    goal: plan.goal ?? scenario.goal,
    mostRounds: plan.mostRounds ?? mostRounds,
    ...(plan.isPlaced === true && { isPlaced: true }),
  };
  return ok({
    setting,
    sheets: plan.heroes.map(({ hero }) => profileOfHero(hero)),
    figures,
    stage: 'start',
    round: 0,
    order: [],
    turn: -1,
    tokens: scenarioPlays[scenario.id].tokens(setting),
    scores: Array.from({ length: Math.max(...teams) + 1 }, () => 0),
    outcome: undefined,
  });
};
