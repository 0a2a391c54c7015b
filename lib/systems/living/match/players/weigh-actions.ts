import type { Weighed } from '../../../../match/playing/judge';
import { chanceOfAny } from '../../../../painted-die/match/exchange';
import { sure } from '../../../../skirmish/players/weighing';
import { errandWorth } from '../../../../skirmish/players/worth';
import { unit } from '../../../../table/table';
import { stepsTowards, walkBetween } from '../../../../table/walks';
import { findSkill } from '../../skills/index';
import type { Figure } from '../state/figure';
import { figureOf, profileOf, type MatchContext } from '../state/match-context';
import { isAction, type Action, type Option } from '../state/option';
import { costOf } from '../turn/cost';
import { poolOf } from '../values/hand';
import { armsAgainst, moveDistanceOf } from './arms';
import { isInVain } from './in-vain';
import { errandsOf } from './objectives';
import { areFoes, outlookOf, type Outlook } from './outlook';
import { promiseOf } from './skill-worth';
import { weights as w } from './weights';
import { dieWorth, gainOf } from './worth';

/** An answer whose gain is only guessed. @param cost actions that it takes */
export const guess = (choice: Weighed['choice'], gain: number, cost = 1): Weighed => ({
  choice,
  gain,
  isSure: false,
  cost,
});

/** A figure that looks for an action, and its outlook, computed once it is needed. */
interface Look {
  readonly match: MatchContext;
  readonly figure: Figure;
  readonly outlook: () => Outlook;
}

/** Gain of a movement for the errands of the scenario. */
const errandGain = (match: MatchContext, figure: Figure): number => {
  const errands = errandsOf(match, figure);
  if (errands.length === 0) return 0;
  const here = errandWorth(match.ground, errands, figure.at, false);
  // Whoever is there already needs a step to have it.
  let best = errandWorth(match.ground, errands, figure.at, true) - here;
  for (const errand of errands) {
    const [furthest] = stepsTowards(match.ground, figure.at, errand.to, moveDistanceOf(match, figure) * unit);
    if (furthest) best = Math.max(best, errandWorth(match.ground, errands, furthest, true) - here);
  }
  return best * w.errands;
};

const attackGain = (
  match: MatchContext,
  figure: Figure,
  action: Extract<Action, { target: number; weapon: number }>,
): number => {
  const target = figureOf(match, action.target);
  const kind = action.pick === 'shoot' ? 'ranged' : 'melee';
  const arm = armsAgainst(match, figure, target).find(
    (each) => each.kind === kind && each.weapon === action.weapon,
  );
  const carries = match.s.pieces.some((piece) => piece.figure === target.id && piece.piece !== 'circle');
  return (arm ? gainOf(match.s, arm, target) : w.unknownAttack) * (carries ? w.onCarrier : 1);
};

const chargeGain = (
  match: MatchContext,
  figure: Figure,
  action: Extract<Action, { pick: 'charge' }>,
  outlook: Outlook,
): number => {
  const target = figureOf(match, action.target);
  const away = walkBetween(match.ground, figure.at, target.at) / unit - 1;
  const arrives = away <= 2 * moveDistanceOf(match, figure) - w.charge.slack;
  return (
    (arrives ? attackGain(match, figure, action) : 0) + outlook.charging * (arrives ? 1 : w.charge.later)
  );
};

const useGain = (match: MatchContext, figure: Figure, action: Extract<Action, { pick: 'use' }>): number => {
  const skill = findSkill(action.skill);
  if (!skill) return 0;
  const { sides } = profileOf(match, figure);
  const promise = promiseOf(skill);
  const works =
    chanceOfAny(sides.skill, figure.hand) * (promise.needsMagic ? chanceOfAny(sides.magic, figure.hand) : 1);
  const target = match.s.figures[action.target ?? figure.id] ?? figure;
  if (areFoes(target, figure)) {
    const arm = armsAgainst(match, figure, target).find(({ kind }) => kind === 'spell');
    return works * promise.other + (promise.harm > 0 && arm ? gainOf(match.s, arm, target) : 0);
  }
  const missing = Math.max(0, poolOf(match, target) - target.hand);
  const heals = Math.min(missing, promise.heals) * dieWorth(match.s, target);
  return (
    works *
    (heals + promise.other * w.use.other + (action.target === undefined ? promise.harm * w.use.aimless : 0))
  );
};

const scenarioGains: Readonly<Record<string, number>> = w.scenario;

/** Expected gain from an action of a kind, where nothing else about it matters. */
const plainGains: Readonly<Partial<Record<Action['pick'], (look: Look) => number>>> = {
  move: ({ match, figure, outlook }) => outlook().nearer + errandGain(match, figure) + w.move,
  'move-and-reload': ({ match, figure, outlook }) =>
    outlook().nearer + errandGain(match, figure) + w.moveAndReload * outlook().later,
  reload: ({ outlook }) => w.reload * outlook().later,
  climb: () => w.climb,
  'stand-up': () => w.standUp,
  'shake-off': () => w.shakeOff,
  restore: ({ match, figure }) => Math.min(figure.hand, poolOf(match, figure) - figure.hand),
  recover: ({ match, figure, outlook }) =>
    outlook().now > 0 ? 0 : w.recover * (poolOf(match, figure) - figure.hand),
  delay: ({ outlook }) => (outlook().now > 0 ? w.delay * outlook().now : w.idleDelay),
  'drop-cannon': ({ figure }) => (figure.isSpent ? w.dropSpentCannon : w.dropCannon),
  dismount: () => w.dismount,
  end: () => 0,
};

const weighAction = (look: Look, action: Action, choice: number): Weighed => {
  const { match, figure, outlook } = look;
  const cost = costOf(action);
  if (action.pick === 'melee' || action.pick === 'shoot') {
    const gain = attackGain(match, figure, action);
    return action.skill === undefined
      ? sure(choice, gain, cost)
      : guess(
          choice,
          gain + w.attackSkill * chanceOfAny(profileOf(match, figure).sides.skill, figure.hand),
          cost,
        );
  }
  if (action.pick === 'charge') {
    const gain = chargeGain(match, figure, action, outlook());
    return action.skill === undefined ? sure(choice, gain, cost) : guess(choice, gain + w.charge.skill, cost);
  }
  if (action.pick === 'use') return guess(choice, useGain(match, figure, action), cost);
  if (action.pick === 'give-action')
    return sure(choice, w.giveAction * outlookOf(match, figureOf(match, action.pet)).later, cost);
  if (action.pick === 'scenario') return sure(choice, scenarioGains[action.what] ?? w.otherScenario, cost);
  const plain = plainGains[action.pick];
  return plain ? sure(choice, plain(look), cost) : guess(choice, w.otherAction, cost);
};

/** Actions of a figure, each with its expected gain. */
export const weighActions = (
  match: MatchContext,
  figure: Figure,
  options: readonly Option[],
): readonly Weighed[] => {
  let known: Outlook | undefined;
  const outlook = (): Outlook => (known ??= outlookOf(match, figure));
  const weighed = options.map((option, at) =>
    isAction(option)
      ? weighAction({ match, figure, outlook }, option, at)
      : // A Delay counter that is kept may still be used.
        sure(at, w.keepDelay * outlook().now),
  );
  const useful = weighed.filter((_, at) => {
    const option = options[at];
    return option !== undefined && !isInVain(match, figure, option);
  });
  return useful.length > 0 ? useful : weighed;
};
