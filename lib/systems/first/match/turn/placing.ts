import { regionAt, tipOf } from '../../../../skirmish/map/places';
import { takenPlaces } from '../geometry/placing';
import { choosePlace, type Flow, type Game } from '../state/game';

/** Players choose where in their bases their heroes begin, where the match is set up so and there are bases. */
export function* placeByHand(game: Game): Flow {
  const { setting, figures } = game.s;
  if (setting.isPlaced !== true) return;
  for (const hero of figures) {
    const corner = setting.homes[hero.team];
    const region = corner && regionAt(game.ground, tipOf(corner), takenPlaces(game, hero));
    if (!region) continue;
    hero.at = yield* choosePlace(hero.owner, { about: 'start', figure: hero.id }, region);
    game.host.emit({ type: 'placed', figure: hero.id });
  }
}
