'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import { loadDraft } from '@/lib/roster/draft';
import { living, type HeroDraft } from '@/lib/systems/index';
import { NothingToPrint } from './nothing-to-print';
import type { PrintOrder } from './order';
import { Press, type AtHand } from './press';

const neverChanges = () => () => undefined;

/** What this device keeps on the bench, or why it cannot be had. */
const bench = (): { readonly hero?: HeroDraft; readonly problem?: string } => {
  const draft = loadDraft();
  if (draft.ok) return draft.value ? { hero: draft.value } : {};
  const { printRoom } = words;
  return { problem: draft.error.problem === 'damaged' ? printRoom.damagedDraft : printRoom.noStorage };
};

const fileOf = (hero: HeroDraft): string => JSON.stringify(living.write(hero));

/** The hero on the bench is what is printed, unless the address asks for others: then it waits to be ticked. */
const gathered = ({ sources, problems }: PrintOrder): AtHand & { readonly problems: readonly string[] } => {
  const { hero, problem } = bench();
  const isAsked = sources.length > 0 || problems.length > 0;
  const isThere =
    hero !== undefined &&
    sources.some(({ heroes }) => heroes.some((other) => fileOf(other.hero) === fileOf(hero)));
  const own = hero === undefined || isThere ? [] : [{ id: 'draft', heroes: [{ hero }] }];
  return {
    asked: isAsked ? sources : own,
    others: isAsked ? own : [],
    problems: isAsked || problem === undefined ? problems : [problem],
  };
};

function Awake({ order }: { readonly order: PrintOrder }) {
  const { problems, ...atHand } = useMemo(() => gathered(order), [order]);
  return (
    <>
      {problems.map((problem, index) => (
        <Notice key={index} tone="error">
          {problem}
        </Notice>
      ))}
      <Press atHand={atHand}>
        <NothingToPrint isBroken={problems.length > 0} />
      </Press>
    </>
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
