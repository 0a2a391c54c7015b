import { throwDaggers } from '../attack/daggers';
import { receiveReload } from '../attack/loading';
import { worth } from '../values/count';
import { reached } from '../using/power';
import { unitOf } from '../state/mounts';
import { explode } from '../followers/summons';
import type { Flow } from '../state/flow';
import { figureOf, type ActPlay } from '../state/game';
import { healLater } from '../turn/later';
import { cloud } from '../using/traps';
import { die, fallDead } from '../life/falls';
import { shrinkDicepool } from '../values/hand';
import { fly } from '../movement/wings';
import type { NamedAct } from '../../skills/effects/named';
import { whoIs } from '../using/targets';
import { strikeByEffect, strikeOther } from '../attack/resolve';

/** Plays the green line once more. */
const again: ActPlay<'again'> = function* (game, _act, context): Flow {
  const { use } = context;
  yield* game.play(use.skill.green ?? [], { ...context, line: 'green', scale: use.green });
};

/** A first action, and one that takes two, are easier to stop than a later one; too few pips do nothing at all. */
const cancel: ActPlay<'cancel-action'> = (game, { pipsForFirst, pipsForLater }, context) => {
  const { use } = context;
  const { answers } = use.origin;
  if (!answers) return undefined;
  const isEasy = answers.nth === 1 || answers.actions > 1;
  if (use.green >= worth(game, isEasy ? pipsForFirst : pipsForLater, context, use.user))
    answers.isStopped = true;
  else use.magic = 0;
  return undefined;
};

const asCritical: ActPlay<'count-as-critical'> = (game, { times }, context) => {
  const { attack } = context.use;
  if (attack) attack.critical = worth(game, times, context, attack.target);
  return undefined;
};

const diesForGood: ActPlay<'dies-for-good'> = function* (game, { whom }, context): Flow {
  for (const id of yield* whoIs(game, whom, context)) {
    const figure = figureOf(game, id);
    figure.isLost = true;
    figure.hand = 0;
    if (figure.life === 'up') yield* fallDead(game, figure);
    else if (figure.life === 'down') yield* die(game, figure);
  }
};

/** The movement of this action jumps what is no wider and no higher. */
const jump: ActPlay<'jump'> = (game, { size }, context) => {
  context.use.movement.jumps = worth(game, size, context, context.use.user);
  return undefined;
};

const mirror: ActPlay<'mirror-attack'> = function* (game, _act, context): Flow {
  const attack = context.trigger?.attack;
  const bearer = context.bearer === undefined ? undefined : figureOf(game, context.bearer);
  if (!attack || !bearer) return;
  const attacker = unitOf(game, figureOf(game, attack.attacker));
  yield* strikeByEffect(game, bearer, attacker, attack.value, attack.total);
};

const spread: ActPlay<'spread-attack'> = function* (game, { whom }, context): Flow {
  const { attack } = context.use;
  if (!attack) return;
  for (const id of yield* whoIs(game, whom, context))
    if (id !== attack.target) yield* strikeOther(game, attack, figureOf(game, id), attack.total);
};

const takeAction: ActPlay<'take-action'> = function* (game, { times, whom }, context): Flow {
  for (const { figure, scale } of yield* reached(game, whom, context)) {
    const count = worth(game, times, context, figure.id, scale);
    figure.distracted = (figure.distracted ?? 0) + count;
  }
};

/** How the acts are played that one skill alone has. */
export const namedActs: { readonly [Name in NamedAct['act']]: ActPlay<Name> } = {
  again,
  'cancel-action': cancel,
  cloud,
  'count-as-critical': asCritical,
  'dies-for-good': diesForGood,
  explode,
  fly,
  'heal-later': healLater,
  // What it takes off is read where Life is restored.
  'heal-less': () => undefined,
  jump,
  'mirror-attack': mirror,
  'receive-reload': receiveReload,
  'shrink-dicepool': shrinkDicepool,
  'spread-attack': spread,
  'take-action': takeAction,
  'throw-daggers': throwDaggers,
};
