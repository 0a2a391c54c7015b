import { drawMapPlan, planPicture, type PlanPicture } from '../../../cards/pieces/map-plan';
import type { MapPlan } from '../../../cards/pieces/plan-map';
import type { DrawPages } from '../../../cards/paper/paper';
import { tableUnits, type TableUnit } from '../../../cards/paper/ruler';
import { markersOf, type Marker, holdingDistance, type Scenario } from '../scenarios/scenario';
import { unit as square } from '../../../table/table';
import { maps } from '../maps/maps';
import { cornerRadius, cornerTips, mapSide, type Spot } from '../../../skirmish/map/corners';
import { liveries, teamHomes, type TeamId } from './icons';

/** The words of map plans. */
export interface PlanLabels {
  readonly title: (scenario: Scenario) => string;
  readonly lead: (side: number, unit: TableUnit) => string;
  /** "4 in", "4 cm": this many # on the table. */
  readonly length: (squares: number, unit: TableUnit) => string;
  readonly squares: (value: number) => string;
  readonly base: (team: TeamId) => string;
  readonly marker: (marker: Marker) => string;
  /** "4# from the left, 16# from the top", and what that measures. */
  readonly place: (at: Spot, unit: TableUnit) => string;
  /** Terrain by what it does: what is only seen past, and what is walked through too. */
  readonly open: string;
  readonly wood: string;
  readonly notes: (scenario: Scenario, hasRules: boolean) => readonly string[];
  /** The terrain drawn is only one way to set it up. */
  readonly example: string;
  readonly legend: string;
}

/** # between two labels along the edges of the plan. */
const labelled = 4;
/** #: half a base. */
const tokenRadius = 0.5;

/** Terrain of the first map that comes with Pipsmith; none of it lies on a spot of a scenario. */
const terrainAreas = (): NonNullable<MapPlan['terrain']> =>
  (maps[0]?.table.terrain ?? []).map(({ shape, seeThrough, walkThrough }) => ({
    outline: shape.map(({ x, y }) => ({ x: x / square, y: y / square })),
    isDense: !seeThrough,
    isWalkedThrough: walkThrough,
    dots: [],
  }));

const inkOf = ({ marker }: Marker) => (marker === 'flag' ? ('blue' as const) : ('ink' as const));

/**
 * The set-up of a scenario from above, with its measures in # and for a # of this length.
 * @param hasRules the rules of the scenario, which begin with the set-up, lie beside it
 */
export const planOf = (
  scenario: Scenario,
  unit: TableUnit,
  labels: PlanLabels,
  hasRules: boolean,
): MapPlan => {
  const markers = markersOf(scenario);
  return {
    id: `map-plan-${scenario.id}`,
    title: labels.title(scenario),
    lead: labels.lead(mapSide, unit),
    side: mapSide,
    labelled,
    inSquares: labels.squares,
    // Where a # is an inch, both would say the same number.
    measured: (count) => (unit.id === 'inch' ? labels.squares(count) : labels.length(count, unit)),
    corners: teamHomes(scenario.homes).map(({ team, corner }) => ({
      tip: cornerTips[corner],
      radius: cornerRadius,
      ink: team,
      sign: liveries[team].sign,
      label: labels.base(team),
    })),
    spots: markers.map((marker) => ({
      at: marker.at,
      radius: marker.marker === 'hill' ? holdingDistance : tokenRadius,
      ink: inkOf(marker),
    })),
    terrain: terrainAreas(),
    lines: [],
    walls: [],
    legendTitle: labels.legend,
    legend: [
      ...markers.map((marker, index) => ({
        number: index + 1,
        text: labels.marker(marker),
        place: labels.place(marker.at, unit),
      })),
      { line: { ink: 'ink', width: 0.35 }, text: labels.open },
      { line: { ink: 'ink', width: 0.35, dash: 1.2 }, text: labels.wood },
    ],
    notes: [...labels.notes(scenario, hasRules), labels.example],
  };
};

/** The plan as a page of the kit. */
export const mapPlan = (
  scenario: Scenario,
  unit: TableUnit,
  labels: PlanLabels,
  hasRules: boolean,
): DrawPages => drawMapPlan(planOf(scenario, unit, labels, hasRules));

/** The plan of a scenario for a screen; on the table a # is an inch there. */
export const scenarioPlan = (scenario: Scenario, labels: PlanLabels): PlanPicture =>
  planPicture(planOf(scenario, tableUnits.inch, labels, false));
