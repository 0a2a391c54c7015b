'use client';

import { buttonClass } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import { lengthOf } from '@/lib/session/session';
import type { Table } from './use-table';

const say = playMessages.table;

const steps = [
  { label: say.first, d: 'M6 5v14M19 5l-9 7 9 7z', to: () => 0 },
  { label: say.previous, d: 'M16 5l-9 7 9 7z', to: (at: number) => at - 1 },
  { label: say.next, d: 'M8 5l9 7-9 7z', to: (at: number) => at + 1 },
  { label: say.last, d: 'M18 5v14M5 5l9 7-9 7z', to: (_: number, all: number) => all },
] as const;

/**
 * Forward and back through the match, moment by moment. Far from the answers: nobody leads the match to its start who
 * means to end a turn.
 */
export function Steps({ table }: { readonly table: Table }) {
  const { at } = table.shown;
  const all = lengthOf(table.session);
  return (
    <div
      data-steps
      className="flex flex-wrap items-center gap-1 rounded-card border border-line bg-leaf px-4 py-3"
    >
      {steps.map(({ label, d, to }) => {
        const goal = Math.min(all, Math.max(0, to(at, all)));
        return (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            disabled={goal === at}
            onClick={() => table.look(goal)}
            className={buttonClass({ size: 'small' }, 'size-11 px-0!')}
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden
              className="size-5 fill-current stroke-current"
              strokeWidth="2"
            >
              <path d={d} />
            </svg>
          </button>
        );
      })}
      <input
        type="range"
        aria-label={say.moment}
        aria-valuetext={say.momentOf(at, all)}
        min={0}
        max={Math.max(1, all)}
        value={at}
        disabled={all === 0}
        onChange={({ target }) => table.look(Number(target.value))}
        className="mx-2 h-11 min-w-32 flex-1 accent-ink"
      />
      {/* At an earlier moment the notice of it says so. */}
      {table.shown.isNow && <span className="text-sm text-muted">{say.momentOf(at, all)}</span>}
    </div>
  );
}
