'use client';

import { Button, buttonClass } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { Segmented } from '@/components/ui/segmented';
import { playMessages } from '@/lib/messages/play';
import { holdersOf } from '@/lib/session/knowledge';
import { lengthOf } from '@/lib/session/session';
import { useHandingChoice } from '../happened/use-handing';
import { speeds, type Speed } from './use-computer';
import type { Table } from './use-table';

const say = playMessages.table;

const steps = [
  { label: say.first, d: 'M6 5v14M19 5l-9 7 9 7z', to: () => 0 },
  { label: say.previous, d: 'M16 5l-9 7 9 7z', to: (at: number) => at - 1 },
  { label: say.next, d: 'M8 5l9 7-9 7z', to: (at: number) => at + 1 },
  { label: say.last, d: 'M18 5v14M5 5l9 7-9 7z', to: (_: number, all: number) => all },
] as const;

/** Forward and back through the match, moment by moment. */
function Steps({ table }: { readonly table: Table }) {
  const { at } = table.shown;
  const all = lengthOf(table.session);
  return (
    <div className="flex flex-wrap items-center gap-1">
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
      <span className="text-sm text-muted">{say.momentOf(at, all)}</span>
    </div>
  );
}

/** Computer speed, undo, and steps through the match, beside the question. */
export function Controls({
  table,
  speed,
  onSpeed,
}: {
  readonly table: Table;
  /** Absent where no computer plays. */
  readonly speed: Speed | undefined;
  readonly onSpeed: (speed: Speed) => void;
}) {
  const { session, undo, redo } = table;
  const [isHanded, setHanded] = useHandingChoice();
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-leaf px-4 py-3">
      <div className="flex flex-wrap gap-2">
        {session.seats.length > 0 && (
          <>
            {/* On a phone it is beside the question, as long as there is one. */}
            <Button
              className={undo && table.shown.request ? 'max-lg:hidden' : ''}
              disabled={!undo}
              title={undo ? undefined : say.undoNot}
              onClick={() => undo?.()}
            >
              {say.undo}
            </Button>
            <Button disabled={!redo} onClick={() => redo?.()}>
              {say.redo}
            </Button>
          </>
        )}
        {speed !== undefined && (
          <Segmented
            label={say.speed}
            value={speed}
            segments={speeds.map((value) => ({ value, label: say.speeds[value] }))}
            onChange={onSpeed}
          />
        )}
      </div>
      {holdersOf(session.seats).length > 1 && (
        <Tick label={say.handOver.between} checked={isHanded} onChange={setHanded} />
      )}
      <Steps table={table} />
    </div>
  );
}
