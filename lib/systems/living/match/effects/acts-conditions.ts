import { type Condition, isGroup } from '../../skills/effects/terms';
import { giveCondition, isImmune, takeCondition } from '../life/conditions';
import { worth } from '../values/count';
import { reached } from '../using/power';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, type Game, type ActPlay } from '../state/game';
import { eitherOf } from '../state/mounts';
import { whoIs } from '../using/targets';
import type { EffectContext } from '../state/use';

/** The player picks a condition where the text does not say "newest" (ruling 21 for skills). */
function* pickCondition(game: Game, figure: Figure, context: EffectContext): Flow<Condition | undefined> {
  if (figure.conditions.length === 0) return undefined;
  const user = figureOf(game, context.use.user);
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
  context: EffectContext,
): Flow<Condition | undefined> {
  if (pick === 'any') return yield* pickCondition(game, figure, context);
  if (pick === 'newest') return figure.conditions[figure.conditions.length - 1]?.condition;
  return figure.conditions.some(({ condition }) => condition === pick) ? pick : undefined;
}

const cure: ActPlay<'cure'> = function* (game, { count, pick, whom, counters }, context): Flow {
  for (const { figure: named, scale } of yield* reached(game, whom, context)) {
    const figure = yield* eitherOf(game, named, 'cure', hasConditions);
    if (count === 'all') {
      for (const { condition } of figure.conditions) takeCondition(game, figure, condition);
      continue;
    }
    const times = worth(game, count, context, figure.id, scale);
    for (let time = 0; time < times; time += 1) {
      const condition = yield* nextCondition(game, figure, pick, context);
      if (condition === undefined) break;
      takeCondition(game, figure, condition, counters ? 1 : Infinity);
    }
  }
};

const take: ActPlay<'take-conditions'> = function* (game, act, context): Flow {
  const [taker] = yield* whoIs(game, act.to, context);
  if (taker === undefined) return;
  for (const id of yield* whoIs(game, act.from, context)) {
    if (id === taker) continue;
    const named = figureOf(game, id);
    // Of a unit that is one of several, either may be rid of something.
    const giver = isGroup(act.from) ? yield* eitherOf(game, named, 'cure', hasConditions) : named;
    yield* takeFrom(game, giver, figureOf(game, taker), act, context);
  }
};

const hasConditions = ({ conditions }: Figure): boolean => conditions.length > 0;

function* takeFrom(
  game: Game,
  giver: Figure,
  named: Figure,
  { count, counters, to }: Parameters<typeof take>[1],
  context: EffectContext,
): Flow {
  for (let left = worth(game, count, context, giver.id); left > 0; left -= 1) {
    const condition = yield* nextCondition(game, giver, 'newest', context);
    // Who is immune takes nothing, nor does a body.
    if (condition === undefined || named.life !== 'up') return;
    const taker = to === 'you' ? named : yield* eitherOf(game, named, condition);
    if (isImmune(game, taker, condition)) return;
    const taken = takeCondition(game, giver, condition, counters ? 1 : Infinity);
    giveCondition(game, taker, condition, taken, context.use.user, context.use.skill.id);
  }
}

export const conditionActs = { cure, 'take-conditions': take } as const;
