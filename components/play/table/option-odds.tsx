import clsx from 'clsx';
import { Explained } from '@/components/skill/explained';
import type { Forecast } from '@/lib/match/forecast';
import { playMessages } from '@/lib/messages/play';
import type { OptionText } from '@/lib/systems/play-part';
import { briefOf } from './brief-of';
import { OddsBar } from './odds-bar';
import { useTableWords } from './table-words';
import type { Forecasts } from './use-forecasts';

const say = playMessages.table;

/** Letters of a skill that are read at a glance. */
const atAGlance = 170;

/** A skill whose law takes more than two lines: its first sentence comes first. */
export const isLongEffect = ({ effect = '' }: Pick<OptionText, 'effect'>): boolean =>
  effect.length > atAGlance;

/** Chance of harm below which a skill is not told as one that hurts. */
const leastHarm = 0.01;

/** A forecast's figures, without harm that hardly ever comes. */
const withoutHarm = ({ figures }: Forecast): Forecast['figures'] =>
  figures.map((each) => ({ ...each, hurts: 0, fells: 0, takes: [] }));

/** Its first sentence. */
const firstOf = (effect: string): string => effect.split(/(?<=[.!?])\s/u)[0] ?? '';

/** Odds of an option, as a bar for each figure that may lose something and in words, and a warning before it. */
export function OptionOdds({
  option: { isRolled, effect = '', brief = effect, note, warning },
  forecast,
  textOf,
  isWhole = false,
  isPicked = false,
}: {
  readonly option: OptionText;
  /** Absent while it is reckoned. */
  readonly forecast: Forecasts[number];
  readonly textOf: (forecast: Forecast) => string;
  /** All of a long skill is shown beside a large board. */
  readonly isWhole?: boolean;
  /** It was tapped: all of it is told, outside of its button. */
  readonly isPicked?: boolean;
}) {
  const { system } = useTableWords();
  const isCut = isLongEffect({ effect }) && !isWhole && !isPicked;
  // A skill that hardly ever hurts is used for something else: a bar would only say "no harm".
  const least = effect === '' ? 0 : leastHarm;
  const hurt = forecast?.figures.filter(({ hurts, fells }) => Math.max(hurts, fells) > least) ?? [];
  const isByTheWay =
    hurt.length === 0 &&
    effect !== '' &&
    forecast?.figures.some(({ hurts, fells }) => hurts > 0 || fells > 0) === true;
  // Of a skill that is counted by no odds nothing is said, least of all that it does nothing.
  const isUncounted =
    effect !== '' &&
    forecast?.works === undefined &&
    forecast?.hits === undefined &&
    forecast?.figures.every(({ hurts, fells, healed }) => healed === 0 && Math.max(hurts, fells) <= least) ===
      true;
  const odds = isUncounted
    ? ''
    : forecast === undefined
      ? say.reckons
      : forecast === null
        ? say.noForecast
        : textOf(isByTheWay ? { ...forecast, figures: withoutHarm(forecast) } : forecast);
  return (
    <>
      {isPicked && effect !== '' && (
        <span className="text-sm leading-snug">
          <Explained system={system} text={effect} isStop={false} />
        </span>
      )}
      {!isPicked && effect !== '' && (
        <>
          <span
            data-effect
            className={clsx('text-sm leading-snug font-normal text-muted', isCut && 'lg:hidden')}
          >
            {effect}
          </span>
          {isCut && (
            <span className="text-sm leading-snug font-normal text-muted max-lg:hidden">
              {firstOf(brief)}
            </span>
          )}
          {/* The same again on two lines with the odds: only seen in a low sheet, which hides the rest. */}
          <span
            data-brief
            aria-hidden
            className="hidden text-[0.8125rem] leading-tight font-normal text-muted"
          >
            {isRolled && hurt.length === 0 && odds !== '' ? `${odds} ${briefOf(brief)}` : briefOf(brief)}
          </span>
        </>
      )}
      {note !== undefined && (
        <span data-note={isPicked ? undefined : ''} className="text-sm font-normal text-muted">
          {note}
        </span>
      )}
      {warning !== undefined && <span className="text-sm font-normal text-error">{warning}</span>}
      {isRolled && hurt.map((each) => <OddsBar key={each.figure} forecast={each} />)}
      {isRolled && odds !== '' && (
        // The bar says it to whoever sees it.
        <span data-odds className={clsx('text-sm font-normal', hurt.length > 0 && !isPicked && 'sr-only')}>
          {odds}
        </span>
      )}
    </>
  );
}
