import { besides, heightAt, unit, type Point } from '../../../../table/table';
import { regionAt } from '../../../../skirmish/map/places';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choosePlace, standing, type Game, type ScenarioPart } from '../state/game';
import { partnerOf } from '../state/mounts';
import { homeOf } from './corner';

const putDown = (game: Game, figure: Figure, at: Point): void => {
  for (const each of [figure, partnerOf(game, figure)]) {
    if (!each) continue;
    each.at = at;
    each.height = heightAt(game.ground, at);
  }
};

/** Anywhere in the corner of his team. @param others who is in the way there */
function* placeInCorner(game: Game, figure: Figure, others: readonly Figure[]): Flow {
  const home = homeOf(game.s.setting, figure.team);
  const at = others.map((other) => other.at);
  const region = home && regionAt(game.ground, home, at);
  if (!region) return;
  putDown(game, figure, yield* choosePlace(figure.owner, { about: 'start', figure: figure.id }, region));
  game.host.emit({ type: 'placed', figure: figure.id });
}

/** A rider shares his mount's place; pets start in contact with their hero, or as near as possible. */
function* placeFollowers(game: Game, hero: Figure): Flow {
  const mine = standing(game).filter(
    ({ hero: of, id }) => of === hero.id && id !== hero.id && id !== hero.mount,
  );
  for (const [nth, follower] of mine.entries()) {
    const notYet = mine.slice(nth);
    const others = standing(game).filter((other) => !notYet.includes(other));
    if (follower.kind === 'daemon') yield* placeInCorner(game, follower, others);
    else {
      const blocking = others.filter((other) => other !== hero).map(({ at }) => at);
      const beside = besides(game.ground, hero.at, { passable: [], blocking }, 4 * unit);
      putDown(game, follower, beside ?? hero.at);
    }
  }
}

function* placeAll(game: Game): Flow {
  const heroes = game.s.figures.filter(({ kind }) => kind === 'hero');
  for (const hero of heroes) {
    const others = standing(game).filter((other) => other.hero !== hero.id);
    yield* placeInCorner(game, hero, others);
    yield* placeFollowers(game, hero);
  }
}

/** Before anything else players choose where in their corners their heroes and daemons begin; chapter "Scenarios". */
export const placing: ScenarioPart = {
  phaseBegins: (game) => (game.s.phase === 1 ? placeAll(game) : undefined),
};
