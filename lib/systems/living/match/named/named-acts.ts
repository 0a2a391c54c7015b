import { throwDaggers } from '../attack/daggers';
import { receiveReload } from '../attack/loading';
import type { ActPlay } from '../state/act-play';
import { worth } from '../values/count';
import { reached } from '../using/each';
import { unitOf } from '../state/mounts';
import { explode } from '../followers/summons';
import type { Flow } from '../state/flow';
import { figureOf } from '../state/game';
import { healLater } from '../turn/later';
import { cloud } from '../using/traps';
import { die, fallDead } from '../life/falls';
import { shrinkDicepool } from '../life/trim';
import { fly } from '../movement/wings';
import type { NamedAct } from '../../skills/effects/named';
import { whoIs } from '../using/targets';
import { strikeByEffect, strikeOther } from '../attack/attack';

/** What the green line does, once more. */
const again: ActPlay<'again'> = function* (game, _act, line): Flow {
  const { use } = line;
  yield* game.play(use.skill.green ?? [], { ...line, line: 'green', scale: use.green });
};

/** A first action, and one that takes two, are easier to stop than a later one; too few pips do nothing at all. */
const cancel: ActPlay<'cancel-action'> = (game, { pipsForFirst, pipsForLater }, line) => {
  const { use } = line;
  const { answers } = use;
  if (!answers) return undefined;
  const isEasy = answers.nth === 1 || answers.actions > 1;
  if (use.green >= worth(game, isEasy ? pipsForFirst : pipsForLater, line, use.user))
    answers.isStopped = true;
  else use.magic = 0;
  return undefined;
};

const asCritical: ActPlay<'count-as-critical'> = (game, { times }, line) => {
  const { blow } = line.use;
  if (blow) blow.critical = worth(game, times, line, blow.target);
  return undefined;
};

const diesForGood: ActPlay<'dies-for-good'> = function* (game, { whom }, line): Flow {
  for (const id of yield* whoIs(game, whom, line)) {
    const figure = figureOf(game, id);
    figure.isLost = true;
    figure.hand = 0;
    if (figure.life === 'up') yield* fallDead(game, figure);
    else if (figure.life === 'down') yield* die(game, figure);
  }
};

/** The movement of this action jumps what is no wider and no higher. */
const jump: ActPlay<'jump'> = (game, { size }, line) => {
  line.use.jumps = worth(game, size, line, line.use.user);
  return undefined;
};

const mirror: ActPlay<'mirror-attack'> = function* (game, _act, line): Flow {
  const blow = line.trigger?.blow;
  const bearer = line.bearer === undefined ? undefined : figureOf(game, line.bearer);
  if (!blow || !bearer) return;
  const attacker = unitOf(game, figureOf(game, blow.attacker));
  yield* strikeByEffect(game, bearer, attacker, blow.value, blow.attack);
};

const spread: ActPlay<'spread-attack'> = function* (game, { whom }, line): Flow {
  const { blow } = line.use;
  if (!blow) return;
  for (const id of yield* whoIs(game, whom, line))
    if (id !== blow.target) yield* strikeOther(game, blow, figureOf(game, id), blow.attack);
};

const takeAction: ActPlay<'take-action'> = function* (game, { times, whom }, line): Flow {
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    const count = worth(game, times, line, figure.id, scale);
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
