import { gapBetween, unit } from '../../../../table/table';
import { skillOf, type SkillId } from '../../skills/ask';
import type { Act } from '../../skills/effect';
import { strikeTargets } from '../attack/targets';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { areFoes, cardFor, figureOf, heldBy, type Actor, type Game } from '../state/game';
import { recoverChance } from '../../odds/rolls';
import { movementOf } from '../movement/movement';
import { actionsOf, aimable } from '../turn/actions';
import { traitOf } from '../../skills/ask';
import { shotGain, strikeGain } from './attack-worth';
import { armsOf } from './stand';
import { lifeWorth, lossBy } from './value';

/** The chance that an active skill of somebody works. */
const chanceOf = (game: Game, figure: Figure): number => {
  const { die, stat } = cardFor(game, figure);
  return Math.min(1, stat / die);
};

/** Expected gain from an action to recover. */
export const recoverGain = (game: Game, figure: Figure): number => {
  const { die, stat } = cardFor(game, figure);
  const rolls = traitOf(heldBy(game, figure), 'recovery')?.trait.rolls ?? 1;
  const fails = (1 - recoverChance(die, stat)) ** rolls;
  return (1 - fails) * lifeWorth(game, figure);
};

/** The best that somebody can do at once by an order. */
const orderGain = (game: Game, actor: Actor): number => {
  let most = 0;
  for (const action of actionsOf(game, actor, true)) {
    if (action.pick === 'recover') most = Math.max(most, recoverGain(game, actor.figure));
    if (action.pick === 'strike')
      most = Math.max(most, strikeGain(game, actor, figureOf(game, action.target)));
    if (action.pick === 'shoot')
      most = Math.max(most, shotGain(game, actor, figureOf(game, action.target), action.shooter));
    // Whoever may move by order moves by himself soon enough.
    if (action.pick === 'move') most = Math.max(most, 0.02);
  }
  return most;
};

/** Expected gain from an aimed skill on a target. */
export const aimGain = (game: Game, { figure, by }: Actor, skill: SkillId, target: Figure): number => {
  const { active } = skillOf(skill);
  if (!active) return 0;
  const sign = target.team === by ? 1 : -1;
  switch (active.success.act) {
    case 'heal':
      return sign * lifeWorth(game, target);
    case 'order':
      return orderGain(game, { figure: target, by });
    case 'swap':
      // Whom opponents are near is better off elsewhere; nobody who acts changes for the worse.
      return sign * 0.05 * (dangerAt(game, target) - dangerAt(game, figure));
    case 'change-shape':
    case 'split':
    case 'rush':
    case 'move':
    case 'suffer':
    case 'lose-activation':
      return 0;
  }
};

const dangerAt = (game: Game, figure: Figure): number =>
  game.s.figures.filter(
    (foe) => isStanding(foe) && areFoes(foe, figure) && gapBetween(foe.at, figure.at) <= 3 * unit,
  ).length;

/** The nearest opponent, in inches. */
const nearest = (game: Game, figure: Figure): number => {
  let least = 48;
  for (const foe of game.s.figures)
    if (isOnTable(foe) && areFoes(foe, figure)) least = Math.min(least, gapBetween(figure.at, foe.at) / unit);
  return least;
};

/** The best attack after a rush. */
const rushGain = (game: Game, figure: Figure): number => {
  const far = movementOf(game, figure) / unit + 1;
  let most = 0;
  for (const foe of game.s.figures) {
    if (!isOnTable(foe) || !areFoes(foe, figure) || gapBetween(figure.at, foe.at) / unit > far) continue;
    for (const { gain, from } of armsOf(game, figure, foe)) if (from === 0) most = Math.max(most, gain);
  }
  return most;
};

/** Opponents this near are attacked by the animal soon. */
const hunting = 12;

const successGain = (game: Game, actor: Actor, skill: SkillId, act: Act): number => {
  const { figure } = actor;
  switch (act.act) {
    case 'heal':
    case 'order':
    case 'swap': {
      const { active } = skillOf(skill);
      const targets = active?.aim ? aimable(game, actor, active.aim) : [];
      return Math.max(0, ...targets.map((target) => aimGain(game, actor, skill, target)));
    }
    case 'rush':
      return rushGain(game, figure);
    case 'change-shape':
      return figure.shape === 'human' && nearest(game, figure) < hunting ? 0.8 : -0.5;
    case 'split':
      return strikeTargets(game, actor).length > 0 ? -0.2 : 0.35;
    case 'move':
    case 'suffer':
    case 'lose-activation':
      return 0;
  }
};

/** Cost of a failure, as a negative gain. */
const failureGain = (game: Game, figure: Figure, act: Act | undefined): number => {
  switch (act?.act) {
    case 'suffer':
      return -lossBy(game, figure, act.wounds);
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
export const useGain = (game: Game, actor: Actor, skill: SkillId): number => {
  const { active } = skillOf(skill);
  if (!active) return 0;
  const chance = chanceOf(game, actor.figure);
  return (
    chance * successGain(game, actor, skill, active.success) +
    (1 - chance) * failureGain(game, actor.figure, active.failure)
  );
};

/** Two halves are better off apart, unless one of them is about to fall. */
export const mergeGain = (game: Game, figure: Figure): number => (dangerAt(game, figure) > 1 ? 0.1 : -0.2);
