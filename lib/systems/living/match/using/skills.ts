import { ruleAbout } from '../../skills/school-rules';
import { carryOutSkill, fizzle } from './carry-out';
import { contextOf, newUse } from '../state/new-use';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { asRead } from '../values/form';
import { diceBehind } from '../values/hand';
import { partsOf } from '../entries/parts';
import { usedSkill } from './recovering';
import { isStoppedOnTheWay, snowballOf } from './snowballs';
import { diceOf, sidePicked, sidesFor } from '../values/roll';
import { countPips, rollFor, sacrificeFor } from './skill-roll';
import { layTrap } from '../lasting/trap';
import { spendStored, storedSkill } from './stored';
import type { Action } from '../state/option';
import type { Attack, Use, UseOrigin } from '../state/use';
import { announce, afterUse } from './announce';
import { failureOf } from './in-range';

/**
 * Uses a skill that is not itself an attack: announced, paid, rolled, carried out; chapters "Skill" and "Skills".
 * @param from the announced action that it answers; additions by a skill that orders it, for the attack that shares
 * its roll
 * @returns that attack, if there was one
 */
export function* useSkill(
  match: MatchContext,
  figure: Figure,
  { skill: id, target, stored }: Extract<Action, { pick: 'use' }>,
  from: Pick<UseOrigin, 'answers' | 'order'> = {},
): Flow<Attack | undefined> {
  const holder = stored === undefined ? undefined : figure.auras.find(({ key }) => key === stored);
  const entry = holder ? storedSkill(holder) : usedSkill(id);
  if (!entry) throw new RangeError(`There is no skill ${id}.`);
  const skill = asRead(match, figure, entry, target);
  const { green = 0, magic = 0, how = 'copied' } = holder?.stored ?? {};
  const use = newUse(skill, figure, [target ?? figure.id], {
    ...from,
    start: { at: figure.at, hand: figure.hand },
    ...(how !== 'copied' && { given: { green, magic, isCasting: how === 'kept' } }),
  });
  const hasFailed = use.origin.given?.isCasting === false ? false : yield* announce(match, figure, use);
  yield* rollAndCarryOut(match, figure, use, hasFailed);
  if (holder) yield* spendStored(match, figure, holder.key);
  yield* afterUse(match, use);
  return use.attack;
}

/** Rolls for a skill and plays its lines: the part before the pip first, whatever the roll (ruling 1 for skills). */
export function* rollAndCarryOut(match: MatchContext, figure: Figure, use: Use, hasFailed = false): Flow {
  const { skill } = use;
  const { before, rollsFirst } = partsOf(skill);
  const against = figureOf(match, use.targets[0] ?? figure.id);
  const { hand } = figure;
  // A skill cast without a roll has no die to turn.
  const sacrifice = use.origin.given ? undefined : yield* sacrificeFor(figure, skill);
  const announced = diceOf(match, figure, against);
  if (use.origin.given?.isCasting !== false && !rollsFirst)
    yield* match.play(before, contextOf(use, 'always', 1));
  yield* rollFor(match, figure, use, against, announced, sacrifice);
  const behind = diceBehind(match, figure);
  if (hand + behind > 0 && figure.hand + behind <= 0) use.outcome.isLethal = true;
  yield* countPips(match, figure, use, against, hasFailed);
  const failure = failureOf(match, figure, use, against);
  const { green, magic, made } = use;
  const side = sidePicked(sidesFor(match, figure, 'magic'), use.roll, made?.parts.die ?? 0);
  const told = {
    type: 'skill',
    figure: figure.id,
    skill: skill.id,
    green,
    magic,
    works: failure === undefined,
    ...(failure && { why: hasFailed ? 'stopped' : failure }),
    ...side,
  } as const;
  match.host.emit(made ? { ...told, made } : told);
  if (failure) return yield* fizzle(match, figure, use);
  if (snowballOf(skill) && (yield* isStoppedOnTheWay(match, use, against))) return;
  const trap = ruleAbout(skill, 'trap');
  if (trap) return yield* layTrap(match, figure, use, trap);
  yield* carryOutSkill(match, figure, use, against);
}
