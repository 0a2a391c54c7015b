import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { touchMessages as say } from '@/lib/messages/touch';
import type { LookedAt } from '../table/looked-at';
import { OptionOdds } from '../table/option-odds';
import { useTwoTaps } from './use-two-taps';

/** One of the answers in the menu of a figure: a button with its odds. */
export function MenuAnswer({
  option,
  nth,
  name,
  isOnly,
  forecast,
  textOf,
  onChoose,
  onPick,
  onLookAt,
}: Pick<ComponentProps<typeof OptionOdds>, 'option' | 'forecast' | 'textOf'> & {
  /** Its place in the request. */
  readonly nth: number;
  /** Name of the figure. */
  readonly name: string;
  /** There is nothing else to do to this figure: a tap on it has shown the odds. */
  readonly isOnly: boolean;
  readonly onChoose: (option: number) => void;
  readonly onPick: (option: number) => void;
  readonly onLookAt: (lookedAt: LookedAt) => void;
}) {
  const { text, effect = '', isRolled, isUsual, target, range, warning } = option;
  const choose = (): void => onChoose(nth);
  const taps = useTwoTaps(option, isOnly && effect === '' ? choose : () => onPick(nth), choose);
  return (
    <li
      className={clsx('max-w-full max-sm:flex-auto', (isRolled ?? warning !== undefined) && 'sm:basis-full')}
    >
      <Button
        look={isUsual || text === name || isOnly ? 'main' : 'plain'}
        size="small"
        className="min-h-[calc(2.75rem+var(--spread,0px))]! w-full flex-col items-start! justify-center! gap-0! py-[calc(0.25rem+var(--spread,0px)/2)]! text-left leading-snug"
        {...taps}
        onPointerEnter={() => onLookAt({ target, range, option: nth })}
        onPointerLeave={() => onLookAt({})}
      >
        <span>{text === name ? say.choose(text) : text}</span>
        <OptionOdds option={option} forecast={forecast} textOf={textOf} />
      </Button>
    </li>
  );
}
