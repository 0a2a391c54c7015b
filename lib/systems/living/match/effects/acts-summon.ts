import type { ActPlay } from '../state/act-play';
import { worth } from '../values/count';
import { healLater } from '../turn/later';
import { fly } from '../movement/wings';
import { cloud } from '../using/traps';
import { throwDaggers } from '../attack/daggers';
import { explode, summon } from '../followers/summons';
import { shrinkDicepool } from '../life/trim';

/** A first action, and one that takes two, are easier to stop than a later one; too few pips do nothing at all. */
const cancel: ActPlay<'cancel-action'> = (game, { pipsForFirst, pipsForLater }, line) => {
  const { use } = line;
  const { answers } = use.origin;
  if (!answers) return undefined;
  const isEasy = answers.nth === 1 || answers.actions > 1;
  if (use.green >= worth(game, isEasy ? pipsForFirst : pipsForLater, line, use.user))
    answers.isStopped = true;
  else use.magic = 0;
  return undefined;
};

export const summoning = {
  'cancel-action': cancel,
  cloud,
  explode,
  fly,
  'heal-later': healLater,
  // What it takes off is read where Life is restored.
  'heal-less': () => undefined,
  'shrink-dicepool': shrinkDicepool,
  summon,
  'throw-daggers': throwDaggers,
} as const;
