import type { SetUpStep } from '../../../cards/kit/leaflet';
import type { TableLook } from '../../../cards/kit/table-picture';
import type { TableUnit } from '../../../cards/paper/ruler';
import { cornerTips, mapSide } from '../../../skirmish/map/corners';
import { planLabels } from '#words/systems/living/messages/kit-parts';
import { leaflet as words } from '#words/systems/living/messages/leaflet';
import { rulesOf, type AnyScenario, type Mission, type Scenario } from '../scenarios/scenario';
import { mapPlan } from './parts/plan';
import { teamNames } from './teams';

const lookOf = (scenario: AnyScenario, unit: TableUnit): Omit<TableLook, 'until'> => ({
  plan: mapPlan(scenario, unit, planLabels),
  anyTerrain: scenario.kind === 'scenario' || (scenario.hasTerrain && scenario.walls.length === 0),
});

/** Set-up of a scenario, step by step. @param names of heroes whose teams the kit shows */
export const scenarioSteps = (
  scenario: Scenario,
  unit: TableUnit,
  lacksLoadout: boolean,
  names: readonly string[],
): readonly SetUpStep[] => {
  const look = lookOf(scenario, unit);
  return [
    { text: `${words.square(unit)} ${words.terrain(scenario)}`, table: { ...look, until: 'terrain' } },
    { text: words.markers(scenario), table: { ...look, until: 'markers' } },
    { text: words.start(scenario, teamNames(scenario, names)), table: { ...look, until: 'figures' } },
    { text: words.cards(lacksLoadout, rulesOf(scenario, 'snow').length === 0), table: 'cards-and-deck' },
  ];
};

/** Where on the map a figure in its home corner stands, in #. */
const home = 1.6;

/** Set-up of a mission, step by step. @param own names of the heroes whose cards the kit has beside the mission's */
export const missionSteps = (
  mission: Mission,
  unit: TableUnit,
  hasDeck: boolean,
  own: readonly string[],
): readonly SetUpStep[] => {
  const look = lookOf(mission, unit);
  const [terrain, others, you] = words.mission(mission.id);
  const inwards = (value: number): number => (value === 0 ? home : mapSide - home);
  const spots = mission.markers.flatMap((marker) =>
    marker.marker === 'figure' && marker.figure === 'you' ? [marker.at] : [],
  );
  const begin = [
    ...spots,
    ...mission.homes.map(({ corner }) => {
      const { x, y } = cornerTips[corner];
      return { x: inwards(x), y: inwards(y) };
    }),
  ].slice(0, 1);
  const figures = begin.map((spot) => ({ ...spot, ink: 'blue' as const }));
  const place = `${words.square(unit)} ${terrain}`;
  // An empty square says nothing.
  const isEmpty = !look.anyTerrain && mission.walls.length === 0;
  return [
    ...(isEmpty
      ? [{ text: `${place} ${others}`, table: { ...look, until: 'markers' } } as const]
      : [
          { text: place, table: { ...look, until: 'terrain' } } as const,
          { text: others, table: { ...look, until: 'markers' } } as const,
        ]),
    { text: you, table: { ...look, until: 'figures', figures } },
    {
      text: words.missionCards(mission.id, mission.name, hasDeck, own),
      table: hasDeck ? 'cards-and-deck' : 'cards',
    },
  ];
};
