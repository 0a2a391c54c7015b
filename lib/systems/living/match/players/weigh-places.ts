import type { Weighed } from '../../../../match/playing/judge';
import { isPlace, type Choice, type Request } from '../../../../match/request';
import { sure } from '../../../../skirmish/players/weighing';
import { besideBase, distanceBetween, unit, type Point } from '../../../../table/table';
import { stepsTowards } from '../../../../table/walks';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import type { About, Option } from '../state/option';
import { errandsOf } from './objectives';
import { areFoes } from './outlook';
import { weights as w } from './weights';
import { standOf } from './worth';

/** Places so near to each other that one of them is enough to try. */
export const areAlike = (one: Choice, other: Choice): boolean =>
  isPlace(one) && isPlace(other) && distanceBetween(one, other) < w.alike * unit;

type PlaceRequest = Extract<Request<About, Option>, { readonly region: unknown }>;

/** Places of a region on the way to opponents, at their sides, and on the way to what the scenario is about. */
const destinations = (
  match: MatchContext,
  figure: Figure,
  { region, about }: PlaceRequest,
): readonly Point[] => {
  const length = about.about === 'move' ? about.distance * unit : 0;
  const goals = errandsOf(match, figure).flatMap(({ to }) => [
    to,
    ...stepsTowards(match.ground, figure.at, to, length).slice(0, 4),
  ]);
  const ways = match.s.figures.flatMap((foe) => {
    if (foe.life !== 'up' || !areFoes(foe, figure)) return [];
    const isNear = distanceBetween(foe.at, figure.at) <= length + unit;
    const beside = isNear ? besideBase(foe.at, figure.at) : undefined;
    return [
      ...(beside ? [beside] : []),
      ...stepsTowards(match.ground, figure.at, foe.at, length).slice(0, 3),
    ];
  });
  return [...goals, ...ways].filter((place) => region.contains(place));
};

/** Places where a figure could go, the best first: the most promising, and the best of other parts of the table. */
export const weighPlaces = (
  match: MatchContext,
  figure: Figure,
  request: PlaceRequest,
): readonly Weighed[] => {
  const stand = standOf(match, figure);
  const guessed = [...request.region.candidates(), ...destinations(match, figure, request)]
    .map((place) => ({ place, gain: stand.guessAt(place) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ place }) => place);
  const looked = guessed.slice(0, w.closeLooks);
  const apart: Point[] = [];
  for (const place of guessed) {
    if (apart.length >= w.farLooks) break;
    if (apart.some((other) => areAlike(place, other))) continue;
    apart.push(place);
    if (!looked.includes(place)) looked.push(place);
  }
  return looked.map((place) => sure(place, stand.worthAt(place))).sort((a, b) => b.gain - a.gain);
};
