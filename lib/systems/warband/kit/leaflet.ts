import type { Leaflet } from '../../../cards/kit/leaflet';
import { planLabels } from '#words/systems/warband/messages/kit-plan';
import { leaflet as words } from '#words/systems/warband/messages/leaflet';
import type { Scenario } from '../scenarios/scenario';
import { dieOf } from '../sheet/rank';
import type { Warband } from '../sheet/warband';
import { planOf, terrainAreas } from './plan';

/**
 * First page of a kit for these warbands and this scenario.
 * @param pieces of the kit that are printed
 */
export const leafletOf = (
  warbands: readonly Warband[],
  scenario: Scenario,
  pieces: readonly string[],
): Leaflet => {
  const plan = { ...planOf(scenario, planLabels, false), lines: [], walls: [], terrain: terrainAreas() };
  const look = { plan, anyTerrain: false };
  const names = warbands.map(({ name }) => name);
  const special = words.special(scenario.id);
  const [one] = warbands.flatMap(({ fighters }) => fighters);
  const sides = [...new Set(Object.values(dieOf))].sort((a, b) => a - b);
  return {
    title: words.title(scenario.name),
    need: [
      words.dice(sides),
      ...(warbands.length > 0 ? [words.figures(names, pieces.includes('fighter-standees'))] : []),
      words.table(pieces.includes('terrain')),
      words.tools,
    ],
    setUp: [
      {
        text: `${words.square} ${words.terrain(pieces.includes('terrain'))}`,
        table: { ...look, until: 'terrain' },
      },
      { text: words.markers(scenario.id), table: { ...look, until: 'markers' } },
      { text: words.start(names), table: { ...look, until: 'figures' } },
      { text: words.cards, table: 'cards-and-ranks' },
    ],
    signs: [],
    turn: {
      title: words.turnTitle,
      steps: words.turn(one && { ...one, die: dieOf[one.rank] }, scenario.id).map((text) => ({ text })),
    },
    ...(special && { special }),
    later: [],
    win: words.win(scenario.id),
    // Steps of the turn say so.
    fallen: [],
    ...(pieces.includes('fighter-standees') && {
      crafts: [{ craft: 'glued-standee', text: words.craft }],
    }),
  };
};
