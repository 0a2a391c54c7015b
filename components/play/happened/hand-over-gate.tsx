import type { ReactNode } from 'react';
import type { Knowledge } from '@/lib/session/knowledge';
import { HandOver } from '../table/hand-over';
import type { Table } from '../table/use-table';
import { TurnHandOver } from './turn-hand-over';
import { useHanding } from './use-handing';

/** The table, or instead of it what comes between two people at one device. */
export function HandOverGate({
  table,
  nameOf,
  handed,
  onBack,
  children,
}: {
  readonly table: Table;
  readonly nameOf: (players: readonly number[]) => string;
  /** Whoever has asked to see what he alone may. */
  readonly handed: Knowledge['hidden'][number] | undefined;
  readonly onBack: () => void;
  readonly children: ReactNode;
}) {
  const { handing, take, isAsked, setAsked } = useHanding(table);
  if (handed) return <HandOver name={nameOf(handed.players)} known={handed.known} onBack={onBack} />;
  if (!handing) return children;
  return (
    <TurnHandOver
      name={nameOf(handing.players)}
      meanwhile={handing.meanwhile}
      isAsked={isAsked}
      onAsked={setAsked}
      onShow={() => take(handing)}
    />
  );
}
