import { kindIds } from '../../../skirmish/map/own-maps';
import { bareTableIn } from '../../../skirmish/map/bare-table';
import { newMap } from '../../../skirmish/set-up/set-up';
import { ownMapBehind } from '../../../table/own-map/code';
import { mapName } from '#words/systems/living/messages/match-set-up';
import { scenarioLines } from '#words/systems/living/messages/scenario-lines';
import type { SetUpPart } from '../../set-up-part';
import { maps } from '../maps/maps';
import { surfaceIn } from '../play/surface';
import { terrainKinds } from '../maps/piece';
import { missions, scenarios, usualTeams } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';

const lines: ReadonlyMap<string, string> = new Map(Object.entries(scenarioLines));

/** Choices before a match of the Living Rulebook. */
export const setUp: SetUpPart<HeroDraft> = {
  scenarios,
  scenarioLine: (id) => lines.get(id),
  missions,
  maps: [...maps.map(({ id }) => id), newMap],
  ownMap: (id) => ownMapBehind(id, kindIds(terrainKinds)),
  mapName,
  bareTable: (asked) => bareTableIn(maps, surfaceIn(asked), asked.map),
  sides: { least: 2, most: 8 },
  // Each for himself, while there are corners for all.
  usualScenario: (heroes, teams) =>
    heroes > 4 || (teams && new Set(teams).size < heroes) ? 'team-carnage' : 'all-out-carnage',
  usualTeams: (heroes, scenario) => usualTeams(heroes.length, scenario),
  asksPlaces: true,
};
