import { dismiss } from '../using/dismissal';
import { happen } from '../lasting/ends';
import type { Figure } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import { figureOf, wants, type MatchContext } from '../state/match-context';
import { takeLife } from './later';
import { keepsRecovering } from '../using/recovering';
import { costOf, isNone, pay, countAct } from './cost';
import type { Action } from '../state/option';
import type { Attack } from '../state/use';
import { payTorment } from '../movement/torment';
import { chooseShout, shout } from '../using/shouts';
import { strikeAsSnowman } from '../followers/snowman';
import { carriesCannon, isCannonShot } from '../values/weapons';
import { makeAttack, charge } from './make-attack';
import { carryOutOther } from './other-actions';

/** Any action but a skill action; waiting isn't one, nor is anything that costs the Hero no action. */
const goesWithShout = (action: Action): boolean =>
  !('skill' in action) &&
  !isNone(action) &&
  action.pick !== 'give-action' &&
  (action.pick !== 'scenario' || action.actions > 0);

/** An attack action; a charge is a combination of actions (chapter "Charge"). */
const isPlainAttack = ({ pick }: Action): boolean => pick === 'melee' || pick === 'shoot';

/** How an action comes about: of the figure's own, with a Delay counter, or out of turn because a skill makes it perform one. */
export type Performing = 'own' | 'reaction' | 'ordered';

/** A cannon leaves one action; whoever drops it then has the other one as well (ruling armoury-cannon-fired). */
export const mayDropCannon = (match: MatchContext, figure: Figure): Flow =>
  figure.actions > 0 || figure.life !== 'up' || figure.hand === 0 || !carriesCannon(match, figure)
    ? nothingHappens
    : askToDrop(match, figure);

function* askToDrop(match: MatchContext, figure: Figure): Flow {
  if (!(yield* wants(figure.owner, { about: 'may', figure: figure.id, skill: '', what: 'drop-cannon' })))
    return;
  match.host.emit({ type: 'action', figure: figure.id, action: 'drop-cannon' });
  figure.isSpent = true;
  figure.actions += 1;
}

/** Performs an action, and pays for it where it is one of the figure's own. */
export function* perform(
  match: MatchContext,
  figure: Figure,
  action: Action,
  performing: Performing = 'own',
): Flow {
  if (performing === 'own') pay(match, figure, action);
  // Whoever is rid of his cannon has the usual two actions; one that was fired is dropped at once.
  const isFired = isCannonShot(match, figure, action);
  if (performing === 'own' && (isFired || action.pick === 'drop-cannon')) figure.actions += 1;
  if (performing !== 'ordered') countAct(figure, action, performing === 'reaction');
  match.host.emit({
    type: 'action',
    figure: figure.id,
    action: action.pick === 'scenario' ? action.what : action.pick,
    ...('skill' in action && { skill: action.skill }),
    ...(action.pick === 'give-action' && { pet: action.pet }),
  });
  const shouted =
    performing !== 'ordered' && !isFired && goesWithShout(action)
      ? yield* chooseShout(match, figure)
      : undefined;
  if (action.pick === 'dismiss') return yield* dismiss(match, action);
  if (action.pick === 'take-life') {
    takeLife(match, figure, action.nth);
    return;
  }
  figure.isRecovering &&= keepsRecovering(action);
  if (!isNone(action) && (!isPlainAttack(action) || 'skill' in action))
    yield* happen(match, figure, 'other-than-attack');
  const attack = yield* carryOut(match, figure, action);
  payTorment(match, figure, action, costOf(action));
  // An action that came to nothing before any roll takes its Shout along.
  const hasHappened = attack === undefined || attack.rolled !== undefined;
  if (shouted && hasHappened && figure.life === 'up' && figure.hand > 0)
    yield* shout(match, figure, shouted, attack?.rolled && { roll: attack.rolled, by: attack.attacker });
  if (performing === 'own' && !isNone(action)) yield* mayDropCannon(match, figure);
}

/** Actions that take more than a word: neither dismissing nor taking promised Life. */
type Played = Exclude<Action, { readonly pick: 'dismiss' | 'take-life' }>;

/** Carries out an action; the attack that was made in it, if one was. */
const carryOut = (match: MatchContext, figure: Figure, action: Played): Flow<Attack | undefined> => {
  if (action.pick === 'melee' && figure.kind === 'snowman')
    return strikeAsSnowman(match, figure, figureOf(match, action.target));
  if (action.pick === 'melee' || action.pick === 'shoot') return makeAttack(match, figure, action);
  return action.pick === 'charge'
    ? chargeAndAttack(match, figure, action)
    : carryOutOther(match, figure, action);
};

function* chargeAndAttack(
  match: MatchContext,
  figure: Figure,
  action: Extract<Action, { readonly pick: 'charge' }>,
): Flow<Attack | undefined> {
  const hasArrived = yield* charge(match, figure, figureOf(match, action.target));
  return hasArrived ? yield* makeAttack(match, figure, action) : undefined;
}
