import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { useScriptSoon } from '@/components/site/use-first-touch';
import { playMessages } from '@/lib/messages/play';
import type { PlayTable as Table } from './table';
import { TableWords } from './table-words';

const load = () => import('./table').then((file) => file.PlayTable);

const Loaded = dynamic(load, { loading: () => <p className="text-muted">{playMessages.loading}</p> });

/** The table loads with the first match: setting one up doesn't need it. */
export function PlayTable(match: ComponentProps<typeof Table>) {
  return (
    <TableWords system={match.opened.encounter.system}>
      <Loaded {...match} />
    </TableWords>
  );
}

/** Fetches the table once somebody is about to do something. */
export const useTableSoon = (): void => useScriptSoon(load);
