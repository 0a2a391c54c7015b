import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { touchMessages } from '@/lib/messages/touch';
import { useInSight } from './ways-there';
import { OptionOdds } from './option-odds';
import { useSteady } from './tap-guard';

/** An answer that a finger has tapped: all that it does and its odds, and the button of the second tap. */
export function PickedAnswer({
  option,
  target,
  forecast,
  textOf,
  onChoose,
  onBack,
}: Pick<ComponentProps<typeof OptionOdds>, 'option' | 'forecast' | 'textOf'> & {
  /** Name of the target. */
  readonly target: string | undefined;
  readonly onChoose: () => void;
  /** Shows the other answers again. */
  readonly onBack: () => void;
}) {
  const root = useInSight(option.text);
  // A quick second tap was meant for the list.
  const isSteady = useSteady(true);
  return (
    <div
      ref={root}
      data-answers
      data-picked
      data-fresh={isSteady ? undefined : ''}
      className="flex flex-col gap-1.5"
    >
      <div className="flex items-stretch gap-1.5">
        <Button look="main" className="min-w-0 flex-1 leading-snug max-lg:py-1!" onClick={onChoose}>
          {touchMessages.doPicked(option.text, target)}
        </Button>
        <Button size="small" className="min-h-11!" onClick={onBack}>
          {touchMessages.unpick}
        </Button>
      </div>
      <OptionOdds option={option} forecast={forecast} textOf={textOf} isPicked />
    </div>
  );
}
