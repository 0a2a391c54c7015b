import type { Amount, Condition } from '../effects/terms';
import { giveCondition, isImmune, takeCondition } from './conditions';
import { worth } from './count';
import { reached } from './each';
import type { Figure } from './figure';
import { choose, figureOf, type Flow, type Game } from './game';
import { poolOf } from './hand';
import { restoreLife, seePool } from './life';
import { endCharm } from './marks';
import type { ActPlay } from './act-play';
import { besideFigure, put } from './shift';
import { whoIs } from './targets';
import type { Line } from './use';

const heal: ActPlay<'heal'> = function* (game, { amount, whom }, line): Flow {
  let restored = 0;
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    const most = mostGained(line, amount);
    const by = Math.min(most, worth(game, amount, line, figure.id, scale));
    if (restoreLife(game, figure, by, line.use.user) > 0) restored += 1;
  }
  // Who lacked nothing was not affected.
  line.use.affected = restored;
};

/** You gain at most the Life that the attack really took (ruling 21 for skills). */
const mostGained = ({ use }: Line, amount: Amount): number =>
  typeof amount === 'object' &&
  'each' in amount &&
  amount.each === 'damage-dealt' &&
  use.blow?.kind === 'effect'
    ? use.blow.lost
    : Infinity;

/** The player picks a condition where the text does not say "newest" (ruling 21 for skills). */
export function* pickCondition(game: Game, figure: Figure, line: Line): Flow<Condition | undefined> {
  if (figure.conditions.length === 0) return undefined;
  const user = figureOf(game, line.use.user);
  const { condition } = yield* choose(
    user.owner,
    { about: 'condition', figure: user.id, of: figure.id },
    figure.conditions.map(({ condition: each }) => ({ pick: 'condition' as const, condition: each })),
  );
  return condition;
}

function* nextCondition(
  game: Game,
  figure: Figure,
  pick: 'newest' | 'any' | Condition,
  line: Line,
): Flow<Condition | undefined> {
  if (pick === 'any') return yield* pickCondition(game, figure, line);
  if (pick === 'newest') return figure.conditions[figure.conditions.length - 1]?.condition;
  return figure.conditions.some(({ condition }) => condition === pick) ? pick : undefined;
}

const cure: ActPlay<'cure'> = function* (game, { count, pick, whom, counters }, line): Flow {
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    const times = count === 'all' ? Infinity : worth(game, count, line, figure.id, scale);
    for (let time = 0; time < times; time += 1) {
      const condition = yield* nextCondition(game, figure, pick, line);
      if (condition === undefined) break;
      takeCondition(game, figure, condition, counters ? 1 : Infinity);
    }
  }
};

const take: ActPlay<'take-conditions'> = function* (game, { count, from, to, counters }, line): Flow {
  const [giver] = yield* whoIs(game, from, line);
  const [taker] = yield* whoIs(game, to, line);
  if (giver === undefined || taker === undefined || giver === taker) return;
  const source = figureOf(game, giver);
  for (let left = worth(game, count, line, giver); left > 0; left -= 1) {
    const condition = yield* nextCondition(game, source, 'newest', line);
    if (condition === undefined) return;
    // Who is immune takes nothing.
    if (isImmune(game, figureOf(game, taker), condition)) return;
    const taken = takeCondition(game, source, condition, counters ? 1 : Infinity);
    giveCondition(game, figureOf(game, taker), condition, taken, line.use.user);
  }
};

/** What can be dispelled: nothing ends a Nature Spell before its time. */
const canEnd = (figure: Figure, what: string): readonly number[] =>
  figure.charms
    .filter(({ kind, skill }) => {
      if (what === 'loa') return kind === 'loa';
      if (skill.startsWith('druid/')) return false;
      return what === 'enchantment' ? kind === 'enchantment' : kind === 'hex';
    })
    .map(({ key }) => key);

const dispel: ActPlay<'dispel'> = function* (game, { what, count, pick, whom }, line): Flow {
  const user = figureOf(game, line.use.user);
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    for (let left = worth(game, count, line, figure.id, scale); left > 0; left -= 1) {
      const able = canEnd(figure, what);
      const newest = able[able.length - 1];
      if (newest === undefined) break;
      const key =
        pick === 'newest'
          ? newest
          : (yield* choose(
              user.owner,
              { about: 'charm', figure: user.id, of: figure.id },
              able.map((each) => ({ pick: 'charm' as const, key: each })),
            )).key;
      yield* endCharm(game, figure, key, true);
      line.use.removed += 1;
    }
  }
};

const raise: ActPlay<'raise'> = function* (game, { whom, hand, to }, line): Flow {
  const user = figureOf(game, line.use.user);
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    if (figure.isLost || figure.life === 'up' || figure.life === 'gone') continue;
    figure.life = 'up';
    figure.fallen = 0;
    const pool = poolOf(game, figure);
    figure.hand = Math.min(pool, hand === 'full' ? pool : worth(game, hand, line, figure.id, scale));
    figure.poolSeen = pool;
    if (to === 'your-contact') {
      const at = besideFigure(game, figure, user);
      if (at) put(game, figure, at);
    }
    game.host.tell({ told: 'raised', figure: figure.id, by: user.id });
  }
};

const dicepool: ActPlay<'dicepool'> = function* (game, { by, whom }, line): Flow {
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    figure.pool = Math.max(0, figure.pool + worth(game, by, line, figure.id, scale));
    seePool(game, figure);
  }
};

const lost: ActPlay<'dies-for-good'> = function* (game, { whom }, line): Flow {
  for (const id of yield* whoIs(game, whom, line)) {
    const figure = figureOf(game, id);
    figure.isLost = true;
    figure.hand = 0;
    if (figure.life === 'up' || figure.life === 'down') figure.life = 'dead';
  }
};

export const help = {
  heal,
  cure,
  'take-conditions': take,
  dispel,
  raise,
  dicepool,
  'dies-for-good': lost,
} as const;
