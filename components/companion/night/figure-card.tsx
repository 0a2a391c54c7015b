import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { Explained } from '@/components/skill/explained';
import { Button, buttonClass } from '@/components/ui/button';
import { companyOf, counterOf, countersFor, figureAt, standingAt } from '@/lib/companion/figures';
import { companionOf } from '@/lib/companion/night';
import { companionMessages as say } from '@/lib/messages/companion';
import type { FigureNow } from '@/lib/systems/companion-part';
import type { SheetDocument } from '@/lib/systems/sheet';
import { Counts, isBound, mostOf } from './counts';
import { CounterSheet } from './counter-sheet';
import { CounterIcon } from './counter-icon';
import { figureName } from './names';
import { PrintedCards } from './printed-cards';
import { Rolls } from './rolls';
import { Stepper } from './stepper';
import type { NightControl } from './night-control';

function Counters({ control, at }: { readonly control: NightControl; readonly at: number }) {
  const { setUp, state } = control.night;
  const name = figureName(control.night, at);
  return state.figures[at]?.counters.map(({ id, count }) => {
    const counter = counterOf(setUp, id);
    if (!counter) return null;
    return (
      <li key={id}>
        <Stepper
          less={say.counterLess(counter.name, name)}
          more={say.counterMore(counter.name, name)}
          isMost={count >= counter.most}
          onStep={(by) => control.do({ do: 'counter', figure: at, of: id, by })}
        >
          <span className="flex min-w-0 flex-1 items-center gap-2">
            <CounterIcon d={counter.icon} />
            <span className="min-w-0">
              {counter.name} <strong>{count}</strong>
            </span>
          </span>
        </Stepper>
      </li>
    );
  });
}

/** "Bleeding 2, Slowed 1". */
const countersLine = ({ night }: NightControl, at: number): string =>
  (night.state.figures[at]?.counters ?? [])
    .map(({ id, count }) => `${counterOf(night.setUp, id)?.name ?? id} ${count}`)
    .join(', ');

/** The printed cards of a figure, drawn only once somebody looks at them. */
function Card({
  document,
  now,
  children,
}: {
  readonly document: SheetDocument | undefined;
  readonly now: FigureNow;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 py-2 text-sm text-muted">{say.card}</summary>
      {children}
      {isOpen && document && <PrintedCards document={document} figure={now.figure} />}
    </details>
  );
}

/** A figure with all that is counted of it; folded it is one thin line. */
export function FigureCard({ control, at }: { readonly control: NightControl; readonly at: number }) {
  const { night, view, look } = control;
  const [isGiving, give] = useState(false);
  const now = figureAt(night, at);
  if (!now) return null;
  const may = control.may({ do: 'leave', figure: at });
  const name = figureName(night, at);
  const sheet = night.setUp.sheets[night.state.figures[at]?.sheet ?? -1];
  const standing = standingAt(night, at);
  const owner =
    now.figure.follows === undefined ? control.ownerOf?.(night.state.figures[at]?.sheet ?? -1) : undefined;
  const isFolded = view.folded.includes(at);
  const { acting } = night.state;
  const isActing = acting.includes(at);
  const isInTurn = acting.some((each) => companyOf(night, each).includes(at));
  const fold = (): void =>
    look({ folded: isFolded ? view.folded.filter((each) => each !== at) : [...view.folded, at] });
  const [leading] = now.figure.counts;
  const brief = [
    leading ? `${leading.name} ${say.of(now.counts[leading.id] ?? 0, mostOf(leading, now))}` : '',
    countersLine(control, at),
  ].filter((part) => part !== '');
  const bounds = now.figure.counts.filter((count) => isBound(now.figure, count));
  const hints = view.hidden.includes('hints') ? [] : companionOf(night.setUp.system).holds(now);
  return (
    <li
      className={clsx(
        'min-w-0 rounded-card border bg-leaf [--ground:var(--leaf)]',
        isActing ? 'border-gold shadow-[inset_4px_0_0_var(--gold)]' : 'border-line',
        now.figure.follows !== undefined && 'ml-4',
        standing.state === 'out' && 'opacity-75',
      )}
    >
      <button
        type="button"
        aria-expanded={!isFolded}
        onClick={fold}
        className="flex min-h-11 w-full items-center gap-2 px-3 text-left"
      >
        <span aria-hidden className={clsx('text-xl text-muted', !isFolded && 'rotate-90')}>
          ›
        </span>
        <span className="min-w-0 flex-1 truncate font-display text-lg font-bold">{name}</span>
        {owner !== undefined && (
          <span className="max-w-28 shrink-0 truncate text-sm text-muted">{owner}</span>
        )}
        {isFolded && <span className="min-w-0 truncate text-sm">{brief.join(' · ')}</span>}
        {standing.text !== '' && (
          <span className="shrink-0 text-sm font-semibold text-error">{standing.text}</span>
        )}
      </button>
      {!isFolded && (
        <fieldset disabled={!may} className="flex min-w-0 flex-col gap-2 px-3 pb-2">
          <Counts
            control={control}
            at={at}
            now={now}
            counts={now.figure.counts.filter((count) => !bounds.includes(count))}
          />
          <ul className="flex flex-col gap-1 empty:hidden">
            <Counters control={control} at={at} />
          </ul>
          {hints.length > 0 && !isInTurn && (
            <ul className="text-sm text-muted">
              {hints.map((text) => (
                <li key={text}>
                  <Explained system={night.setUp.system} text={text} />
                </li>
              ))}
            </ul>
          )}
          {!isInTurn && <Rolls control={control} at={at} />}
          <div className="flex flex-wrap items-center gap-2 empty:hidden">
            {countersFor(night.setUp, now.figure).length > 0 && (
              <Button aria-label={say.addCounterFor(name)} onClick={() => give(true)}>
                {say.addCounter}
              </Button>
            )}
            {now.figure.isLater === true && (
              <button
                type="button"
                className={buttonClass({ look: 'quiet' })}
                onClick={() => control.do({ do: 'leave', figure: at })}
              >
                {say.leaves(name)}
              </button>
            )}
          </div>
          <Card document={sheet && { system: night.setUp.system, sheet }} now={now}>
            <Counts control={control} at={at} now={now} counts={bounds} />
          </Card>
        </fieldset>
      )}
      {isGiving && may && <CounterSheet control={control} at={at} onClose={() => give(false)} />}
    </li>
  );
}
