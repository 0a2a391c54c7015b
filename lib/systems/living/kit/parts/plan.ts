import type { MapPlan } from '../../../../cards/pieces/plan-map';
import type { TableUnit } from '../../../../cards/paper/ruler';
import { cornerRadius, cornerTips, mapSide, type Spot } from '../../../../skirmish/map/corners';
import { circleRadius, type GuideLine, type Marker } from '../../scenarios/place';
import type { AnyScenario } from '../../scenarios/scenario';
import type { PlanLabels } from './labels';
import { liveries } from './liveries';

/** # between two labels along the edges of the plan. */
const labelled = 4;
/** #: half a base. */
const baseRadius = 0.5;

type Spotted = Extract<Marker, { readonly at: Spot }>;

const isSpot = (marker: Marker): marker is Spotted => 'at' in marker;

const radiusOf = ({ marker }: Spotted): number => (marker === 'circle' ? circleRadius : baseRadius);

const inkOf = (marker: Spotted) =>
  marker.marker === 'flag'
    ? liveries[marker.team].ink
    : marker.marker === 'circle' || (marker.marker === 'figure' && marker.figure === 'you')
      ? ('blue' as const)
      : ('ink' as const);

const nameOf = (marker: Spotted, labels: PlanLabels): string =>
  marker.marker === 'flag'
    ? labels.flag(marker.team)
    : marker.marker === 'circle'
      ? labels.circle(marker.line)
      : marker.marker !== 'figure'
        ? labels.marker[marker.marker]
        : marker.figure === 'victim'
          ? labels.victim(marker.number ?? 0)
          : labels.marker[marker.figure];

/** mm of a dash. */
const dashOf = (line: GuideLine['line']): number => (line === 'halves' ? 2.4 : 1.2);

/** # in tenths, as a player measures them. */
const squares = (value: number): string => `${Math.round(value * 10) / 10}#`;

/**
 * The set-up of a scenario from above, with its measures in # and for a # of this length.
 *
 * @param hasRules the rules of the scenario, which begin with the set-up, lie beside it
 */
export const mapPlan = (
  scenario: AnyScenario,
  unit: TableUnit,
  labels: PlanLabels,
  hasRules = false,
): MapPlan => {
  const spots = scenario.markers.filter(isSpot);
  const corners = scenario.markers.flatMap((marker): MapPlan['corners'] => {
    if (marker.marker === 'healing')
      return [
        {
          tip: cornerTips[marker.corner],
          radius: marker.within,
          ink: 'red',
          label: labels.healing(marker.within),
        },
      ];
    if (marker.marker === 'entrance' || marker.marker === 'goal')
      return [
        {
          tip: cornerTips[marker.corner],
          radius: cornerRadius,
          ink: 'ink',
          label: marker.marker === 'goal' ? labels.goal[marker.whose] : labels.marker.entrance,
        },
      ];
    return [];
  });
  const walls = scenario.kind === 'mission' ? scenario.walls : [];
  return {
    id: `map-plan-${scenario.id}`,
    title: labels.title(scenario),
    lead: labels.lead(unit),
    side: mapSide,
    labelled,
    inSquares: squares,
    measured: (count) => labels.length(count, unit),
    corners: [
      ...scenario.homes.map(({ corner, team }, index) => ({
        tip: cornerTips[corner],
        radius: cornerRadius,
        ink: team ? liveries[team].ink : ('ink' as const),
        ...(team && { sign: liveries[team].sign }),
        label: labels.base(team, scenario.kind === 'mission' ? 0 : index + 1),
      })),
      ...corners,
    ],
    spots: spots.map((marker) => ({ at: marker.at, radius: radiusOf(marker), ink: inkOf(marker) })),
    lines: scenario.lines.map(({ line, from, to }) => ({ from, to, dash: dashOf(line) })),
    walls,
    legendTitle: labels.legend,
    legend: [
      ...spots.map((marker, index) => ({
        number: index + 1,
        text: nameOf(marker, labels),
        place: labels.place(marker.at, unit),
      })),
      ...[...new Set(scenario.lines.map(({ line }) => line))].map((line) => ({
        line: { ink: 'ink' as const, width: 0.35, dash: dashOf(line) },
        text: labels.line[line],
      })),
      ...corners
        .filter(({ radius }) => radius < cornerRadius)
        .slice(0, 1)
        .map(({ ink, label }) => ({ line: { ink, width: 0.7 }, text: label })),
      ...(walls.length > 0 ? [{ line: { ink: 'ink' as const, width: 2 }, text: labels.marker.wall }] : []),
    ],
    notes: [
      ...walls.map(({ from, to }) => labels.wallPlace(from, to, unit)),
      ...labels.notes(scenario, hasRules),
    ],
  };
};
