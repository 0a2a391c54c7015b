import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { playMessages } from '@/lib/messages/play';
import { firstSystem, lengthSignOf, partOf } from '@/lib/systems/open';
import type { RoundWords } from '@/lib/systems/match-part';
import type { PlayPart } from '@/lib/systems/play-part';
import type { SystemId } from '@/lib/systems/sheet';
import type { LengthSign } from '@/lib/systems/system';

/** How the game that is played says what every table says. */
interface Words {
  readonly system: SystemId;
  readonly sign: LengthSign;
  readonly rounds: RoundWords;
  /** A loss in a word or two, on the board. */
  readonly lossText: NonNullable<PlayPart['lossText']>;
}

const WordsContext = createContext<Words>({
  system: firstSystem,
  sign: '#',
  rounds: { one: 'phase', many: 'phases' },
  lossText: playMessages.map.loss,
});

export const useTableWords = (): Words => useContext(WordsContext);

/** Around a table: makes its words those of the game. */
export function TableWords({
  system,
  children,
}: {
  readonly system: SystemId;
  readonly children: ReactNode;
}) {
  const words = useMemo(
    () => ({
      system,
      sign: lengthSignOf(system),
      rounds: playMessages.roundWords(system),
      lossText: partOf(system, 'play')?.lossText ?? playMessages.map.loss,
    }),
    [system],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}
