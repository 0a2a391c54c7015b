import type { Game } from './game';
import { explode, summon } from './summons';

/** @throws RangeError: skills with such an act are kept from the table, and listed by a test. */
const notYet = (_game: Game, { act }: { readonly act: string }): undefined => {
  throw new RangeError(`${act} is not played yet.`);
};

export const summoning = {
  'cancel-action': notYet,
  cloud: notYet,
  explode,
  fly: notYet,
  'heal-later': notYet,
  'heal-less': notYet,
  'shrink-dicepool': notYet,
  summon,
  'throw-daggers': notYet,
} as const;
