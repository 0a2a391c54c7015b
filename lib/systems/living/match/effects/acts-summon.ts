import type { ActPlay } from '../state/act-play';
import { worth } from '../values/count';
import type { Game } from '../state/game';
import { healLater } from '../turn/later';
import { cloud } from '../using/traps';
import { throwDaggers } from '../attack/daggers';
import { explode, summon } from '../followers/summons';
import { shrinkDicepool } from '../life/trim';

/** @throws RangeError: skills with such an act are kept from the table, and listed by a test. */
const notYet = (_game: Game, { act }: { readonly act: string }): undefined => {
  throw new RangeError(`${act} is not played yet.`);
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

export const summoning = {
  'cancel-action': cancel,
  cloud,
  explode,
  fly: notYet,
  'heal-later': healLater,
  // What it takes off is read where Life is restored.
  'heal-less': () => undefined,
  'shrink-dicepool': shrinkDicepool,
  summon,
  'throw-daggers': throwDaggers,
} as const;
