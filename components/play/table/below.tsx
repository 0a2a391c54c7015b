'use client';

import { Bar } from './bar';
import { Details } from './details';
import { Figures } from './figures';
import { Log } from './log';
import { Mission } from './mission';
import type { Table } from './use-table';

/** Everything below the question, to read and to do. It loads after the board. */
export function Below({
  table,
  opened,
  onOpen,
  isFollowed,
  isKept,
}: {
  readonly table: Table;
  /** Figure that the list shows in full. */
  readonly opened: number | undefined;
  readonly onOpen: (figure: number | undefined) => void;
  /** Another tab goes on with the match. */
  readonly isFollowed: boolean;
  /** Whether its newest choice is saved on this device; undefined if that is shown elsewhere. */
  readonly isKept: boolean | undefined;
}) {
  const { session, shown } = table;
  const { encounter } = session;
  const { scene, at } = shown;
  return (
    <>
      <Mission encounter={encounter} how={scene.how} />
      <Figures scene={scene} encounter={encounter} opened={opened} onOpen={onOpen} />
      <Log session={session} at={at} />
      {/* A link from here would tell the dice that the other tab goes on with. */}
      {!isFollowed && <Bar table={table} isKept={isKept} />}
      <Details scene={scene} />
    </>
  );
}
