import { useEffect, useState } from 'react';
import { newSeed } from '@/components/site/new-seed';
import { holdersOf } from '@/lib/session/knowledge';
import { placesFor } from '@/lib/session/placing';
import type { Table } from './use-table';

/**
 * Places everything for a player who asked for it, until the match begins or they undo something. `isOn`: computers that
 * place something in between don't keep them waiting.
 */
export const usePlacing = ({
  session,
  shown,
  chooseSince,
}: Pick<Table, 'session' | 'shown' | 'chooseSince'>) => {
  const [begun, setBegun] = useState<{
    readonly players: readonly number[];
    readonly from: number;
    readonly at: number;
  }>();
  const { at, isOurs, request, words } = shown;
  if (begun && (at < begun.at || (request && !words?.isSetUp))) setBegun(undefined);
  else if (begun && at > begun.at) setBegun({ ...begun, at });
  const isNext = isOurs && words?.isSetUp === true && begun?.players.includes(request?.by ?? -1) === true;
  const players = isNext ? begun.players : undefined;
  const from = begun?.from ?? at;
  useEffect(() => {
    if (players) chooseSince(from, ...placesFor(session, players, newSeed()));
  }, [players, session, from, chooseSince]);
  return {
    isOn: begun !== undefined,
    begin: (): void => {
      const by = request?.by ?? -1;
      const holder = holdersOf(session.seats).find(({ players: held }) => held.includes(by));
      setBegun({ players: holder?.players ?? [by], from: at, at });
    },
  };
};
