import type { Region } from '../../../../match/request';
import { canStand, distanceBetween, unit, type Ground, type Point } from '../../../../table/table';
import type { CornerId } from '../../../../skirmish/map/corners';
import { spawnRadius } from '../../scenarios/place';
import type { Figure } from '../state/figure';
import { cardFor, choose, choosePlace, figureOf, type Flow, type MatchContext } from '../state/match-context';
import type { Option } from '../state/option';
import { inOrder } from '../set-up/plan';
import { tipOf } from '../../../../skirmish/map/places';
import { apartIn, spotsIn, startIn } from '../places/spawn';

/** Where a base can be put down: its middle within the spawn point, apart from others; undefined without room. */
const regionIn = (ground: Ground, corner: CornerId, taken: readonly Point[]): Region | undefined => {
  const tip = tipOf(corner);
  const contains = (place: Point): boolean =>
    Number.isInteger(place.x) &&
    Number.isInteger(place.y) &&
    distanceBetween(place, tip) <= spawnRadius * unit &&
    canStand(ground, place, taken);
  const free = spotsIn(corner).filter(contains);
  const [first] = free;
  return first && { contains, candidates: () => free, sample: (next) => free[next(free.length)] ?? first };
};

/** Unplaced fighters are where they would start by default, and make room for placed ones. */
const giveWay = (match: MatchContext, corner: CornerId, left: readonly Figure[]): void => {
  const taken = match.s.figures.filter((one) => !left.includes(one)).map(({ at }) => at);
  const isSpread = match.s.setting.isSpread === true;
  const spread = isSpread ? apartIn(match.ground, corner, left.length, taken) : [];
  for (const [turn, nth] of inOrder(left.map((figure) => cardFor(match, figure))).entries()) {
    const figure = left[nth];
    const at = figure && (spread[turn] ?? startIn(match.ground, corner, taken));
    if (!at) continue;
    figure.at = at;
    taken.push(at);
  }
};

/** One player after the other puts his fighters down in their corner, in any order, or leaves the rest as they stand. */
export function* placeByHand(match: MatchContext): Flow {
  const { figures, setting } = match.s;
  for (const team of setting.teams) {
    const corner = setting.homes[team];
    let left = figures.filter((one) => one.team === team && one.life === 'up');
    while (corner && left.length > 0) {
      const options: readonly Option[] = [
        ...left.map(({ id }) => ({ pick: 'figure' as const, figure: id })),
        { pick: 'rest' },
      ];
      const chosen: Option = yield* choose(team, { about: 'set-up' }, options);
      if (chosen.pick !== 'figure') break;
      const figure = figureOf(match, chosen.figure);
      left = left.filter((one) => one !== figure);
      const taken = figures.filter((one) => one !== figure && !left.includes(one)).map(({ at }) => at);
      const region = regionIn(match.ground, corner, taken);
      if (!region) continue;
      figure.at = yield* choosePlace(team, { about: 'start', figure: figure.id }, region);
      match.host.emit({ told: 'placed', figure: figure.id });
      giveWay(match, corner, left);
    }
  }
}
