import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { playMessages } from '@/lib/messages/play';
import type { Decider } from './request-parts';
import { useSteady } from './tap-guard';

const say = playMessages.table;

/** Lets computers play on at once, where nobody at this device can act. */
function Ahead({
  ahead: { comesBack, isHurried, onHurry },
  beside,
}: {
  readonly ahead: NonNullable<Decider['ahead']>;
  /** A button beside it. */
  readonly beside: ReactNode;
}) {
  const isSteady = useSteady(!isHurried);
  if (isHurried) return <p className="text-muted">{say.ahead.runs}</p>;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap gap-2">
        {/* Computers choose twice a second and dice fall: a press counts all the same. */}
        <Button
          look="main"
          className="data-steady:pointer-events-auto"
          data-steady={isSteady || undefined}
          onClick={onHurry}
        >
          {comesBack ? say.ahead.skip : say.ahead.finish}
        </Button>
        {beside}
      </div>
      {comesBack && <p className="text-sm leading-snug text-muted">{say.ahead.why}</p>}
    </div>
  );
}

/** Below a question: a computer that decides it or is stuck, and an answer that was refused. */
export function RequestNotes({
  decider: { isComputer, isStuck, onRetry, ahead, fallen },
  isRefused,
}: {
  readonly decider: Decider;
  readonly isRefused: boolean;
}) {
  const isAhead = isComputer && !isStuck && ahead !== undefined;
  const action = fallen && (
    <Button look={isAhead ? 'plain' : 'main'} className="self-start" onClick={fallen.onGoOn}>
      {say.fallen.goOn}
    </Button>
  );
  return (
    <>
      {fallen && (
        <p role="status">
          {fallen.how !== undefined && <strong className="font-semibold">{fallen.how} </strong>}
          <span>{say.fallen.told(fallen.names)}</span>
        </p>
      )}
      {isAhead ? <Ahead ahead={ahead} beside={action} /> : action}
      {isStuck && (
        <Notice tone="error" live action={<Button onClick={onRetry}>{say.retry}</Button>}>
          {say.stuck}
        </Notice>
      )}
      {isRefused && (
        <Notice tone="error" live>
          {say.refused}
        </Notice>
      )}
    </>
  );
}
