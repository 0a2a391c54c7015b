import clsx from 'clsx';
import { Explained } from '@/components/skill/explained';
import { companionMessages as say } from '@/lib/messages/companion';
import type { CompanionCount, CompanionFigure, FigureNow } from '@/lib/systems/companion-part';
import { figureName } from './names';
import { Stepper } from './stepper';
import type { NightControl } from './night-control';

/** Highest value of a count at present. */
export const mostOf = ({ within, most }: CompanionCount, { counts }: FigureNow): number =>
  within === undefined ? most : (counts[within] ?? most);

/** Dice still there, and places for the lost ones; or boxes, ticked from the left. */
function Amount({ count, now }: { readonly count: CompanionCount; readonly now: FigureNow }) {
  const value = now.counts[count.id] ?? 0;
  const most = mostOf(count, now);
  if (count.shownAs === 'dice' && count.within === undefined)
    return <span className="min-w-6 text-center text-lg font-semibold">{value}</span>;
  return (
    <span className="flex min-w-6 flex-wrap items-center gap-1">
      <span className="sr-only">{say.of(value, most)}</span>
      {Array.from({ length: Math.max(value, Math.min(most, 8)) }, (_, nth) => (
        <span
          key={nth}
          aria-hidden
          className={clsx(
            'size-4.5 rounded-[0.3rem] border-2',
            nth < value ? 'border-ink bg-ink' : 'border-edge bg-transparent',
          )}
        />
      ))}
    </span>
  );
}

/** Counts that limit another count seldom change, so they are shown with the card. */
export const isBound = ({ counts }: CompanionFigure, { id }: CompanionCount): boolean =>
  counts.some(({ within }) => within === id);

/** Counts of a figure, each with a button for one less and one for one more. */
export function Counts({
  control,
  at,
  now,
  counts,
}: {
  readonly control: NightControl;
  readonly at: number;
  readonly now: FigureNow;
  readonly counts: readonly CompanionCount[];
}) {
  const name = figureName(control.night, at);
  return counts.map((count) => {
    const value = now.counts[count.id] ?? 0;
    return (
      <div key={count.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">
          <Explained system={control.night.setUp.system} text={count.name} />
        </span>
        <Stepper
          less={say.less(count.name, name)}
          more={say.more(count.name, name)}
          isLeast={value === 0}
          isMost={value >= mostOf(count, now)}
          onStep={(by) => control.do({ do: 'count', figure: at, of: count.id, by })}
        >
          <Amount count={count} now={now} />
        </Stepper>
      </div>
    );
  });
}
