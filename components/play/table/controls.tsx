'use client';

import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { Segmented } from '@/components/ui/segmented';
import { playMessages } from '@/lib/messages/play';
import { holdersOf } from '@/lib/session/knowledge';
import { useHandingChoice } from '../happened/use-handing';
import { speeds, type Speed } from './use-computer';
import type { Table } from './use-table';

const say = playMessages.table;

/** Computer speed and undo, beside the question. */
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
            {/* It is beside the question, as long as there is one. */}
            {!table.shown.request && (
              <Button disabled={!undo} title={undo ? undefined : say.undoNot} onClick={() => undo?.()}>
                {say.undo}
              </Button>
            )}
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
    </div>
  );
}
