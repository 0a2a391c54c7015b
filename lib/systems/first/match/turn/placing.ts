import { regionAt, tipOf } from '../../../../skirmish/map/places';
import { takenPlaces } from '../geometry/placing';
import { choosePlace, type Flow, type MatchContext } from '../state/match-context';

/** Players choose where in their bases their heroes begin, where the match is set up so and there are bases. */
export function* placeByHand(match: MatchContext): Flow {
  const { setting, figures } = match.s;
  if (setting.isPlaced !== true) return;
  for (const hero of figures) {
    const corner = setting.homes[hero.team];
    const region = corner && regionAt(match.ground, tipOf(corner), takenPlaces(match, hero));
    if (!region) continue;
    hero.at = yield* choosePlace(hero.owner, { about: 'start', figure: hero.id }, region);
    match.host.emit({ type: 'placed', figure: hero.id });
  }
}
