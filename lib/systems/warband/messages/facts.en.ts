import type { Rank } from '../sheet/rank';
import { terms } from '#words/systems/warband/messages/terms';

/** Texts beside the cards of a warband. */
export const facts = {
  melee: 'Melee weapon',
  minion: 'Minion',
  none: (rank: Rank): string => `${terms.counted(0, rank).replace(/^n/, 'N')}.`,
};
