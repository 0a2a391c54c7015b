import {
  canSee,
  gapBetween,
  lineTouches,
  radius,
  unit,
  type Point,
  type Units,
} from '../../../../table/table';
import type { Effect } from '../../skills/effect';
import { resolve } from '../attack/hit';
import { strikeTargets } from '../attack/reach';
import { playColours, playLine } from '../effects/play';
import { saidOf, type Use } from '../effects/use';
import type { Figure } from '../state/figure';
import { areFoes, choose, figureOf, isTarget, type Flow, type Game } from '../state/game';
import { bonusTo, isZero, tauntersOf } from '../lasting/modifiers';
import { areInContact } from '../geometry/placing';
import { chosenOf, spendAttack } from './attacks';

type FiendAttack = Extract<Effect, { act: 'fiend-attack' }>;

/** The end of a line that begins in the middle of a figure and goes on beyond a place. */
const lineThrough = (from: Point, through: Point, far: Units): Point => {
  const [dx, dy] = [through.x - from.x, through.y - from.y];
  const whole = Math.max(1, Math.sqrt(dx * dx + dy * dy));
  return { x: from.x + Math.trunc((dx * far) / whole), y: from.y + Math.trunc((dy * far) / whole) };
};

const foesOf = (game: Game, fiend: Figure, far: Units): readonly Figure[] => {
  const taunters = tauntersOf(game, fiend);
  return game.s.figures.filter(
    (foe) =>
      isTarget(foe) &&
      areFoes(fiend, foe) &&
      (taunters.length === 0 || taunters.includes(foe.id)) &&
      (areInContact(game, fiend, foe) || gapBetween(fiend.at, foe.at) <= far) &&
      canSee(game.ground, fiend.at, foe.at),
  );
};

function* oneOf(game: Game, { user, skill }: Use, among: readonly Figure[]): Flow<Figure | undefined> {
  if (among.length === 0) return undefined;
  const about = { about: 'target', figure: user.id, skill: skill.id, nth: 0 } as const;
  const { figure } = yield* choose(
    user.owner,
    about,
    among.map(({ id }) => ({ pick: 'figure' as const, figure: id })),
  );
  return figureOf(game, figure);
}

/** Everybody on a line towards one of the foes that it can reach. */
function* breathe(game: Game, use: Use, fiend: Figure, value: number): Flow {
  const length = (saidOf(use, (effect) => (effect.act === 'line' ? effect.of : undefined)) ?? 0) * unit;
  const aim = length > 0 ? yield* oneOf(game, use, foesOf(game, fiend, length)) : undefined;
  if (!aim) return;
  const end = lineThrough(fiend.at, aim.at, radius + length);
  for (const other of game.s.figures)
    if (other !== fiend && isTarget(other) && lineTouches(fiend.at, end, other.at))
      if (canSee(game.ground, fiend.at, other.at))
        resolve(game, { by: fiend, target: other, harm: 'magic', value });
}

/** The fiend deals what its summoner has rolled; it is its own attack of this turn. */
export function* fiendAttacks(game: Game, use: Use, fiend: Figure, { manner, value }: FiendAttack): Flow {
  spendAttack(fiend);
  yield* playLine(game, use, use.skill.always ?? [], 1, [fiend]);
  yield* playColours(game, use, [fiend]);
  const av = isZero(fiend, 'AV') ? 0 : Math.max(0, value + bonusTo(fiend, 'AV'));
  switch (manner) {
    case 'melee': {
      const target = yield* oneOf(game, use, strikeTargets(game, fiend));
      if (target) resolve(game, { by: fiend, target, harm: 'melee', value: av });
      return;
    }
    case 'ranged': {
      const far = saidOf(use, (effect) => (effect.act === 'fiend-range' ? effect.by : undefined)) ?? 0;
      const targets = yield* chosenOf(game, use, foesOf(game, fiend, far * unit));
      for (const target of targets) resolve(game, { by: fiend, target, harm: 'ranged', value: av });
      return;
    }
    case 'breath':
      yield* breathe(game, use, fiend, Math.max(0, value + bonusTo(fiend, 'MAV')));
  }
}
