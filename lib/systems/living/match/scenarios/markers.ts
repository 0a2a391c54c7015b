import { teamIds } from '../../scenarios/place';
import { type AnyScenario, rulesOf } from '../../scenarios/scenario';
import type { Piece, Setting } from '../state/situation';
import { lyingAt, pointOf } from '../../../../skirmish/map/places';
import { homeOf } from './corner';

const free = { figure: -1, team: -1, count: 0 };

/** Number of a token from the start: the one on its die, or the actions that dig it up. */
const countOf = (scenario: AnyScenario, token: string): number =>
  rulesOf(scenario, 'count').find((rule) => rule.token === token)?.from ??
  rulesOf(scenario, 'dig').find((rule) => rule.token === token)?.actions ??
  0;

/** A scenario's markers as pieces; a flag is in its team's corner of this match. */
export const markersOf =
  (scenario: AnyScenario) =>
  (setting: Setting): readonly Omit<Piece, 'key'>[] =>
    scenario.markers.flatMap((marker): readonly Omit<Piece, 'key'>[] => {
      switch (marker.marker) {
        case 'flag': {
          const team = teamIds.indexOf(marker.team);
          const at = lyingAt(homeOf(setting, team) ?? pointOf(marker.at));
          return [{ ...free, piece: 'flag', ...at, team }];
        }
        case 'bomb':
        case 'parcel':
        case 'treasure': {
          const at = pointOf(marker.at);
          return [{ ...free, piece: marker.marker, ...at, count: countOf(scenario, marker.marker) }];
        }
        case 'circle':
          return [{ ...free, piece: 'circle', ...pointOf(marker.at) }];
        case 'healing':
        case 'figure':
        case 'entrance':
        case 'goal':
          return [];
      }
    });
