import type { Issue } from '../../../../issue';
import { err, ok, type Result } from '../../../../result';
import { prepare, type Point, type Table } from '../../../../table/table';
import { fireTeamsOf, minionsOf } from '../../rules/bindings';
import type { CornerId, Spot } from '../../../../skirmish/map/corners';
import { findScenario, mostTurns, sides, usualHomes, type ScenarioId } from '../../scenarios/scenario';
import { ranks } from '../../sheet/rank';
import type { Warband } from '../../sheet/warband';
import { cardOf, type Card } from '../state/card';
import { newFigure, type Figure } from '../state/figure';
import { pointOf } from '../../../../skirmish/map/places';
import { apartIn, freeNear, startIn } from '../places/spawn';
import { scenarioPlays } from '../scenarios/scenario-of';
import type { Gun, Setting, Situation } from '../state/situation';

/** Agreement of the players before a match. */
export interface MatchPlan {
  readonly scenario: string;
  readonly table: Table;
  /** Exactly two. */
  readonly warbands: readonly Warband[];
  /** Teams by warband: 0 and 1, and nothing else. */
  readonly teams?: readonly number[];
  /** Corners by warband, unless the usual ones. */
  readonly homes?: readonly CornerId[];
  /** Where all fighters begin, in inches, each near this place; at the spawn points unless it is said. */
  readonly near?: Spot;
  /** Players say where in their corners their fighters begin, before the first turn. */
  readonly isPlaced?: boolean;
  /** Fighters begin as far apart as their spawn points let them. */
  readonly isSpread?: boolean;
}

/** Why a match cannot begin. */
export type PlanIssue =
  | Issue<'unknown-scenario', { readonly scenario: string }>
  | Issue<'two-warbands', { readonly warbands: number }>
  | Issue<'two-teams', object>
  | Issue<'no-fighters', object>;

const issue = <Rule extends PlanIssue['rule'], Figures>(
  rule: Rule,
  path: readonly (string | number)[],
  figures: Figures,
) => ({ rule, severity: 'error', path, figures }) as const;

const issuesOf = ({ warbands, teams }: MatchPlan): readonly PlanIssue[] => [
  ...(warbands.length === sides.least ? [] : [issue('two-warbands', [], { warbands: warbands.length })]),
  ...(!teams || teams.every((team, at) => team === at) ? [] : [issue('two-teams', [], {})]),
  ...warbands.flatMap(({ fighters }, at) =>
    fighters.length > 0 ? [] : [issue('no-fighters', ['warbands', at], {})],
  ),
];

const cardsOf = (warband: Warband): readonly Card[] => {
  const minions = warband.fighters.some(({ role }) => role === 'minion-master') ? minionsOf(warband) : [];
  return warband.fighters.map((fighter, at) => cardOf(fighter, minions.includes(at)));
};

/** Rookies are in front, nearest to the middle, the boss behind them. */
export const inOrder = (cards: readonly Pick<Card, 'rank'>[]): readonly number[] =>
  cards
    .map((_, at) => at)
    .sort(
      (a, b) =>
        ranks.indexOf(cards[b]?.rank ?? 'rookie') - ranks.indexOf(cards[a]?.rank ?? 'rookie') || a - b,
    );

/** The gun of a fire team, carried by the rookie who founds it unless another of them has it; ruling 11. */
const gunOf = (warband: Warband, team: number, first: number): { gun: Gun; from: number } | undefined => {
  const [teamOfRookies] = fireTeamsOf(warband);
  const from = warband.fighters.findIndex(({ shooter }) => shooter?.class === 'heavy-area');
  const [founder] = teamOfRookies?.rookies ?? [];
  if (!teamOfRookies || founder === undefined || from < 0) return undefined;
  const carrier = teamOfRookies.rookies.includes(from) ? from : founder;
  return { gun: { team, carrier: first + carrier, stat: teamOfRookies.stat }, from: first + from };
};

const disarmed = (card: Card): Card => {
  const { shooter, ...rest } = card;
  return shooter === undefined ? card : rest;
};

/** The first situation of a match that players have agreed on, or everything that is in its way. */
export const setUp = (plan: MatchPlan): Result<Situation, readonly PlanIssue[]> => {
  const scenario: ScenarioId | undefined = findScenario(plan.scenario)?.id;
  if (!scenario) return err([issue('unknown-scenario', ['scenario'], { scenario: plan.scenario })]);
  const issues = issuesOf(plan);
  if (issues.length > 0) return err(issues);
  const homes = plan.homes ?? usualHomes;
  const ground = prepare(plan.table);
  const taken: Point[] = [];
  const cards: Card[] = [];
  const figures: Figure[] = [];
  const guns: Gun[] = [];
  for (const [team, warband] of plan.warbands.entries()) {
    const first = cards.length;
    const own = cardsOf(warband);
    const found = gunOf(warband, team, first);
    if (found) guns.push(found.gun);
    cards.push(...own.map((card, at) => (found?.from === first + at ? disarmed(card) : card)));
    const corner = homes[team] ?? 'south-west';
    const spread = plan.isSpread === true ? apartIn(ground, corner, own.length, taken) : [];
    for (const [turn, nth] of inOrder(own).entries()) {
      const id = first + nth;
      const at = plan.near
        ? freeNear(ground, pointOf(plan.near), taken)
        : (spread[turn] ?? startIn(ground, corner, taken));
      const place = at ?? { x: 0, y: 0 };
      taken.push(place);
      figures[id] = newFigure({ id, card: id, team, whole: id, at: place });
      if (!at) figures[id].life = 'out';
    }
  }
  const setting: Setting = {
    ...{ table: plan.table, scenario, teams: [0, 1], homes, mostTurns },
    ...(plan.isSpread === true && { isSpread: true }),
  };
  return ok({
    setting,
    cards,
    figures,
    stage: plan.isPlaced === true ? 'set-up' : 'turn',
    turn: 0,
    active: 0,
    acting: undefined,
    tokens: scenarioPlays[scenario].tokens(setting),
    guns,
    scores: [0, 0],
    outcome: undefined,
  });
};
