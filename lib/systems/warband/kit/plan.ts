import { drawMapPlan, planPicture, type PlanPicture } from '../../../cards/pieces/map-plan';
import type { MapPlan } from '../../../cards/pieces/plan-map';
import type { DrawPages } from '../../../cards/paper/paper';
import { unit, type Terrain } from '../../../table/table';
import { maps } from '../maps/maps';
import { cornerTips, mapSide, type Spot } from '../../../skirmish/map/corners';
import { holdingDistance, spawnRadius, tokenSpots } from '../scenarios/place';
import { usualHomes, type Scenario, type ScenarioId } from '../scenarios/scenario';
import { liveries, sideIds, type SideId } from './icons';

/** The words of plans. */
export interface PlanLabels {
  readonly title: (scenario: Scenario) => string;
  readonly lead: (side: number) => string;
  readonly inches: (length: number) => string;
  readonly spawnPoint: (side: SideId) => string;
  readonly token: Readonly<Record<Exclude<ScenarioId, 'carnage'>, string>>;
  /** "12″ from the left, 12″ from the top". */
  readonly place: (at: Spot) => string;
  readonly forest: string;
  readonly house: string;
  /** @param hasRules the rules of the scenario, which begin with the set-up, lie beside it */
  readonly notes: (scenario: Scenario, hasRules: boolean) => readonly string[];
  readonly legend: string;
}

/** Inches between two labels along the edges. */
const labelled = 4;
/** Inches: a treasure lies at a point. */
const treasureRadius = 0.5;
/** mm on the plan. */
const forestDash = 1.2;
/** Inches on the plan. */
const wallThickness = 0.2;

/** The sides of a piece of terrain, one after the other. */
const sidesOf = ({ shape }: Terrain): readonly { readonly from: Spot; readonly to: Spot }[] => {
  const corners = shape.map(({ x, y }) => ({ x: x / unit, y: y / unit }));
  return corners.map((from, at) => ({ from, to: corners[(at + 1) % corners.length] ?? from }));
};

/** A wall as long as its outer edge, so that two meet at a corner. */
const wallOf = ({ from, to }: { readonly from: Spot; readonly to: Spot }) => {
  const more = wallThickness / 2 / Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) * more, (to.y - from.y) * more];
  return {
    from: { x: from.x - x, y: from.y - y },
    to: { x: to.x + x, y: to.y + y },
    thickness: wallThickness,
  };
};

/** The terrain of the first map that comes with Pipsmith, as areas. */
export const terrainAreas = (): NonNullable<MapPlan['terrain']> =>
  (maps[0]?.table.terrain ?? []).map(({ shape, walkThrough }) => ({
    outline: shape.map(({ x, y }) => ({ x: x / unit, y: y / unit })),
    isDense: !walkThrough,
    isWalkedThrough: walkThrough,
    dots: [],
  }));

/** The set-up of a scenario from above, with the terrain of the first map that comes with Pipsmith. */
export const planOf = (scenario: Scenario, labels: PlanLabels, hasRules: boolean): MapPlan => {
  const [map] = maps;
  const terrain = map?.table.terrain ?? [];
  const { id } = scenario;
  const spots = id === 'carnage' ? [] : tokenSpots(usualHomes);
  return {
    id: `map-plan-${id}`,
    title: labels.title(scenario),
    lead: labels.lead(mapSide),
    side: mapSide,
    labelled,
    inSquares: labels.inches,
    measured: labels.inches,
    corners: sideIds.flatMap((side, at) => {
      const corner = usualHomes[at];
      if (corner === undefined) return [];
      return [
        {
          tip: cornerTips[corner],
          radius: spawnRadius,
          ink: side,
          sign: liveries[side].sign,
          label: labels.spawnPoint(side),
        },
      ];
    }),
    spots: spots.map((at) => ({
      at,
      radius: id === 'treasure' ? treasureRadius : holdingDistance,
      ink: 'ink' as const,
    })),
    lines: terrain
      .filter(({ walkThrough }) => walkThrough)
      .flatMap((piece) => sidesOf(piece).map((side) => ({ ...side, dash: forestDash }))),
    walls: terrain.filter(({ walkThrough }) => !walkThrough).flatMap((piece) => sidesOf(piece).map(wallOf)),
    legendTitle: labels.legend,
    legend: [
      ...spots.map((at, index) => ({
        number: index + 1,
        text: id === 'carnage' ? '' : labels.token[id],
        place: labels.place(at),
      })),
      { line: { ink: 'ink', width: 0.35, dash: forestDash }, text: labels.forest },
      { line: { ink: 'ink', width: 1 }, text: labels.house },
    ],
    notes: labels.notes(scenario, hasRules),
  };
};

/** The plan as a page of the kit. */
export const mapPlan = (scenario: Scenario, labels: PlanLabels, hasRules: boolean): DrawPages =>
  drawMapPlan(planOf(scenario, labels, hasRules));

/** The plan of a scenario for a screen. */
export const scenarioPlan = (scenario: Scenario, labels: PlanLabels): PlanPicture =>
  planPicture(planOf(scenario, labels, false));
