'use client';
import clsx from 'clsx';
import { RadioGroup } from 'radix-ui';
import { memo } from 'react';
import { PipIcon } from '@/components/card/pip';
import { EraserIcon } from '@/components/ui/icons';
import { Radio } from '@/components/ui/segmented';
import { paintedPips } from '@/lib/systems/living/cards/painted-pips';
import { panels } from '@/lib/systems/living/messages/en/panels';
import { terms } from '@/lib/systems/living/messages/en/terms';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import { pipCosts, pips } from '@/lib/systems/living/sheet/pips';
import { sameOwner } from '../places';
import { useHero } from '../use-hero';
import type { Brush } from './arrangement';
import { freePips } from './painting-rules';

const brushes: readonly Brush[] = [...pips, 'eraser'];
const isBrush = (value: string): value is Brush => (brushes as readonly string[]).includes(value);
const say = panels.brushes;

interface Props {
  readonly owner: Owner;
  readonly brush: Brush;
  readonly onChoose: (brush: Brush) => void;
}

function Pots({ owner, brush, onChoose }: Props) {
  const hero = useHero();
  return (
    <RadioGroup.Root
      aria-label={say.label}
      value={brush}
      onValueChange={(value) => {
        if (isBrush(value)) onChoose(value);
      }}
      className="sticky top-0 z-10 -mx-1 grid shrink-0 grid-cols-6 gap-1 bg-paper px-1 py-2 xl:static xl:mx-0 xl:w-40 xl:grid-cols-1 xl:gap-2 xl:bg-transparent xl:p-0"
    >
      {brushes.map((each) => (
        <Pot key={each} brush={each} more={each === 'eraser' ? undefined : freePips(hero, owner, each)} />
      ))}
    </RadioGroup.Root>
  );
}

/** The pots of paint: what a pip of each colour costs, and how many more there can be; the count follows the die. */
export const BrushBar = memo(
  Pots,
  (old, now) => sameOwner(old.owner, now.owner) && old.brush === now.brush && old.onChoose === now.onChoose,
);

function Pot({ brush, more }: { readonly brush: Brush; readonly more: number | undefined }) {
  const cost = brush === 'eraser' ? say.eraserCost : say.cost(pipCosts[brush]);
  return (
    <Radio
      value={brush}
      aria-label={brush === 'eraser' ? say.eraserAria : say.aria(brush, pipCosts[brush], more ?? 0)}
      className={clsx(
        'flex min-h-16 flex-col items-center justify-center gap-0.5 rounded-card border-2 border-edge bg-leaf py-1 text-center leading-tight whitespace-nowrap xl:border-[3px]',
        'xl:min-h-14 xl:flex-row xl:justify-start xl:gap-2.5 xl:px-2.5 xl:text-left',
        'hover:border-ink focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-gold data-[state=checked]:border-ink data-[state=checked]:outline-2 data-[state=checked]:-outline-offset-4 data-[state=checked]:outline-ink',
      )}
    >
      {brush === 'eraser' ? (
        <EraserIcon className="size-7 shrink-0" />
      ) : (
        <PipIcon pip={paintedPips[brush]} className="block size-7 shrink-0" />
      )}
      <span className="flex min-w-0 flex-col">
        <span className="text-[0.6875rem] font-semibold tracking-tight sm:text-sm sm:tracking-normal xl:text-base">
          {brush === 'eraser' ? say.eraser : terms.pips[brush]}
        </span>
        <span className="text-[0.6875rem] text-muted sm:text-xs xl:text-sm">
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
