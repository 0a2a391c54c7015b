import { newMap } from '../../../skirmish/set-up/set-up';
import { mapName } from '#words/systems/warband/messages/match-set-up';
import type { SetUpPart } from '../../set-up-part';
import { maps } from '../maps/maps';
import { scenarios, sides } from '../scenarios/scenario';
import type { Warband } from '../sheet/warband';

/** Choices before a match of the warband skirmish. */
export const setUp: SetUpPart<Warband> = {
  scenarios,
  maps: [...maps.map(({ id }) => id), newMap],
  mapName,
  sides,
  usualScenario: () => 'carnage',
  asksPlaces: true,
};
