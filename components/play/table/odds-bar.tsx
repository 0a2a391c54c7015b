import { playMessages } from '@/lib/messages/play';
import type { FigureForecast } from '@/lib/match/forecast';
import { lossesOf, type Loss } from '@/lib/match/losses';
import { lossFill } from '../map/outcome-bar';
import { useTableWords } from './table-words';

const say = playMessages.map;

/** With more parts than this, losses are told by their number alone. */
const fewParts = 3;

/** A part that is less likely is too narrow for words; a fall is always told. */
const leastTold = 0.04;

/** Possible losses of a figure in an answer, as wide as its button: each part says what it is and how likely. */
export function OddsBar({ forecast }: { readonly forecast: FigureForecast }) {
  const { lossText } = useTableWords();
  const losses = lossesOf(forecast);
  const textOf = ({ dice, falls, isMore, chance }: Loss): string => {
    if (falls !== true && chance < leastTold) return '';
    if (falls !== true && dice === 0) return say.lossChance(say.noLoss, chance);
    const isShort = falls !== true && losses.length > fewParts;
    const lost = isShort ? say.lost(dice) : lossText(dice, falls === true);
    return say.lossChance(`${lost}${isMore ? '+' : ''}`, chance);
  };
  return (
    <span
      aria-hidden
      data-odds-bar
      className="my-0.5 flex w-full flex-wrap overflow-hidden rounded-sm border border-ink bg-ink text-[0.8125rem] leading-5 font-bold"
    >
      {losses.map((loss, nth) => {
        const text = textOf(loss);
        return (
          <span
            key={nth}
            className="box-border flex min-h-5 items-center justify-center whitespace-nowrap not-last:border-r not-last:border-ink"
            style={{
              flex: `${100 * loss.chance} 1 0`,
              minWidth: text === '' ? '0.25rem' : 'max-content',
              paddingInline: text === '' ? 0 : '0.25rem',
              background: lossFill(loss),
              color: loss.falls ? 'var(--leaf)' : 'var(--ink)',
            }}
          >
            {text}
          </span>
        );
      })}
    </span>
  );
}
