import clsx from 'clsx';
import { useState, type ComponentProps, type CSSProperties } from 'react';
import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import { useTwoTaps } from '../touch/use-two-taps';
import { answerRoom } from './answer-room';
import { isLongEffect, OptionOdds } from './option-odds';

const say = playMessages.table;

/** Out of sight beside a large board, until a key comes to it. */
const atFigureOnly = 'lg:sr-only lg:focus-within:not-sr-only';

/** One answer: a button with its odds; the law of a long skill opens beside it. */
export function Answer({
  option,
  forecast,
  textOf,
  isAtFigure,
  onChoose,
  onPick,
  onLook,
}: Pick<ComponentProps<typeof OptionOdds>, 'option' | 'forecast' | 'textOf'> & {
  /** The panel at a figure that was tapped has it too. */
  readonly isAtFigure: boolean;
  readonly onChoose: () => void;
  /** A finger chose it, and sees all of it before a second tap does it. */
  readonly onPick: () => void;
  /** Somebody points at it, or no longer. */
  readonly onLook: (isOn: boolean) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const taps = useTwoTaps(option, onPick, onChoose);
  const { text, isUsual, isEnd } = option;
  const room = isEnd ? undefined : answerRoom(option, forecast);
  return (
    // For keys and screen readers it stays where it is.
    <li
      className={clsx(
        !isEnd && 'max-lg:max-w-full',
        !isEnd && (room === undefined ? 'max-lg:flex-none' : 'max-lg:flex-[1_1_min(100%,var(--room))]'),
        !isEnd && isAtFigure && atFigureOnly,
      )}
      data-tells={room === undefined ? undefined : ''}
      style={room === undefined ? undefined : ({ '--room': `${room}px` } as CSSProperties)}
    >
      <Button
        look={isUsual ? 'main' : 'plain'}
        className="flex-col items-start! justify-center! gap-0! text-left max-lg:min-h-[calc(2.75rem+var(--spread,0px))]! max-lg:w-full max-lg:px-3! max-lg:py-[calc(0.25rem+var(--spread,0px)/2)]! max-lg:text-sm max-lg:leading-snug"
        {...taps}
        onPointerEnter={() => onLook(true)}
        onPointerLeave={() => onLook(false)}
        onFocus={() => onLook(true)}
        onBlur={() => onLook(false)}
      >
        {text}
        <OptionOdds option={option} forecast={forecast} textOf={textOf} isWhole={isWhole} />
      </Button>
      {isLongEffect(option) && (
        <Button
          look="quiet"
          size="small"
          aria-expanded={isWhole}
          aria-label={say.wholeSkill(text)}
          className="max-lg:hidden"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? say.lessOfSkill : say.moreOfSkill}
        </Button>
      )}
    </li>
  );
}
