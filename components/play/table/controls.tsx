'use client';

import { playStartPath } from '@/components/site/play-path';
import { Button, buttonClass } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { Link } from '@/components/ui/link';
import { Segmented } from '@/components/ui/segmented';
import { playMessages } from '@/lib/messages/play';
import { holdersOf } from '@/lib/session/knowledge';
import { useHandingChoice } from '../happened/use-handing';
import { speeds, type Speed } from './use-computer';
import type { Table } from './use-table';

const say = playMessages.table;

/** Computer speed, and undo where nothing is asked; nothing where none of them can be used. */
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
  const { session, undo, redo, shown, handSeats, takeSeats, canLeave } = table;
  const [isHanded, setHanded] = useHandingChoice();
  // While something is asked they are beside the question.
  const isAsked = shown.request !== undefined;
  const hasUndo = !isAsked && undo !== undefined;
  const hasRedo = !isAsked && redo !== undefined;
  const isRunning = shown.isNow && isAsked && canLeave === true && session.seats.length > 0;
  const isShared = holdersOf(session.seats).length > 1;
  if (!hasUndo && !hasRedo && speed === undefined && !isShared && !isRunning) return null;
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-leaf px-4 py-3">
      {(hasUndo || hasRedo || speed !== undefined) && (
        <div className="flex flex-wrap gap-2">
          {hasUndo && <Button onClick={undo}>{say.undo}</Button>}
          {hasRedo && <Button onClick={redo}>{say.redo}</Button>}
          {speed !== undefined && (
            <Segmented
              label={say.speed}
              value={speed}
              segments={speeds.map((value) => ({ value, label: say.speeds[value] }))}
              onChange={onSpeed}
            />
          )}
        </div>
      )}
      {isRunning && (
        <div className="flex flex-wrap gap-2">
          {takeSeats ? (
            <Button size="small" look="main" onClick={takeSeats}>
              {say.playAgain}
            </Button>
          ) : (
            handSeats && (
              <Button size="small" onClick={handSeats}>
                {say.letPlay}
              </Button>
            )
          )}
          <Link href={playStartPath} className={buttonClass({ size: 'small' })}>
            {say.leaveMatch}
          </Link>
        </div>
      )}
      {isShared && <Tick label={say.handOver.between} checked={isHanded} onChange={setHanded} />}
    </div>
  );
}
