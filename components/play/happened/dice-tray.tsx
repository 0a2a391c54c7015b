import { littleMotion, useMedia } from '@/components/site/use-media';
import clsx from 'clsx';
import { playMessages } from '@/lib/messages/play';
import type { TableRoll } from '@/lib/systems/play-part';
import { Dice } from '../dice/dice';
import { FightIcon } from '../dice/fight-icon';
import type { Shown } from '../table/use-table';
import type { AnchorOf } from '../touch/anchor';
import { useTray } from './use-tray';

const say = playMessages.table;

function Side({
  roll,
  isFresh,
  isSkipped,
}: {
  readonly roll: TableRoll;
  readonly isFresh: boolean;
  readonly isSkipped: boolean;
}) {
  const { as, sentence, value, against } = roll;
  return (
    <div className="flex min-w-0 flex-col gap-0.5 px-2">
      <p className="flex flex-wrap items-center gap-1.5 text-sm leading-snug font-semibold">
        <FightIcon as={as} className="size-5 shrink-0" />
        <span className="min-w-0 flex-[1_1_8rem]">{sentence}</span>
        {value && (
          <span className="rounded-full border border-edge bg-paper px-2 font-display text-base whitespace-nowrap">
            {say.sum(value.name, value.is)}
            {against && (
              <span className="font-sans text-sm text-muted"> {say.against(against.name, against.is)}</span>
            )}
          </span>
        )}
      </p>
      <Dice roll={roll} isFresh={isFresh} isSkipped={isSkipped} />
    </div>
  );
}

/** The dice shown on the board: those rolled last, and those of the attack they defend against. */
const shownOf = (fight: Shown['fight']): Shown['fight'] => {
  const rolled = fight.filter(({ roll }) => roll.faces.length > 0);
  const last = rolled.at(-1);
  if (last?.roll.as !== 'defence') return last ? [last] : [];
  const attack = rolled.findLast(({ roll }) => roll.as === 'attack');
  return attack ? [attack, last] : [last];
};

/**
 * The dice of what has just happened, on the board and away from whom it is about. A touch anywhere lays the dice, and
 * the next one clears them away; one on the dice does nothing to what lies beneath. What they show is told beside the
 * board as well.
 */
export function DiceTray({ shown, anchorOf }: { readonly shown: Shown; readonly anchorOf: AnchorOf }) {
  const { fresh, isHidden, isSkipped } = useTray(shown.fight, shown.request === undefined);
  const isStill = useMedia(littleMotion, true);
  const rolls = shownOf(shown.fight);
  if (isHidden || rolls.length === 0) return null;
  const about = new Set(shown.news.slice(-2).flatMap(({ figures }) => figures));
  const heights = shown.scene.figures.flatMap(({ id, at }) => (about.has(id) ? [anchorOf(at).y] : []));
  const isUp = heights.reduce((sum, y) => sum + y - 0.5, 0) >= 0;
  return (
    <div
      aria-hidden
      data-dice-tray
      className={clsx(
        'pointer-events-auto absolute inset-x-2 z-10 mx-auto grid w-fit max-w-full gap-x-2 gap-y-1 rounded-card border border-edge bg-leaf/95 py-2 shadow-lg',
        rolls.length > 1 && 'sm:grid-cols-2',
        isUp ? 'top-2' : 'bottom-2',
      )}
    >
      {rolls.map(({ key, roll }) => (
        <Side key={key} roll={roll} isFresh={fresh.includes(key) && !isStill} isSkipped={isSkipped} />
      ))}
    </div>
  );
}
