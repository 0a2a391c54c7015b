import { cover } from './cover';
import type { Figure } from './figure';
import { figureOf, type Flow, type Game } from './game';
import { held } from './properties';
import { pickDie, roll, sidesFor } from './roll';
import type { Blow } from './use';
import { bonusTo, isSet } from './values';

/** Rolls the defence against an attack, DV or MDV (ruling 22); the defender picks his die. */
export function* rollDefence(game: Game, target: Figure, blow: Blow): Flow<number> {
  const value = blow.value === 'MAV' ? 'MDV' : 'DV';
  const rolled = roll(game, target, value);
  const sides = isSet(game, target, value)
    ? [0, 0, 0, 0, 0, 0]
    : sidesFor(game, target, value === 'DV' ? 'defence' : 'magic');
  const asDefence = held(game, target, 'reads-as').flatMap(({ property, mark: { green, blue }, from }) =>
    property.from === 'magic' && value === 'MDV'
      ? []
      : [
          {
            all: property.pips === 'all',
            upTo:
              typeof property.pips === 'number' ? property.pips * (from.line === 'blue' ? blue : green) : 0,
          },
        ],
  );
  const other = sidesFor(game, target, value === 'DV' ? 'magic' : 'defence');
  const read = sides.map((pips, face) =>
    asDefence.reduce(
      (sum, { all, upTo }) => sum + (all ? (other[face] ?? 0) : Math.min(upTo, other[face] ?? 0)),
      pips,
    ),
  );
  const picked = yield* pickDie(target, value, read, rolled);
  const attacker = figureOf(game, blow.attacker);
  const covered = value === 'DV' && blow.kind === 'ranged' && cover(game, attacker, target) ? 1 : 0;
  const defence = Math.max(
    0,
    picked + bonusTo(game, target, value, { isRanged: blow.kind === 'ranged' }) + covered,
  );
  game.host.tell({ told: 'value', figure: target.id, value, is: defence });
  return defence;
}
