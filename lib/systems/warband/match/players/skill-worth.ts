import { gapBetween, unit } from '../../../../table/table';
import { skillOf, type SkillId } from '../../skills/ask';
import type { Act } from '../../skills/effect';
import { strikeTargets } from '../attack/targets';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { areFoes, cardFor, figureOf, heldBy, type Actor, type MatchContext } from '../state/match-context';
import { recoverChance } from '../../odds/rolls';
import { movementOf } from '../movement/movement';
import { actionsOf, aimable } from '../turn/actions';
import { traitOf } from '../../skills/ask';
import { shotGain, strikeGain } from './attack-worth';
import { armsOf } from './stand';
import { lifeWorth, lossBy } from './value';

/** The chance that an active skill of somebody works. */
const chanceOf = (match: MatchContext, figure: Figure): number => {
  const { die, stat } = cardFor(match, figure);
  return Math.min(1, stat / die);
};

/** Expected gain from an action to recover. */
export const recoverGain = (match: MatchContext, figure: Figure): number => {
  const { die, stat } = cardFor(match, figure);
  const rolls = traitOf(heldBy(match, figure), 'recovery')?.trait.rolls ?? 1;
  const fails = (1 - recoverChance(die, stat)) ** rolls;
  return (1 - fails) * lifeWorth(match, figure);
};

/** The best that somebody can do at once by an order. */
const orderGain = (match: MatchContext, actor: Actor): number => {
  let most = 0;
  for (const action of actionsOf(match, actor, true)) {
    if (action.pick === 'recover') most = Math.max(most, recoverGain(match, actor.figure));
    if (action.pick === 'strike')
      most = Math.max(most, strikeGain(match, actor, figureOf(match, action.target)));
    if (action.pick === 'shoot')
      most = Math.max(most, shotGain(match, actor, figureOf(match, action.target), action.shooter));
    // Whoever may move by order moves by himself soon enough.
    if (action.pick === 'move') most = Math.max(most, 0.02);
  }
  return most;
};

/** Expected gain from an aimed skill on a target. */
export const aimGain = (
  match: MatchContext,
  { figure, by }: Actor,
  skill: SkillId,
  target: Figure,
): number => {
  const { active } = skillOf(skill);
  if (!active) return 0;
  const sign = target.team === by ? 1 : -1;
  switch (active.success.act) {
    case 'heal':
      return sign * lifeWorth(match, target);
    case 'order':
      return orderGain(match, { figure: target, by });
    case 'swap':
      // Fighters near opponents are better off elsewhere; nobody who acts changes for the worse.
      return sign * 0.05 * (dangerAt(match, target) - dangerAt(match, figure));
    case 'change-shape':
    case 'split':
    case 'rush':
    case 'move':
    case 'suffer':
    case 'lose-activation':
      return 0;
  }
};

const dangerAt = (match: MatchContext, figure: Figure): number =>
  match.s.figures.filter(
    (foe) => isStanding(foe) && areFoes(foe, figure) && gapBetween(foe.at, figure.at) <= 3 * unit,
  ).length;

/** The nearest opponent, in inches. */
const nearest = (match: MatchContext, figure: Figure): number => {
  let least = 48;
  for (const foe of match.s.figures)
    if (isOnTable(foe) && areFoes(foe, figure)) least = Math.min(least, gapBetween(figure.at, foe.at) / unit);
  return least;
};

/** The best attack after a rush. */
const rushGain = (match: MatchContext, figure: Figure): number => {
  const far = movementOf(match, figure) / unit + 1;
  let most = 0;
  for (const foe of match.s.figures) {
    if (!isOnTable(foe) || !areFoes(foe, figure) || gapBetween(figure.at, foe.at) / unit > far) continue;
    for (const { gain, from } of armsOf(match, figure, foe)) if (from === 0) most = Math.max(most, gain);
  }
  return most;
};

/** Opponents this near are attacked by the animal soon. */
const hunting = 12;

const successGain = (match: MatchContext, actor: Actor, skill: SkillId, act: Act): number => {
  const { figure } = actor;
  switch (act.act) {
    case 'heal':
    case 'order':
    case 'swap': {
      const { active } = skillOf(skill);
      const targets = active?.aim ? aimable(match, actor, active.aim) : [];
      return Math.max(0, ...targets.map((target) => aimGain(match, actor, skill, target)));
    }
    case 'rush':
      return rushGain(match, figure);
    case 'change-shape':
      return figure.shape === 'human' && nearest(match, figure) < hunting ? 0.8 : -0.5;
    case 'split':
      return strikeTargets(match, actor).length > 0 ? -0.2 : 0.35;
    case 'move':
    case 'suffer':
    case 'lose-activation':
      return 0;
  }
};

/** Cost of a failure, as a negative gain. */
const failureGain = (match: MatchContext, figure: Figure, act: Act | undefined): number => {
  switch (act?.act) {
    case 'suffer':
      return -lossBy(match, figure, act.wounds);
    case 'lose-activation':
      return -0.35;
    case 'move':
      return 0.05;
    case 'heal':
    case 'order':
    case 'swap':
    case 'change-shape':
    case 'split':
    case 'rush':
    case undefined:
      return 0;
  }
};

/** Expected gain from a use of an active skill. */
export const useGain = (match: MatchContext, actor: Actor, skill: SkillId): number => {
  const { active } = skillOf(skill);
  if (!active) return 0;
  const chance = chanceOf(match, actor.figure);
  return (
    chance * successGain(match, actor, skill, active.success) +
    (1 - chance) * failureGain(match, actor.figure, active.failure)
  );
};

/** Two halves are better off apart, unless one of them is about to fall. */
export const mergeGain = (match: MatchContext, figure: Figure): number =>
  dangerAt(match, figure) > 1 ? 0.1 : -0.2;
