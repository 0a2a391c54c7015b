import { bareTableIn } from '../../../skirmish/map/bare-table';
import { newMap } from '../../../skirmish/set-up/set-up';
import { mapName } from '#words/systems/warband/messages/match-set-up';
import { scenarioLines } from '#words/systems/warband/messages/scenario-lines';
import type { SetUpPart } from '../../set-up-part';
import { maps } from '../maps/maps';
import { surfaceIn } from '../play/surface';
import { scenarios, sides } from '../scenarios/scenario';
import type { Warband } from '../sheet/warband';

const lines: ReadonlyMap<string, string> = new Map(Object.entries(scenarioLines));

/** Choices before a match of the warband skirmish. */
export const setUp: SetUpPart<Warband> = {
  scenarios,
  scenarioLine: (id) => lines.get(id),
  maps: [...maps.map(({ id }) => id), newMap],
  mapName,
  bareTable: (asked) => bareTableIn(maps, surfaceIn(asked), asked.map),
  sides,
  usualScenario: () => 'carnage',
  usualTeams: (warbands) => warbands.map((_, at) => at),
  asksPlaces: true,
};
