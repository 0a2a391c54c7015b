import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Encounter } from '@/lib/systems/match-part';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import type { TableFigure } from '@/lib/systems/play-part';
import { FigureCards } from '../table/figure-cards';
import type { LookedAt } from '../table/board';
import { forecastText } from '../table/options';
import type { Forecasts } from '../table/use-forecasts';
import type { Shown } from '../table/use-table';
import { whatOf } from './what-of';

const WholeCard = lazy(async () => ({ default: (await import('./whole-card')).WholeCard }));

/** A figure that was tapped: who it is, what can be done with it or to it, and why where nothing can. */
export function FigureMenu({
  figure,
  shown,
  encounter,
  forecasts,
  canGo,
  decides,
  onChoose,
  onLookAt,
}: {
  readonly figure: TableFigure;
  readonly shown: Shown;
  readonly encounter: Encounter;
  readonly forecasts: Forecasts;
  /** Places to which it may go now are tinted. */
  readonly canGo: boolean;
  /** Whose answer it is. */
  readonly decides: string;
  readonly onChoose: (option: number) => void;
  readonly onLookAt: (lookedAt: LookedAt) => void;
}) {
  const [isCardShown, setCardShown] = useState(false);
  const nameOf = (id: number): string => shown.scene.figures.find((each) => each.id === id)?.name ?? '';
  const { options, aims, why, impossible } = whatOf(shown, figure, decides);
  const sheet = figure.sheet === undefined ? undefined : encounter.sheets[figure.sheet];
  const hints = [...(canGo ? [say.go] : []), ...(aims ? [say.aim] : [])];
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">
        {say.state(
          figure.words?.life ?? playMessages.table.life(figure.dice, figure.most),
          figure.words?.state ?? playMessages.table.states[figure.state],
        )}
        {figure.counters.map(({ name, count }) => (
          <span key={name} className="ml-1.5 rounded-full border border-error px-2 text-error">
            {count} {name}
          </span>
        ))}
      </p>
      {hints.length > 0 && <p className="text-sm text-muted">{hints.join(' ')}</p>}
      {options.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {options.map(({ nth, text, isRolled, isUsual, target, range }) => (
            <li key={nth}>
              <Button
                look={isUsual ? 'main' : 'plain'}
                className="w-full flex-col items-start! gap-0! text-left"
                onClick={() => onChoose(nth)}
                onPointerEnter={() => onLookAt({ target, range })}
                onPointerLeave={() => onLookAt({})}
              >
                {text}
                {isRolled && (
                  <span className="text-sm font-normal">
                    {forecastText(forecasts[nth], (forecast) => shown.forecastText(forecast, nameOf))}
                  </span>
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {why !== undefined && (
        <p role="status" className="text-sm">
          {why}
        </p>
      )}
      {impossible.length > 0 && (
        <details>
          <summary className="text-sm font-semibold text-muted">{say.why}</summary>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {impossible.map(({ text, why: because }) => (
              <li key={text}>
                <span className="font-semibold">{text}.</span> {because}
              </li>
            ))}
          </ul>
        </details>
      )}
      {figure.notes.length > 0 && <p className="text-sm text-muted">{figure.notes.join(' ')}</p>}
      {figure.cards && <FigureCards name={figure.name} cards={figure.cards} />}
      {sheet && (
        <details onToggle={({ currentTarget }) => setCardShown(currentTarget.open)}>
          <summary className="text-sm font-semibold text-muted">{say.card}</summary>
          {isCardShown && (
            <Suspense fallback={<p className="text-sm text-muted">{playMessages.loading}</p>}>
              <WholeCard document={{ system: encounter.system, sheet }} name={figure.name} />
            </Suspense>
          )}
        </details>
      )}
    </div>
  );
}
