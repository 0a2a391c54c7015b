'use client';

import { useSyncExternalStore } from 'react';
import { words } from '@/lib/messages/index';
import { loadDraft } from '@/lib/roster/draft';
import { NothingToPrint } from './nothing-to-print';
import type { PrintOrder } from './order';
import { Press } from './press';

const neverChanges = () => () => undefined;

/** The heroes that are asked for, or why there are none. */
const asked = (order: PrintOrder): PrintOrder => {
  if (order.of !== 'draft') return order;
  const draft = loadDraft();
  if (draft.ok) return draft.value ? { of: 'heroes', heroes: [draft.value] } : order;
  const { printRoom } = words;
  return {
    of: 'nothing',
    why: draft.error.problem === 'damaged' ? printRoom.damagedDraft : printRoom.noStorage,
  };
};

function Awake({ order }: { readonly order: PrintOrder }) {
  const found = asked(order);
  if (found.of === 'heroes') return <Press heroes={found.heroes} />;
  return (
    <Press heroes={[]}>
      <NothingToPrint {...(found.of === 'nothing' && { why: found.why })} />
    </Press>
  );
}

/** Where cards become sheets. Links, paper and saved heroes are the browser's, so it wakes up there. */
export function PrintRoom({ order }: { readonly order: PrintOrder }) {
  const awake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <div className="flex min-h-[70dvh] flex-col gap-6">
      <h1 className="text-4xl sm:text-5xl">{words.printRoom.heading}</h1>
      {awake ? <Awake order={order} /> : <p className="text-muted">{words.printRoom.waking}</p>}
    </div>
  );
}
