import { rateOf, type Weighed } from '../../match/playing/judge';
import { choicesOf, isPlace, type Choice, type Request } from '../../match/request';
import { distanceBetween, towards, unit, type Point, type Units } from '../../table/table';

/** An answer with a known gain. @param cost actions that it takes */
export const sure = (choice: Choice, gain: number, cost = 1): Weighed => ({
  choice,
  gain,
  isSure: true,
  cost,
});

/** Where a figure stands, and what each place is worth to it. */
export interface Standpoint {
  readonly at: Point;
  readonly worthAt: (place: Point) => number;
}

/** Expected gain from a movement: the best of the places on the straight ways to its goals. @param left its length */
export const straightGain = ({ at, worthAt }: Standpoint, goals: readonly Point[], left: Units): number => {
  const here = worthAt(at);
  let best = here;
  for (const goal of goals) {
    const most = Math.max(0, distanceBetween(at, goal) - unit);
    best = Math.max(best, worthAt(towards(at, goal, Math.min(left, most))));
  }
  // A place may be reached that no straight way leads to: something is expected where nothing is gained.
  return Math.max(best - here, 0.02);
};

/** Of these places those nearest to any of the goals. @param most that are looked at closely */
export const nearestTo = (
  places: readonly Point[],
  goals: readonly Point[],
  most: number,
): readonly Point[] => {
  if (places.length <= most) return places;
  const nearest = (place: Point): number =>
    Math.min(...goals.map((goal) => distanceBetween(place, goal)), 1e9);
  return [...places].sort((a, b) => nearest(a) - nearest(b)).slice(0, most);
};

/** How a game weighs the answers to a request. */
export interface Weighing<Game, About, Option> {
  readonly optionWeighed: (game: Game, about: About, option: Option, at: number) => Weighed;
  /** @param most places that are looked at closely, of all that there are */
  readonly placesWeighed: (
    game: Game,
    about: About,
    places: readonly Point[],
    most: number,
  ) => readonly Weighed[];
  /** Places looked at by somebody who thinks, and by somebody who does not think long. */
  readonly looks: number;
  readonly glances: number;
}

/** How a player who looks one action ahead answers. */
export const weighingBy = <Game, About, Option>({
  optionWeighed,
  placesWeighed,
  looks,
  glances,
}: Weighing<Game, About, Option>) => {
  const weighed = (game: Game, request: Request<About, Option>, most: number): readonly Weighed[] => {
    if ('options' in request)
      return request.options.map((option, at) => optionWeighed(game, request.about, option, at));
    if ('region' in request) return placesWeighed(game, request.about, request.region.candidates(), most);
    return choicesOf(request).map((choice) => sure(choice, 0));
  };

  /** Answers worth a thought, the best first. */
  const weigh = (game: Game, request: Request<About, Option>): readonly Weighed[] =>
    [...weighed(game, request, looks)].sort((a, b) => rateOf(b) - rateOf(a));

  /** Choice of a player who does not think long. */
  const reflex = (game: Game, request: Request<About, Option>): Choice => {
    const [first, ...rest] = weighed(game, request, glances);
    if (!first) throw new RangeError('A request without an answer.');
    return rest.reduce((best, one) => (rateOf(one) > rateOf(best) ? one : best), first).choice;
  };
  return { weigh, reflex };
};

/** Places a # apart are tried once. */
export const areAlike = (one: Choice, other: Choice): boolean =>
  isPlace(one) && isPlace(other) && distanceBetween(one, other) < unit;
