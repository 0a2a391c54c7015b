import type { Issue } from '../../../../issue';
import { diceOf, stir } from '../../../../match/chance';
import { emptyDeck } from '../../../../match/deck';
import { err, ok, type Result } from '../../../../result';
import { unit, type Point } from '../../../../table/table';
import { tableValues } from '../../rules/table-values';
import { cardCount, type Draft } from '../../sheet/sheet';
import { cardOf } from '../state/card';
import { newFigure, type Figure } from '../state/figure';
import { spreadIn } from '../../../../skirmish/map/spread';
import { startSpots, tipOf, treeSpots } from '../places/spots';
import { groundOf, side } from '../places/table';
import type { CornerId, Setting, Situation } from '../state/situation';
import { dragonTeam, kindsIn, slayerTeam, slayersNeeded, teamOfKind } from '../../sheet/teams';

/** Terms that players agree on before a match. */
export interface MatchPlan {
  readonly sheets: readonly Draft[];
  /** Team by sheet: slayers 0, dragon 1; also the default. */
  readonly teams?: readonly number[] | undefined;
  readonly corner: CornerId;
  /** Chance has set slayers and trees, by this seed; without it players set them. */
  readonly laidBy?: number;
  /** Chance sets the slayers as far apart as their corner lets them. */
  readonly isSpread?: boolean;
}

/** Why a match cannot begin. */
export type PlanIssue =
  | Issue<'four-and-one', { readonly slayers: number; readonly dragons: number }>
  | Issue<'two-teams', object>
  | Issue<'five-cards', { readonly cards: number }>;

const issue = <Rule extends PlanIssue['rule'], Figures>(
  rule: Rule,
  path: readonly (string | number)[],
  figures: Figures,
) => ({ rule, severity: 'error', path, figures }) as const;

/** Teams of sheets in whichever order they come. */
export const teamsOf = (sheets: readonly Draft[]): readonly number[] => sheets.map(teamOfKind);

const issuesOf = ({ sheets, teams }: MatchPlan): readonly PlanIssue[] => {
  const { slayers, dragons } = kindsIn(sheets);
  if (slayers !== slayersNeeded || dragons !== 1) return [issue('four-and-one', [], { slayers, dragons })];
  const usual = teamsOf(sheets);
  return [
    ...(!teams || teams.every((team, at) => team === usual[at]) ? [] : [issue('two-teams', [], {})]),
    ...sheets.flatMap((sheet, at) =>
      sheet.kind === 'slayer' || sheet.cards.length === cardCount
        ? []
        : [issue('five-cards', ['heroes', at], { cards: sheet.cards.length })],
    ),
  ];
};

const middle: Point = { x: side / 2, y: side / 2 };

/** Slayers and trees at random, each at a place of its own region. */
const lay = (s: Situation, seed: number, isSpread: boolean): void => {
  const dice = diceOf(stir(seed, 3));
  const { slayers, corner } = s.setting;
  const spread = isSpread ? [...spreadIn(groundOf(s), tipOf(corner), slayers.length, [])] : [];
  for (const id of slayers) {
    const figure = s.figures[id];
    const [spot] = spread.length > 0 ? spread.splice(dice(spread.length), 1) : [];
    if (figure) figure.at = spot ?? startSpots({ s }, figure, corner).sample(dice);
  }
  for (let left = 2 * tableValues.trees; left > 0; left -= 1) {
    const region = treeSpots({ s });
    if (region.candidates().length > 0) s.trees = [...s.trees, region.sample(dice)];
  }
  s.toSet = 0;
  s.stage = 'first-card';
};

/** Unplaced slayers stand off the table, where nobody meets them. */
const outside = (nth: number): Point => ({ x: -4 * unit * (nth + 1), y: -4 * unit });

/** The first situation of a match that players have agreed on, or everything that is in its way. */
export const setUp = (plan: MatchPlan): Result<Situation, readonly PlanIssue[]> => {
  const issues = issuesOf(plan);
  if (issues.length > 0) return err(issues);
  const teams = teamsOf(plan.sheets);
  const slayers = teams.flatMap((team, id) => (team === slayerTeam ? [id] : []));
  const setting: Setting = {
    cards: plan.sheets.map(cardOf),
    teams,
    dragon: teams.indexOf(dragonTeam),
    slayers,
    corner: plan.corner,
  };
  const figures = teams.map((team, id): Figure =>
    newFigure(id, team, team === dragonTeam ? middle : outside(id)),
  );
  const s: Situation = {
    setting,
    figures,
    trees: [],
    stage: 'slayers',
    toSet: slayers.length,
    piles: 0,
    turns: 0,
    pile: emptyDeck,
    discard: [],
    waiting: [],
    row: Array.from({ length: cardCount }, () => ({ die: 0, isDown: false })),
    lastCard: 0,
    moreDv: 0,
    spent: [],
    acting: undefined,
    outcome: undefined,
  };
  if (plan.laidBy !== undefined) lay(s, plan.laidBy, plan.isSpread === true);
  return ok(s);
};
