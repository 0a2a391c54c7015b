import { lazy, Suspense, useState } from 'react';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import type { Encounter } from '@/lib/systems/match-part';
import type { SystemId } from '@/lib/systems/sheet';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import type { ImpossibleText, OptionText } from '@/lib/systems/play-part';
import type { TableFigure } from '@/lib/systems/table-scene';
import type { LookedAt } from '../table/looked-at';
import { MoreRows, RowCover } from '../table/hidden-rows';
import type { Forecasts } from '../table/use-forecasts';
import { useHiddenAnswers } from '../table/use-hidden-answers';
import type { Shown } from '../table/use-table';
import { MenuAnswer } from './menu-answer';
import { isInVain, whatOf } from './what-of';

const WholeCard = lazy(async () => ({ default: (await import('./whole-card')).WholeCard }));

/** Options that can't be chosen now, each with its reason; written out only once opened. */
function Impossible({
  texts,
  system,
  isOpened,
}: {
  readonly texts: readonly ImpossibleText[];
  readonly system: SystemId;
  readonly isOpened: boolean;
}) {
  const [isOpen, setOpen] = useState(isOpened);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 text-sm font-semibold text-muted">
        {playMessages.table.impossible(texts.length)}
      </summary>
      {isOpen && (
        <ul data-help className="mt-1 flex flex-col gap-1 text-sm">
          {texts.map(({ text, why }) => (
            <li key={text}>
              <span className="font-semibold">{text}.</span> <Explained system={system} text={why} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** A figure that was tapped: what can be done with it or to it, why where nothing can, and its cards. */
export function FigureMenu({
  figure,
  shown,
  encounter,
  forecasts,
  canGo,
  decides,
  onChoose,
  onPick,
  onLookAt,
}: {
  readonly figure: TableFigure;
  readonly shown: Shown;
  readonly encounter: Encounter;
  readonly forecasts: Forecasts;
  /** Places to which it may go now are tinted. */
  readonly canGo: boolean;
  /** Name of the deciding player. */
  readonly decides: string;
  readonly onChoose: (option: number) => void;
  readonly onPick: (option: number) => void;
  readonly onLookAt: (lookedAt: LookedAt) => void;
}) {
  const [isCardOpen, setCardOpen] = useState(false);
  const { list, ends: footer, hidden, cut, showMore } = useHiddenAnswers();
  const nameOf = (id: number): string => shown.scene.figures.find((each) => each.id === id)?.name ?? '';
  const { options, aims, why, impossible } = whatOf(shown, figure, decides, forecasts);
  // The only thing to do to somebody is the answer to a tap there.
  const [first, ...others] = options;
  const isOnly = others.length === 0 && figure.id !== shown.words?.figure && first?.warning === undefined;
  const only = isOnly ? first?.nth : undefined;
  const button = ({ nth, ...option }: OptionText & { readonly nth: number }) => (
    <MenuAnswer
      key={nth}
      option={option}
      nth={nth}
      name={figure.name}
      isOnly={nth === only}
      forecast={forecasts[nth]}
      textOf={(forecast) => shown.forecastText(forecast, nameOf)}
      onChoose={onChoose}
      onPick={onPick}
      onLookAt={onLookAt}
    />
  );
  const ends = options.filter(({ isEnd }) => isEnd);
  const does = options.filter(({ isEnd }) => !isEnd);
  // Options of little use are folded away, unless at somebody else they are all there is.
  const isOwn = figure.id === shown.words?.figure;
  const vain = does.filter((option) => isInVain(option, forecasts[option.nth]));
  const folded = isOwn || vain.length < does.length ? vain : [];
  return (
    <>
      <div className="flex flex-col gap-2">
        {(canGo || aims) && <p className="text-sm">{say.hint(canGo, aims)}</p>}
        <div ref={list} className="empty:hidden">
          {does.length > folded.length && (
            <ul className="flex flex-wrap gap-1.5">
              {does.filter((option) => !folded.includes(option)).map(button)}
            </ul>
          )}
        </div>
        {does.some(({ text, isRolled }) => text === figure.name && isRolled) && (
          <p className="text-sm text-muted">{say.againOn(figure.name)}</p>
        )}
        {folded.length > 0 && (
          <details>
            <summary className="min-h-6 text-sm font-semibold text-muted">
              {playMessages.table.inVain(folded.length)}
            </summary>
            <ul className="mt-1 flex flex-wrap gap-1.5">{folded.map(button)}</ul>
          </details>
        )}
        {why !== undefined && (
          <p role="status" className="text-sm">
            {why}
          </p>
        )}
        {impossible.length > 0 && (
          <Impossible texts={impossible} system={encounter.system} isOpened={options.length === 0} />
        )}
      </div>
      {/* On a phone these stay in reach, however many there are above. */}
      <ul
        ref={footer}
        className="flex flex-wrap gap-1.5 border-t border-line pt-2 max-sm:sticky max-sm:-bottom-3 max-sm:z-1 max-sm:-mx-3 max-sm:mt-auto max-sm:-mb-3 max-sm:bg-leaf max-sm:px-3 max-sm:pb-2 low:sticky low:-bottom-3 low:z-1 low:-mx-3 low:mt-auto low:-mb-3 low:bg-leaf low:px-3 low:pb-2"
      >
        <RowCover cut={cut} />
        {ends.map(button)}
        <li>
          <Button
            size="small"
            look="quiet"
            className="min-h-11! px-2! underline"
            onClick={() => setCardOpen(true)}
          >
            {say.card}
          </Button>
        </li>
        <MoreRows hidden={hidden} onMore={showMore} />
      </ul>
      {isCardOpen && (
        <Suspense fallback={<p className="text-sm text-muted">{playMessages.loading}</p>}>
          <WholeCard figure={figure} encounter={encounter} onClose={() => setCardOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
