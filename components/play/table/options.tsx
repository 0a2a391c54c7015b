import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Forecast } from '@/lib/match/forecast';
import { playMessages } from '@/lib/messages/play';
import type { OptionText } from '@/lib/systems/play-part';
import type { TableFigure } from '@/lib/systems/table-scene';
import { isInVain, usefulFirst } from '../touch/what-of';
import { Answer } from './answer';
import { MoreRows, RowCover } from './hidden-rows';
import type { LookedAt } from './looked-at';
import type { Forecasts } from './use-forecasts';
import { footClass, UndoItem, type Backs } from './undo-button';
import { useHiddenAnswers } from './use-hidden-answers';

const say = playMessages.table;

/** So many answers leave room for more than a line of what each does. */
const few = 3;

interface Numbered extends OptionText {
  readonly nth: number;
}

interface Group {
  readonly name: string;
  readonly options: readonly Numbered[];
}

/** Options by their groups, in the order in which the groups come first; what ends something apart. */
const grouped = (options: readonly OptionText[]) => {
  const all = options.map((option, nth): Numbered => ({ ...option, nth }));
  const does = all.filter(({ isEnd }) => !isEnd);
  const names = [...new Set(does.map(({ group }) => group))];
  return {
    groups: names.map((name) => ({ name, options: does.filter(({ group }) => group === name) })),
    ends: all.filter(({ isEnd }) => isEnd),
  };
};

/** Options that would do little now: they are folded away. */
const inVain = (groups: readonly Group[], forecasts: Forecasts): readonly Numbered[] =>
  groups.flatMap(({ options }) => options.filter((option) => isInVain(option, forecasts[option.nth])));

const without = (groups: readonly Group[], folded: readonly Numbered[]): readonly Group[] =>
  groups
    .map(({ name, options }) => ({ name, options: options.filter((option) => !folded.includes(option)) }))
    .filter(({ options }) => options.length > 0);

/** Those groups in which something is aimed at a figure, with nothing else in them. */
const aimedAt = (groups: readonly Group[], figure: number): readonly Group[] =>
  groups
    .map(({ name, options }) => ({
      name,
      options: usefulFirst(options.filter(({ target }) => target === figure)),
    }))
    .filter(({ options }) => options.length > 0);

/** The options of a request, each a button that does what it says. */
export function Options({
  options,
  forecasts,
  about,
  atFigure,
  backs,
  onAll,
  textOf,
  help,
  isAside,
  onChoose,
  onPick,
  onLook,
}: {
  readonly options: readonly OptionText[];
  readonly forecasts: Forecasts;
  /** Figure pointed at on the map: only options aimed at it are shown. */
  readonly about: TableFigure | undefined;
  /** Options in the panel at a figure that was tapped. */
  readonly atFigure: ReadonlySet<number>;
  readonly backs: Backs;
  readonly onAll: () => void;
  readonly textOf: (forecast: Forecast) => string;
  /** Explains the question; shown before the answers that end a turn. */
  readonly help: ReactNode;
  /** Somebody has chosen a place: a phone shows only the way there, or only the answer that was tapped. */
  readonly isAside: boolean;
  readonly onChoose: (nth: number) => void;
  readonly onPick: (nth: number) => void;
  /** Tells the map which option is looked at. */
  readonly onLook: (lookedAt: LookedAt) => void;
}) {
  const { list, ends: endList, hidden, cut, showMore } = useHiddenAnswers();
  const all = grouped(options);
  const aimed = about && aimedAt(all.groups, about.id);
  const isAimed = aimed !== undefined && aimed.length > 0;
  const folded = isAimed ? [] : inVain(all.groups, forecasts);
  const groups = isAimed ? aimed : without(all.groups, folded);
  const { ends } = all;
  const hasFoot = ends.length > 0 || hidden > 0;
  const button = ({ nth, ...option }: Numbered) => (
    <Answer
      key={nth}
      option={option}
      forecast={forecasts[nth]}
      textOf={textOf}
      isAtFigure={atFigure.has(nth)}
      onChoose={() => onChoose(nth)}
      onPick={() => onPick(nth)}
      onLook={(isOn) => onLook(isOn ? { target: option.target, range: option.range, option: nth } : {})}
    />
  );
  return (
    <div
      className={clsx(
        'flex flex-col gap-3 max-lg:flex-1 max-lg:gap-2 lg:contents',
        isAside && 'max-lg:hidden',
      )}
    >
      {/* On a phone one row follows the other, whatever group the options are of. */}
      <div
        ref={list}
        data-answers
        data-few={options.length - ends.length <= few ? '' : undefined}
        className="flex flex-col gap-3 max-lg:flex-row max-lg:flex-wrap max-lg:gap-1.5"
      >
        {about && (
          <div role="status" className="flex basis-full flex-wrap items-center justify-between gap-2">
            <p className={clsx(isAimed && 'lg:sr-only')}>
              {isAimed ? say.aimedAt(about.name) : say.aimedNot(about.name)}
            </p>
            {isAimed && (
              <p aria-hidden className="max-lg:hidden">
                {say.aimedOn(about.name)}
              </p>
            )}
            {isAimed && (
              <Button size="small" onClick={onAll}>
                {say.aimedAll}
              </Button>
            )}
          </div>
        )}
        {groups.map(({ name, options: some }) => (
          <div key={name} className="max-lg:contents">
            {name !== '' && (
              <h3
                className={clsx(
                  'mb-1 font-sans text-sm font-semibold text-muted max-lg:sr-only',
                  some.every(({ nth }) => atFigure.has(nth)) && 'lg:sr-only',
                )}
              >
                {name}
              </h3>
            )}
            <ul className="flex flex-wrap gap-2 max-lg:contents">{some.map(button)}</ul>
          </div>
        ))}
      </div>
      {folded.length > 0 && (
        <details>
          <summary className="text-sm font-semibold text-muted">{say.inVain(folded.length)}</summary>
          <ul className="mt-2 flex flex-wrap gap-2">{folded.map(button)}</ul>
        </details>
      )}
      <div className="contents">{help}</div>
      {hasFoot && (
        <ul
          ref={endList}
          data-ends
          aria-label={say.ends}
          // It has one place, however many other answers there are: at the foot of the sheet, or of the panel.
          className={clsx(
            'flex flex-wrap items-center gap-2 border-line max-lg:sticky max-lg:bottom-[calc(-1*max(0.75rem,env(safe-area-inset-bottom)))] max-lg:z-1 max-lg:-mx-3 max-lg:mt-auto max-lg:gap-1.5 max-lg:border-t max-lg:bg-leaf max-lg:px-3 max-lg:pt-1 max-lg:pb-[max(0.375rem,env(safe-area-inset-bottom))]',
            footClass,
          )}
        >
          <RowCover cut={cut} />
          <MoreRows hidden={hidden} onMore={showMore} />
          <UndoItem {...backs} isShown={ends.length > 0} />
          {ends.map(button)}
        </ul>
      )}
    </div>
  );
}
