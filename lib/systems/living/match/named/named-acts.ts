import { throwDaggers } from '../attack/daggers';
import { receiveReload } from '../attack/loading';
import { worth } from '../values/count';
import { reached } from '../using/power';
import { unitOf } from '../state/mounts';
import { explode } from '../followers/summons';
import type { Flow } from '../state/flow';
import { figureOf, type ActPlay } from '../state/match-context';
import { healLater } from '../turn/later';
import { cloud } from '../using/traps';
import { die, fallDead } from '../life/falls';
import { shrinkDicepool } from '../values/hand';
import { fly } from '../movement/wings';
import type { NamedAct } from '../../skills/effects/named';
import { whoIs } from '../using/targets';
import { strikeByEffect, strikeOther } from '../attack/resolve';

/** Plays the green line once more. */
const again: ActPlay<'again'> = function* (match, _act, context): Flow {
  const { use } = context;
  yield* match.play(use.skill.green ?? [], { ...context, line: 'green', scale: use.green });
};

/** A first action, and one that takes two, are easier to stop than a later one; too few pips do nothing at all. */
const cancel: ActPlay<'cancel-action'> = (match, { pipsForFirst, pipsForLater }, context) => {
  const { use } = context;
  const { answers } = use.origin;
  if (!answers) return undefined;
  const isEasy = answers.nth === 1 || answers.actions > 1;
  if (use.green >= worth(match, isEasy ? pipsForFirst : pipsForLater, context, use.user))
    answers.isStopped = true;
  else use.magic = 0;
  return undefined;
};

const asCritical: ActPlay<'count-as-critical'> = (match, { times }, context) => {
  const { attack } = context.use;
  if (attack) attack.critical = worth(match, times, context, attack.target);
  return undefined;
};

const diesForGood: ActPlay<'dies-for-good'> = function* (match, { whom }, context): Flow {
  for (const id of yield* whoIs(match, whom, context)) {
    const figure = figureOf(match, id);
    figure.isLost = true;
    figure.hand = 0;
    if (figure.life === 'up') yield* fallDead(match, figure);
    else if (figure.life === 'down') yield* die(match, figure);
  }
};

/** The movement of this action jumps what is no wider and no higher. */
const jump: ActPlay<'jump'> = (match, { size }, context) => {
  context.use.movement.jumps = worth(match, size, context, context.use.user);
  return undefined;
};

const mirror: ActPlay<'mirror-attack'> = function* (match, _act, context): Flow {
  const attack = context.trigger?.attack;
  const bearer = context.bearer === undefined ? undefined : figureOf(match, context.bearer);
  if (!attack || !bearer) return;
  const attacker = unitOf(match, figureOf(match, attack.attacker));
  yield* strikeByEffect(match, bearer, attacker, attack.value, attack.total);
};

const spread: ActPlay<'spread-attack'> = function* (match, { whom }, context): Flow {
  const { attack } = context.use;
  if (!attack) return;
  for (const id of yield* whoIs(match, whom, context))
    if (id !== attack.target) yield* strikeOther(match, attack, figureOf(match, id), attack.total);
};

const takeAction: ActPlay<'take-action'> = function* (match, { times, whom }, context): Flow {
  for (const { figure, scale } of yield* reached(match, whom, context)) {
    const count = worth(match, times, context, figure.id, scale);
    figure.distracted = (figure.distracted ?? 0) + count;
  }
};

/** How to play the acts that only one skill has. */
export const namedActs: { readonly [Name in NamedAct['act']]: ActPlay<Name> } = {
  again,
  'cancel-action': cancel,
  cloud,
  'count-as-critical': asCritical,
  'dies-for-good': diesForGood,
  explode,
  fly,
  'heal-later': healLater,
  // The reduction is read where Life is restored.
  'heal-less': () => undefined,
  jump,
  'mirror-attack': mirror,
  'receive-reload': receiveReload,
  'shrink-dicepool': shrinkDicepool,
  'spread-attack': spread,
  'take-action': takeAction,
  'throw-daggers': throwDaggers,
};
