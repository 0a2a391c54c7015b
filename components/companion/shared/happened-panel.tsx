import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { NightStep, SharedNight } from '@/lib/companion/shared/shared-night';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import type { RoomView } from '@/lib/room/membership';
import { personName, stepLine } from './step-line';

const say = sharedNightMessages.happened;

/** Steps that are shown at once. */
const portion = 6;

/** Note on a step that doesn’t simply count. */
const fateOf = ({ id, fate, undoneBy }: NightStep, waiting: ReadonlySet<string>): string | undefined => {
  switch (fate) {
    case 'undone':
      return undoneBy && say.undoneBy(personName(undoneBy));
    case 'unfit':
      return say.unfit;
    case 'may-not':
      return say.mayNot;
    case 'waiting':
      return say.waiting;
    case 'counts':
      return waiting.has(id) ? say.waiting : undefined;
  }
};

/** Every tap with its author, newest first; taps that didn’t count say so. */
export function HappenedPanel({
  shown: { steps, unreadable },
  inLine,
}: {
  readonly shown: SharedNight;
  readonly inLine: RoomView['inLine'];
}) {
  const [most, setMost] = useState(portion);
  const waiting = new Set(inLine.map(({ id }) => id));
  return (
    <Panel title={say.title}>
      {steps.length === 0 && <p className="text-muted">{say.nothing}</p>}
      <ol className="flex flex-col">
        {steps
          .slice(-most)
          .reverse()
          .map((step) => {
            const fate = fateOf(step, waiting);
            const isOff = fate !== undefined && fate !== say.waiting;
            return (
              <li key={step.id} className="border-b border-line py-1 last:border-0">
                <span className={clsx(isOff && 'text-muted line-through')}>{stepLine(step)}</span>
                {fate !== undefined && <span className="text-sm text-muted"> ({fate})</span>}
              </li>
            );
          })}
      </ol>
      {unreadable > 0 && <p className="text-sm text-muted">{say.unreadable(unreadable)}</p>}
      {steps.length > most && (
        <Button size="small" className="self-start" onClick={() => setMost(most + 5 * portion)}>
          {say.more}
        </Button>
      )}
    </Panel>
  );
}
