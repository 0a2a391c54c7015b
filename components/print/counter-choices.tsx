'use client';

import { Notice } from '@/components/ui/notice';
import { Tick } from '@/components/ui/tick';
import { words } from '@/lib/messages/index';
import { Counter } from './counter';
import type { Counters } from './use-counters';

/** Whether counters are printed, and how many of each. */
export function CounterChoices({
  counters,
  isWanted,
  onWant,
}: {
  readonly counters: Counters;
  readonly isWanted: boolean;
  readonly onWant: (isWanted: boolean) => void;
}) {
  const { printRoom } = words;
  return (
    <>
      <Tick label={printRoom.counters.tick} checked={isWanted} onChange={onWant} />
      {counters.isMissing && <Notice tone="error">{printRoom.counters.missing}</Notice>}
      {counters.rows.length > 0 && (
        <details>
          <summary className="py-2.5 font-semibold">{printRoom.counters.heading}</summary>
          <p className="text-sm text-muted">{printRoom.counters.hint}</p>
          <ul className="mt-2 flex flex-col gap-2">
            {counters.rows.map(({ name, why, count }) => (
              <li key={name}>
                <Counter
                  label={name}
                  value={count}
                  most={counters.most}
                  less={printRoom.less(name)}
                  more={printRoom.more(name)}
                  onChange={(value) => counters.onCount(name, value)}
                />
                <p className="text-sm text-muted">{why}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
