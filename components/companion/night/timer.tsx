import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { NightTimer } from '@/lib/companion/kept-night';
import { companionMessages } from '@/lib/messages/companion';
import type { RoundWords } from '@/lib/systems/match-part';

const say = companionMessages.timer;

/** Minutes to choose from; 0 counts up. */
const limits = [0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];

/** The world's clock in ms, looked at four times a second while it matters. */
const useClock = (isOn: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return undefined;
    const look = (): void => setNow(Date.now());
    look();
    const ticking = setInterval(look, 250);
    return () => clearInterval(ticking);
  }, [isOn]);
  return now;
};

/** The time of a round: counted down where minutes were agreed on, else up. */
export function Timer({
  timer,
  rounds,
  onTimer,
}: {
  readonly timer: NightTimer;
  readonly rounds: RoundWords;
  /** Absent where another tab has it in hand. */
  readonly onTimer: ((timer: NightTimer) => void) | undefined;
}) {
  const { minutes, ran, since } = timer;
  const now = useClock(since !== undefined);
  const seconds = (ran + (since === undefined ? 0 : Math.max(0, now - since))) / 1000;
  const left = minutes * 60 - seconds;
  const isUp = minutes > 0 && left <= 0;
  const stop = (): NightTimer => ({ minutes, ran: seconds * 1000 });
  return (
    <section
      aria-label={say.title}
      className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-leaf px-3 py-1.5"
    >
      <span className="text-sm font-semibold text-muted max-sm:sr-only">{say.of(rounds)}</span>
      <span
        role="timer"
        className={clsx('min-w-14 text-2xl font-semibold tabular-nums', isUp && 'text-error')}
      >
        {minutes === 0 ? say.left(seconds) : isUp ? say.over(left) : say.left(Math.ceil(left))}
      </span>
      {onTimer && (
        <>
          <Button
            size="small"
            aria-label={since === undefined ? say.start : say.stop}
            onClick={() => onTimer(since === undefined ? { ...timer, since: Date.now() } : stop())}
          >
            {since === undefined ? say.short.start : say.short.stop}
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={say.reset}
            onClick={() => onTimer({ minutes, ran: 0, ...(since !== undefined && { since: Date.now() }) })}
          >
            {say.short.reset}
          </Button>
          <select
            aria-label={say.limitOf(rounds)}
            value={minutes}
            onChange={({ target }) => onTimer({ ...timer, minutes: Number(target.value) })}
            className="ml-auto min-h-11 rounded-lg border border-edge bg-leaf px-2 text-ink"
          >
            {[...new Set([...limits, minutes])]
              .sort((one, other) => one - other)
              .map((each) => (
                <option key={each} value={each}>
                  {say.minutes(each)}
                </option>
              ))}
          </select>
        </>
      )}
      <span role="status" className="font-semibold text-error empty:hidden max-sm:sr-only">
        {isUp ? say.up : ''}
      </span>
    </section>
  );
}
