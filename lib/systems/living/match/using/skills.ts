import { ruleAbout } from '../../skills/school-rules';
import { isSpell, needsMagicPip, type Skill } from '../../skills/school';
import { carryOutSkill, fizzle } from './carry-out';
import { actors } from '../state/mounts';
import { fire, triggerOf } from '../lasting/modifiers';
import { happen } from '../lasting/ends';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { areAllies, figureOf, type Game } from '../state/game';
import { bind } from './hearing';
import { asRead } from './as-read';
import { isInRange } from './in-range';
import { diceBehind } from '../values/hand';
import { contextOf, newUse } from '../state/new-use';
import { partsOf } from '../entries/parts';
import { usedSkill } from './recovering';
import { refuses } from '../entries/riding';
import { isStoppedOnTheWay, snowballOf } from './snowballs';
import { diceOf } from '../values/roll';
import { countPips, rollFor, sacrificeFor } from './skill-roll';
import { layTrap } from '../lasting/trap';
import { isTooLate } from './too-late';
import { spendStored, storedSkill } from './stored';
import type { Action } from '../state/option';
import { pipsOf, type Attack, type Use, type UseOrigin } from '../state/use';

/**
 * Uses a skill that is no attack of its own: announced, paid, rolled, carried out; chapters "Skill" and "Skills".
 * @param from the announced action that it answers; what a skill adds that orders it, for the attack that shares its roll
 * @returns that attack, if there was one
 */
export function* useSkill(
  game: Game,
  figure: Figure,
  { skill: id, target, stored }: Extract<Action, { pick: 'use' }>,
  from: Pick<UseOrigin, 'answers' | 'order'> = {},
): Flow<Attack | undefined> {
  const holder = stored === undefined ? undefined : figure.auras.find(({ key }) => key === stored);
  const entry = holder ? storedSkill(holder) : usedSkill(id);
  if (!entry) throw new RangeError(`There is no skill ${id}.`);
  const skill = asRead(game, figure, entry, target);
  const { green = 0, magic = 0, how = 'copied' } = holder?.stored ?? {};
  const use = newUse(skill, figure, [target ?? figure.id], {
    ...from,
    start: { at: figure.at, hand: figure.hand },
    ...(how !== 'copied' && { given: { green, magic, isCasting: how === 'kept' } }),
  });
  const hasFailed = use.origin.given?.isCasting === false ? false : yield* announce(game, figure, use);
  yield* rollAndCarryOut(game, figure, use, hasFailed);
  if (holder) yield* spendStored(game, figure, holder.key);
  yield* afterUse(game, use);
  return use.attack;
}

/** Tells of a skill, and lets what waits for it happen. */
export function* announce(game: Game, figure: Figure, use: Use): Flow<boolean> {
  const { skill } = use;
  use.since = game.s.lastKey;
  // What is barred for the next skill action is barred no longer; a Shout is none.
  if (figure.barred.length > 0 && !ruleAbout(skill, 'shout'))
    figure.barred = figure.barred.filter(({ clock }) => clock.ends !== 'used');
  if (skill.requires?.includes('once-per-battle') && !keepsUntilSuccess(skill))
    figure.usedUp = [...figure.usedUp, skill.id];
  const moment = isSpell(skill) ? 'announces-spell' : 'announces-skill-but-no-spell';
  const trigger = triggerOf(moment, figure.id, { target: use.targets[0], use });
  const isAtOpponent = use.targets.some((id) => !areAllies(figure, figureOf(game, id)));
  for (const each of actors(game, figure)) {
    yield* fire(game, each, moment, trigger);
    if (isAtOpponent) yield* fire(game, each, 'checks-skill-against-opponent', trigger);
  }
  return trigger.isStopped;
}

const keepsUntilSuccess = ({ requires = [] }: Skill): boolean => requires.includes('used-up-by-success-only');

const works = (game: Game, figure: Figure, use: Use, against: Figure): boolean =>
  use.green > 0 &&
  (!needsMagicPip(use.skill) || use.skill.blue === undefined || pipsOf(use) > 0) &&
  isInRange(game, figure, use) &&
  !isTooLate(game, use) &&
  !refuses(against, use.skill);

/** Rolls for a skill and carries its lines out: what stands before the pip first, whatever the roll (ruling 1 for skills). */
export function* rollAndCarryOut(game: Game, figure: Figure, use: Use, hasFailed = false): Flow {
  const { skill } = use;
  const { before, rollsFirst } = partsOf(skill);
  const against = figureOf(game, use.targets[0] ?? figure.id);
  const { hand } = figure;
  // What is cast without a roll has no die to turn.
  const sacrifice = use.origin.given ? undefined : yield* sacrificeFor(figure, skill);
  const announced = diceOf(game, figure, against);
  if (use.origin.given?.isCasting !== false && !rollsFirst)
    yield* game.play(before, contextOf(use, 'always', 1));
  yield* rollFor(game, figure, use, against, announced, sacrifice);
  const behind = diceBehind(game, figure);
  if (hand + behind > 0 && figure.hand + behind <= 0) use.outcome.isLethal = true;
  yield* countPips(game, figure, use, hasFailed);
  const isWorking = works(game, figure, use, against);
  const { green, magic } = use;
  game.host.emit({ type: 'skill', figure: figure.id, skill: skill.id, green, magic, works: isWorking });
  if (!isWorking) return yield* fizzle(game, figure, use);
  if (snowballOf(skill) && (yield* isStoppedOnTheWay(game, use, against))) return;
  const trap = ruleAbout(skill, 'trap');
  if (trap) return yield* layTrap(game, figure, use, trap);
  yield* carryOutSkill(game, figure, use, against);
}

/** What is written down once a skill is over. */
export function* afterUse(game: Game, use: Use): Flow {
  const figure = figureOf(game, use.user);
  figure.thisTurn = {
    ...figure.thisTurn,
    usedSkill: true,
    castSpell: figure.thisTurn.castSpell || isSpell(use.skill),
    skills: [...figure.thisTurn.skills, use.skill.id],
  };
  bind(game, use);
  const { since } = use;
  const isOwn = (key: number): boolean => key > since || [...use.auras.values()].includes(key);
  yield* happen(game, figure, 'uses-skill', isOwn);
  yield* happen(game, figure, 'you-use-skill', isOwn);
  // What is cast without a roll spends no pips that wait for a spell (ruling elemental-mage-glyph).
  if (isSpell(use.skill) && !use.origin.given) yield* happen(game, figure, 'casts-spell', isOwn);
  if (use.skill.kind === 'snowball') yield* happen(game, figure, 'uses-snowball-skill', isOwn);
}
