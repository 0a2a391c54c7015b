import { type Condition, isGroup } from '../../skills/effects/terms';
import { giveCondition, isImmune, takeCondition } from '../life/conditions';
import { worth } from '../values/count';
import { reached } from '../using/power';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, type MatchContext, type ActPlay } from '../state/match-context';
import { eitherOf } from '../state/mounts';
import { whoIs } from '../using/targets';
import type { EffectContext } from '../state/use';

/** The player picks a condition where the text does not say "newest" (ruling 21 for skills). */
function* pickCondition(
  match: MatchContext,
  figure: Figure,
  context: EffectContext,
): Flow<Condition | undefined> {
  if (figure.conditions.length === 0) return undefined;
  const user = figureOf(match, context.use.user);
  const { condition } = yield* choose(
    user.owner,
    { about: 'condition', figure: user.id, of: figure.id },
    figure.conditions.map(({ condition: each }) => ({ pick: 'condition' as const, condition: each })),
  );
  return condition;
}

function* nextCondition(
  match: MatchContext,
  figure: Figure,
  pick: 'newest' | 'any' | Condition,
  context: EffectContext,
): Flow<Condition | undefined> {
  if (pick === 'any') return yield* pickCondition(match, figure, context);
  if (pick === 'newest') return figure.conditions[figure.conditions.length - 1]?.condition;
  return figure.conditions.some(({ condition }) => condition === pick) ? pick : undefined;
}

const cure: ActPlay<'cure'> = function* (match, { count, pick, whom, counters }, context): Flow {
  for (const { figure: named, scale } of yield* reached(match, whom, context)) {
    const figure = yield* eitherOf(match, named, 'cure', hasConditions);
    if (count === 'all') {
      for (const { condition } of figure.conditions) takeCondition(match, figure, condition);
      continue;
    }
    const times = worth(match, count, context, figure.id, scale);
    for (let time = 0; time < times; time += 1) {
      const condition = yield* nextCondition(match, figure, pick, context);
      if (condition === undefined) break;
      takeCondition(match, figure, condition, counters ? 1 : Infinity);
    }
  }
};

const take: ActPlay<'take-conditions'> = function* (match, act, context): Flow {
  const [taker] = yield* whoIs(match, act.to, context);
  if (taker === undefined) return;
  for (const id of yield* whoIs(match, act.from, context)) {
    if (id === taker) continue;
    const named = figureOf(match, id);
    // Of a unit that is one of several, either may be rid of something.
    const giver = isGroup(act.from) ? yield* eitherOf(match, named, 'cure', hasConditions) : named;
    yield* takeFrom(match, giver, figureOf(match, taker), act, context);
  }
};

const hasConditions = ({ conditions }: Figure): boolean => conditions.length > 0;

function* takeFrom(
  match: MatchContext,
  giver: Figure,
  named: Figure,
  { count, counters, to }: Parameters<typeof take>[1],
  context: EffectContext,
): Flow {
  for (let left = worth(match, count, context, giver.id); left > 0; left -= 1) {
    const condition = yield* nextCondition(match, giver, 'newest', context);
    // Neither an immune figure nor a body takes a condition.
    if (condition === undefined || named.life !== 'up') return;
    const taker = to === 'you' ? named : yield* eitherOf(match, named, condition);
    if (isImmune(match, taker, condition)) return;
    const taken = takeCondition(match, giver, condition, counters ? 1 : Infinity);
    giveCondition(match, taker, condition, taken, context.use.user, context.use.skill.id);
  }
}

export const conditionActs = { cure, 'take-conditions': take } as const;
