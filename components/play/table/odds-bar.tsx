import clsx from 'clsx';
import { playMessages } from '@/lib/messages/play';
import type { FigureForecast } from '@/lib/match/forecast';
import { lossesOf, type Loss } from '@/lib/match/losses';
import { widthOf } from '../map/labels';
import { lossFill } from '../map/outcome-bar';
import { useTableWords } from './table-words';

const say = playMessages.map;

/** Pixels of the letters, and those that a word keeps from the edges of its part. */
const letters = 13;
const apart = 6;

/** Pixels that a bar has at least: in half a row of a phone, and in a whole one or beside a large board. */
const rooms = { narrow: 134, wide: 224 } as const;

/** A fall that is less likely is no more than a line. */
const leastTold = 0.01;

/** Pixels that a text takes. Bold letters are wider than those of the board. */
const wideOf = (text: string): number => 1.06 * widthOf(text, letters);

/** Pixels that a bar keeps beside words at both of its ends. */
const leastBar = 90;

/** The words for each part, and those before and beside the bar for the first and the last, if they have no room. */
interface Told {
  readonly before: string;
  readonly parts: readonly string[];
  readonly beside: string;
}

/** As much of the words of each part as it has room for: its share of the bar is true, however little that leaves. */
const toldIn = (
  losses: readonly Loss[],
  room: number,
  lossText: (dice: number, falls: boolean) => string,
): Told => {
  const wordsOf = ({ dice, falls, isMore, chance }: Loss): readonly string[] => {
    if (falls === true) return [say.lossChance(lossText(0, true), chance)];
    if (dice === 0) return [say.lossChance(say.noLoss, chance), say.noLoss];
    const more = isMore ? '+' : '';
    const short = `${say.lost(dice)}${more}`;
    return [say.lossChance(`${lossText(dice, false)}${more}`, chance), say.lossChance(short, chance), short];
  };
  const fitIn = (loss: Loss, all: number): string =>
    wordsOf(loss).find((text) => wideOf(text) + apart <= loss.chance * all) ?? '';
  const fall = losses.find(({ falls }) => falls === true);
  const beside = fall && fall.chance >= leastTold && fitIn(fall, room) === '' ? (wordsOf(fall)[0] ?? '') : '';
  const within = beside === '' ? room : room - wideOf(beside) - apart;
  const none = losses.find(({ dice, falls }) => dice === 0 && falls !== true);
  const safe = none && none.chance >= leastTold && fitIn(none, within) === '' ? (wordsOf(none)[0] ?? '') : '';
  const before = safe !== '' && within - wideOf(safe) - apart >= leastBar ? safe : '';
  const left = before === '' ? within : within - wideOf(before) - apart;
  const isOutside = (loss: Loss): boolean =>
    (loss === fall && beside !== '') || (loss === none && before !== '');
  return { parts: losses.map((loss) => (isOutside(loss) ? '' : fitIn(loss, left))), beside, before };
};

/** One text where both rooms have the same. */
function Words({ narrow, wide }: { readonly narrow: string; readonly wide: string }) {
  if (narrow === wide) return narrow;
  return (
    <>
      <span className="@min-[14rem]/odds:hidden">{narrow}</span>
      <span className="hidden @min-[14rem]/odds:inline">{wide}</span>
    </>
  );
}

/** Possible losses of a figure in an answer, as wide as its button: each part is as wide as it is likely. */
export function OddsBar({ forecast }: { readonly forecast: FigureForecast }) {
  const { lossText } = useTableWords();
  const losses = lossesOf(forecast);
  const [narrow, wide] = [rooms.narrow, rooms.wide].map((room) => toldIn(losses, room, lossText));
  return (
    <span aria-hidden data-odds-bar className="@container/odds my-0.5 block w-full lg:min-w-60">
      <span className="flex items-center gap-1.5 text-[0.8125rem] leading-5 font-bold">
        <Words narrow={narrow?.before ?? ''} wide={wide?.before ?? ''} />
        <span className="flex min-w-0 flex-1 overflow-hidden rounded-sm border border-ink bg-ink">
          {losses.map((loss, nth) => (
            <span
              key={nth}
              className={clsx(
                'box-border flex min-h-5 min-w-0.5 basis-0 items-center justify-center overflow-hidden whitespace-nowrap',
                'not-last:border-r not-last:border-ink',
              )}
              style={{
                flexGrow: 100 * loss.chance,
                background: lossFill(loss),
                color: loss.falls ? 'var(--leaf)' : 'var(--ink)',
              }}
            >
              <Words narrow={narrow?.parts[nth] ?? ''} wide={wide?.parts[nth] ?? ''} />
            </span>
          ))}
        </span>
        <Words narrow={narrow?.beside ?? ''} wide={wide?.beside ?? ''} />
      </span>
    </span>
  );
}
