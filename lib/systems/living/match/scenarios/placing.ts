import { besides, heightAt, unit, type Point } from '../../../../table/table';
import { regionAt } from '../../../../skirmish/map/places';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choosePlace, standing, type MatchContext, type ScenarioPart } from '../state/match-context';
import { partnerOf } from '../state/mounts';
import { homeOf } from './corner';

const putDown = (match: MatchContext, figure: Figure, at: Point): void => {
  for (const each of [figure, partnerOf(match, figure)]) {
    if (!each) continue;
    each.at = at;
    each.height = heightAt(match.ground, at);
  }
};

/** Anywhere in the corner of his team. @param others who is in the way there */
function* placeInCorner(match: MatchContext, figure: Figure, others: readonly Figure[]): Flow {
  const home = homeOf(match.s.setting, figure.team);
  const at = others.map((other) => other.at);
  const region = home && regionAt(match.ground, home, at);
  if (!region) return;
  putDown(match, figure, yield* choosePlace(figure.owner, { about: 'start', figure: figure.id }, region));
  match.host.emit({ type: 'placed', figure: figure.id });
}

/** A rider shares his mount's place; pets start in contact with their hero, or as near as possible. */
function* placeFollowers(match: MatchContext, hero: Figure): Flow {
  const mine = standing(match).filter(
    ({ hero: of, id }) => of === hero.id && id !== hero.id && id !== hero.mount,
  );
  for (const [nth, follower] of mine.entries()) {
    const notYet = mine.slice(nth);
    const others = standing(match).filter((other) => !notYet.includes(other));
    if (follower.kind === 'daemon') yield* placeInCorner(match, follower, others);
    else {
      const blocking = others.filter((other) => other !== hero).map(({ at }) => at);
      const beside = besides(match.ground, hero.at, { passable: [], blocking }, 4 * unit);
      putDown(match, follower, beside ?? hero.at);
    }
  }
}

function* placeAll(match: MatchContext): Flow {
  const heroes = match.s.figures.filter(({ kind }) => kind === 'hero');
  for (const hero of heroes) {
    const others = standing(match).filter((other) => other.hero !== hero.id);
    yield* placeInCorner(match, hero, others);
    yield* placeFollowers(match, hero);
  }
}

/** Before anything else players choose where in their corners their heroes and daemons begin; chapter "Scenarios". */
export const placing: ScenarioPart = {
  phaseBegins: (match) => (match.s.phase === 1 ? placeAll(match) : undefined),
};
