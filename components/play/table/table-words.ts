import { createContext, useContext } from 'react';
import type { RoundWords } from '@/lib/systems/match-part';
import type { LengthSign } from '@/lib/systems/system';

/** How the game that is played says what every table says. */
export interface TableWords {
  readonly sign: LengthSign;
  readonly rounds: RoundWords;
}

export const TableWordsContext = createContext<TableWords>({
  sign: '#',
  rounds: { one: 'phase', many: 'phases' },
});

export const useTableWords = (): TableWords => useContext(TableWordsContext);
