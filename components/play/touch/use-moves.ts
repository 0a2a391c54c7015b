import { useEffect, useState } from 'react';
import { findMoves, type Move } from '@/lib/session/moves';
import type { Session } from '@/lib/session/session';
import type { Shown } from '../table/use-table';

const none: readonly Move[] = [];

/** Where whoever is asked may go at once; looked for once the question is shown, so that it is not kept waiting. */
export const useMoves = (session: Session, { isOurs, words, at }: Shown): readonly Move[] => {
  const [known, setKnown] = useState<{ readonly of: Session; readonly moves: readonly Move[] }>();
  const asks = isOurs && words !== undefined && words.options.length > 0;
  useEffect(() => {
    if (!asks) return;
    const looking = findMoves(session, words);
    let timer: ReturnType<typeof setTimeout>;
    // One option at a time: a tap in between is answered at once.
    const look = (): void => {
      const { done, value } = looking.next();
      if (done) setKnown({ of: session, moves: value });
      else timer = setTimeout(look);
    };
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [session, asks, words, at]);
  return asks && known?.of === session ? known.moves : none;
};
