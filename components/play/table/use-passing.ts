import { useEffect, useState } from 'react';
import { passingOf, stillPasses, type Passing, type PassSpan } from '@/lib/session/passing';
import type { Table } from './use-table';

/** Skips reactions for a player who asked for it, until the agreed moment or until they stop it. */
export const usePassing = ({ session, shown, choose }: Pick<Table, 'session' | 'shown' | 'choose'>) => {
  const [begun, setBegun] = useState<Passing>();
  const passing = begun && stillPasses(begun, session) ? begun : undefined;
  const { isOurs, request, words } = shown;
  const pass =
    passing && isOurs && words?.isReaction && request?.by === passing.by
      ? words.options.findIndex(({ isEnd }) => isEnd)
      : -1;
  useEffect(() => {
    if (pass >= 0) choose(pass);
  }, [pass, choose]);
  return {
    passing,
    begin: (span: PassSpan): void => {
      if (request) setBegun(passingOf(session, request.by, span));
    },
    end: (): void => setBegun(undefined),
  };
};
