import { diceGiven, diceTaken } from '../../../../painted-die/match/pool';
import * as table from '../../../../table/table';
import type { Figure, FigureId } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { basesFor, put } from '../geometry/placing';
import { units } from '../geometry/where';
import type { Condition } from '../../skills/effects/terms';
import { poolOf } from '../values/hand';
import { spend } from '../lasting/triggers';
import { addUp, held } from '../values/properties';
import { disturb } from '../entries/auras';

/** Gets a figure up where it lies, or at the nearest free place where somebody stands there by now (ruling pipsmith-getting-up). */
export const getUp = (match: MatchContext, figure: Figure): void => {
  figure.life = 'up';
  figure.fallen = 0;
  // The body that was wasted is no body any more (ruling pipsmith-wasted).
  figure.isWasted = false;
  const bases = basesFor(match, figure);
  if (table.canStand(match.ground, figure.at, [...bases.passable, ...bases.blocking])) return;
  const at = table.besides(match.ground, figure.at, bases, units(3));
  if (at) put(match, figure, at);
};

/** Dice that this many points take: in sudden death all that are left; chapter "Scenarios". */
export const taken = ({ s }: Pick<MatchContext, 's'>, figure: Figure, amount: number): number => {
  if (amount <= 0) return 0;
  return s.isSuddenDeath ? figure.hand : diceTaken(figure.hand, amount);
};

/**
 * Takes Life, which no roll defends and no reduction lessens (ruling 23). Whether anybody is down is checked
 * later, once everything that happens together has happened.
 * @param from the condition that costs it, or the skill with that line
 * @returns the Life really lost
 */
export const loseLife = (
  match: MatchContext,
  figure: Figure,
  amount: number,
  by: FigureId,
  from: { readonly of?: Condition; readonly skill?: string } = {},
): number => {
  if (figure.life !== 'up') return 0;
  const lost = taken(match, figure, amount);
  if (lost === 0) return 0;
  figure.hand -= lost;
  disturb(figure);
  match.host.emit({ type: 'loss', figure: figure.id, amount: lost, by, ...from });
  return lost;
};

/** Life less that the next restoration gives, where something waits for it and is used up by it. */
const lessened = (match: MatchContext, figure: Figure): number => {
  if (figure.modifiers.length === 0) return 0;
  const waiting = held(match, figure, 'next').filter(({ property }) => property.moment === 'restores-life');
  for (const { modifier, index } of waiting) spend(match, figure, modifier, index);
  return addUp(match, waiting, ({ property }) => {
    const [effect] = property.has === 'next' ? property.effects : [];
    return effect !== undefined && 'act' in effect && effect.act === 'heal-less' ? effect.by : undefined;
  });
};

/**
 * Restores Life, up to the Dicepool. It gets an unconscious figure up (ruling 19 for skills).
 * @param skill with that line
 * @returns the Life really restored
 */
export const restoreLife = (
  match: MatchContext,
  figure: Figure,
  amount: number,
  by: FigureId,
  skill?: string,
): number => {
  if (figure.life === 'dead' || figure.life === 'gone') return 0;
  const whole = diceGiven(figure.hand, poolOf(match, figure), amount);
  const restored = whole <= 0 ? 0 : whole - lessened(match, figure);
  if (restored <= 0) return 0;
  figure.hand += restored;
  match.host.emit({
    type: 'healed',
    figure: figure.id,
    amount: restored,
    by,
    ...(skill !== undefined && { skill }),
  });
  if (figure.life === 'down') {
    getUp(match, figure);
    match.host.emit({ type: 'raised', figure: figure.id, by });
  }
  return restored;
};
