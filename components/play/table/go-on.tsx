'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { playMessages } from '@/lib/messages/play';
import { requestAt, type Seat } from '@/lib/session/session';
import { playOnFrom } from '../play-on';
import type { Table } from './use-table';

const say = playMessages.table;

/** Continues somebody else's running match with new dice. */
export function GoOn({ table, seats }: { readonly table: Table; readonly seats: readonly Seat[] }) {
  const { session, shown } = table;
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  if (session.seats.length > 0 || !requestAt(session, shown.at)) return null;
  const goOn = async (): Promise<void> => {
    const kept = await playOnFrom(session, shown.at, seats);
    if (kept.ok) router.push(kept.value);
    else setProblem(kept.error);
  };
  return (
    <>
      <Notice action={<Button onClick={() => void goOn()}>{say.goOn}</Button>}>{say.lookOn}</Notice>
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </>
  );
}
