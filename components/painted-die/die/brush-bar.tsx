'use client';
import clsx from 'clsx';
import { RadioGroup } from 'radix-ui';
import { memo } from 'react';
import { PipIcon } from '@/components/card/pip';
import { EraserIcon } from '@/components/ui/icons';
import { Radio } from '@/components/ui/segmented';
import { useShown } from '@/components/draft/use-draft';
import { brushRoom, type Brush } from './painting-rules';
import type { DieLook, PaintableDie } from './paintable';

interface Props {
  readonly die: PaintableDie;
  readonly brush: Brush;
  readonly onChoose: (brush: Brush) => void;
}

function Pots({ die, brush, onChoose }: Props) {
  const { sheet } = useShown().document;
  const { look } = die;
  const brushes = [...look.pips.filter((pip) => pip !== look.fixed?.pip), 'eraser'];
  return (
    <RadioGroup.Root
      aria-label={look.words.brushes.label}
      value={brush}
      onValueChange={(value) => {
        if (brushes.includes(value)) onChoose(value);
      }}
      className="sticky top-0 z-10 -mx-1 grid shrink-0 grid-cols-6 gap-1 bg-(--ground,var(--paper)) px-1 py-2 xl:static xl:mx-0 xl:w-40 xl:grid-cols-1 xl:gap-2 xl:bg-transparent xl:p-0"
    >
      {brushes.map((each) => (
        <Pot
          key={each}
          look={look}
          brush={each}
          more={each === 'eraser' ? undefined : brushRoom(die, sheet, each)}
        />
      ))}
    </RadioGroup.Root>
  );
}

/** The pots of paint: what a pip of each colour costs, and how many more there can be; the count follows the die. */
export const BrushBar = memo(
  Pots,
  (old, now) => old.die.id === now.die.id && old.brush === now.brush && old.onChoose === now.onChoose,
);

function Pot({
  look,
  brush,
  more,
}: {
  readonly look: DieLook;
  readonly brush: Brush;
  readonly more: number | undefined;
}) {
  const say = look.words.brushes;
  const price = look.costs[brush] ?? 0;
  const painted = look.painted[brush];
  const cost = painted ? say.cost(price) : say.eraserCost;
  return (
    <Radio
      value={brush}
      aria-label={painted ? say.aria(brush, price, more ?? 0) : say.eraserAria}
      className={clsx(
        'flex min-h-16 flex-col items-center justify-center gap-0.5 rounded-card border-2 border-edge bg-leaf py-1 text-center leading-tight whitespace-nowrap xl:border-[3px] low:min-h-11 low:py-0',
        'xl:min-h-14 xl:flex-row xl:justify-start xl:gap-2.5 xl:px-2.5 xl:text-left',
        'hover:border-ink focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-gold data-[state=checked]:border-ink data-[state=checked]:outline-2 data-[state=checked]:-outline-offset-4 data-[state=checked]:outline-ink',
      )}
    >
      {painted ? (
        <PipIcon pip={painted} className="block size-7 shrink-0" />
      ) : (
        <EraserIcon className="size-7 shrink-0" />
      )}
      <span className="flex min-w-0 flex-col">
        <span className="text-[0.6875rem] font-semibold tracking-tight sm:text-sm sm:tracking-normal xl:text-base">
          {painted ? say.name(brush) : say.eraser}
        </span>
        <span className="text-[0.6875rem] text-muted sm:text-xs xl:text-sm low:hidden">
          {cost}
          {more !== undefined && (
            <span className="max-xl:block">
              {<span className="max-xl:hidden"> · </span>}
              {say.more(more)}
            </span>
          )}
        </span>
      </span>
    </Radio>
  );
}
