import { useEffect, useState } from 'react';
import { holdersOf } from '@/lib/session/knowledge';
import { passingOf, passOf, stillPasses, type Passing, type PassSpan } from '@/lib/session/passing';
import type { Table } from './use-table';

/** Answers reactions alike for whoever asked for it, until the agreed moment or until they stop it. */
export const usePassing = ({ session, shown, choose }: Pick<Table, 'session' | 'shown' | 'choose'>) => {
  const [begun, setBegun] = useState<Passing>();
  const passing = begun && stillPasses(begun, session) ? begun : undefined;
  const { isOurs, request, words } = shown;
  const pass = passing && isOurs && request && words ? passOf(passing, request.by, words) : undefined;
  useEffect(() => {
    if (pass !== undefined) choose(pass);
  }, [pass, choose]);
  const by = request?.by ?? -1;
  const held = holdersOf(session.seats).find(({ players }) => players.includes(by))?.players ?? [by];
  return {
    passing,
    begin: (span: PassSpan): void => {
      if (request) setBegun(passingOf(session, [by], span));
    },
    /** One answer for all that this person plays, while the action goes on; undefined where there is only one. */
    answerAll:
      held.length > 1
        ? (answer: string): void => setBegun(passingOf(session, held, 'action', answer))
        : undefined,
    end: (): void => setBegun(undefined),
  };
};
