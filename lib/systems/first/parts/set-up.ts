import { kindIds } from '../../../skirmish/map/own-maps';
import { bareTableIn } from '../../../skirmish/map/bare-table';
import { newMap } from '../../../skirmish/set-up/set-up';
import { ownMapBehind } from '../../../table/own-map/code';
import { mapName } from '#words/systems/first/messages/match-set-up';
import { scenarioLines } from '#words/systems/first/messages/scenario-lines';
import type { SetUpPart } from '../../set-up-part';
import { maps } from '../maps/maps';
import { surfaceIn } from '../play/surface';
import { terrainKinds } from '../maps/piece';
import { scenarios, sides, usualTeams } from '../scenarios/scenario';
import type { HeroDraft } from '../sheet/hero';

const lines: ReadonlyMap<string, string> = new Map(Object.entries(scenarioLines));

/** Choices before a match of the first edition. */
export const setUp: SetUpPart<HeroDraft> = {
  scenarios,
  scenarioLine: (id) => lines.get(id),
  maps: [...maps.map(({ id }) => id), newMap],
  ownMap: (id) => ownMapBehind(id, kindIds(terrainKinds)),
  mapName,
  bareTable: (asked) => bareTableIn(maps, surfaceIn(asked), asked.map),
  sides,
  // A gang fight of two teams where teams are named, else everybody for himself.
  usualScenario: (heroes, teams) =>
    heroes === 2 || (teams && new Set(teams).size === 2) ? 'gang-fight' : 'deathmatch',
  usualTeams: (heroes, scenario) => usualTeams(heroes.length, scenario),
  asksPlaces: true,
};
