import { diceOf } from '../match/chance';
import type { Choice } from '../match/request';
import { partOf } from '../systems/open';
import { distanceBetween, type Point } from '../table/table';
import { answer, lengthOf, requestNow, situationAt, type Session } from './session';

/**
 * Places that are drawn for each piece: the furthest from those before it is taken. Figures share one corner, and in a
 * heap nobody can be told apart.
 */
const draws = { terrain: 6, figure: 60 } as const;

const apart = (drawn: readonly Point[], others: readonly Point[]): Point | undefined => {
  const room = (place: Point): number =>
    Math.min(Infinity, ...others.map((other) => distanceBetween(other, place)));
  return drawn.reduce<Point | undefined>(
    (best, place) => (best && room(best) >= room(place) ? best : place),
    undefined,
  );
};

/**
 * Places, as chance has it but apart from each other, for everything that some players are asked to put down next.
 * @param seed 0 to 2^32 - 1; the same places for the same seed
 */
export const placesFor = (session: Session, players: readonly number[], seed: number): readonly Choice[] => {
  const part = partOf(session.encounter.system, 'play');
  const dice = diceOf(seed);
  const choices: Point[] = [];
  for (let now = session; ;) {
    const request = requestNow(now);
    if (!request || !('region' in request) || !players.includes(request.by)) return choices;
    const words = part?.request(request, situationAt(now, lengthOf(now)), now.encounter);
    if (!words?.isSetUp) return choices;
    const { region } = request;
    const place = apart(
      Array.from({ length: draws[words.figure < 0 ? 'terrain' : 'figure'] }, () => region.sample(dice)),
      choices,
    );
    if (!place) return choices;
    const next = answer(now, place);
    if (!next.ok) return choices;
    choices.push(place);
    now = next.value;
  }
};
