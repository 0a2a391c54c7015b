import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { playMessages } from '@/lib/messages/play';
import { firstSystem, lengthSignOf } from '@/lib/systems/open';
import type { RoundWords } from '@/lib/systems/match-part';
import type { SystemId } from '@/lib/systems/sheet';
import type { LengthSign } from '@/lib/systems/system';

/** How the game that is played says what every table says. */
interface Words {
  readonly system: SystemId;
  readonly sign: LengthSign;
  readonly rounds: RoundWords;
}

const WordsContext = createContext<Words>({
  system: firstSystem,
  sign: '#',
  rounds: { one: 'phase', many: 'phases' },
});

export const useTableWords = (): Words => useContext(WordsContext);

/** Around a table: what is on it speaks as its game does. */
export function TableWords({
  system,
  children,
}: {
  readonly system: SystemId;
  readonly children: ReactNode;
}) {
  const words = useMemo(
    () => ({ system, sign: lengthSignOf(system), rounds: playMessages.roundWords(system) }),
    [system],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}
