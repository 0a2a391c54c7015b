import { besideBase, canStand, gapBetween, routeTo, unit, type Point } from '../../../../table/table';
import { tableValues } from '../../rules/table-values';
import { canStrike, strikeDragon, strikeSlayer } from '../combat/strike';
import { baseOf, isDragon, radiusFor, type Figure } from '../state/figure';
import { choose, wants, type Flow, type MatchContext, type Table } from '../state/match-context';
import type { Option } from '../state/option';
import { basesFor, contactsOf, takenPlaces } from '../places/bases';
import { groundOf } from '../places/table';
import { plainly } from '../rolls/values';
import { put } from './walk';

const away = tableValues.near * unit;
/** Inches that a way out of contact may take round somebody. */
const longest = 5 * unit;

/** The places so far from both of two middles; a hair farther, since places are whole numbers. */
const crossings = (a: Point, far: number, b: Point, other: number): readonly Point[] => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0) return [];
  const along = (far * far - other * other + apart * apart) / (2 * apart);
  const squared = far * far - along * along;
  if (squared < 0) return [];
  const across = Math.sqrt(squared);
  return [1, -1].map((sign) => ({
    x: Math.round(a.x + (dx * along - sign * dy * across) / apart),
    y: Math.round(a.y + (dy * along + sign * dx * across) / apart),
  }));
};

/** Places for a figure leaving contact: exactly an inch from those left, never less; ruling 4. */
export const leavingSpots = (table: Table, figure: Figure): readonly Point[] => {
  const left = contactsOf(table, figure);
  if (left.length === 0) return [];
  const own = radiusFor(figure);
  const middle = (foe: Figure): number => radiusFor(foe) + own + away;
  const straight = left.flatMap(
    (foe) => besideBase({ ...foe.at, radius: radiusFor(foe) + away }, figure.at, own) ?? [],
  );
  const between = left.flatMap((one, at) =>
    left.slice(at + 1).flatMap((other) => crossings(one.at, middle(one) + 2, other.at, middle(other) + 2)),
  );
  const ground = groundOf(table.s);
  const taken = takenPlaces(table, figure);
  const bases = basesFor(table, figure);
  return [...straight, ...between].filter(
    (spot) =>
      left.every((foe) => gapBetween(baseOf(figure, spot), baseOf(foe)) >= away) &&
      canStand(ground, baseOf(figure, spot), taken) &&
      routeTo(ground, baseOf(figure), spot, bases, undefined, longest) !== undefined,
  );
};

/** Everybody who is left may make one regular attack, before the move; ruling 4. */
function* attacksOnLeaver(match: MatchContext, figure: Figure): Flow {
  for (const foe of contactsOf(match, figure)) {
    if (match.s.outcome || figure.isDead) return;
    if (foe.isDead || (!isDragon(foe) && !canStrike(match, foe))) continue;
    const about = { about: 'strike-leaver', figure: figure.id, by: foe.id } as const;
    if (!(yield* wants(foe.id, about))) continue;
    if (isDragon(foe)) yield* strikeSlayer(match, figure, '', () => plainly);
    else yield* strikeDragon(match, foe);
  }
}

/** Leaves contact, which is a whole movement. @param isFree without being attacked */
export function* leaveContact(match: MatchContext, figure: Figure, isFree: boolean): Flow {
  if (!isFree) yield* attacksOnLeaver(match, figure);
  if (match.s.outcome || figure.isDead) return;
  const spots = leavingSpots(match, figure);
  if (spots.length === 0) return;
  const options = spots.map((at): Option => ({ pick: 'place', at }));
  const chosen = yield* choose(figure.id, { about: 'leave', figure: figure.id }, options);
  if (chosen.pick === 'place') put(match, figure, chosen.at, 'left');
}
