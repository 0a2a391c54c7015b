'use client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import { keepFile } from '@/components/site/keep-file';
import type { ArrivalProblem } from './state';
import { useBench, useBuilder } from './use-builder';

const say = words.builder;

const sentenceOf = (arrival: ArrivalProblem): string => {
  switch (arrival.of) {
    case 'code':
      return words.share.problem(arrival.problem);
    case 'file':
      return words.files.sentence(arrival.problem);
    case 'sample':
      return say.actions.sampleUnknown;
  }
};

const intoSight = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/** A link, sample or file that could not be opened, shown where the player asked for it. */
export function ArrivalNotice({ of }: { readonly of: readonly ArrivalProblem['of'][] }) {
  const { arrivalProblem } = useBuilder();
  const { dispatch } = useBench();
  if (!arrivalProblem || !of.includes(arrivalProblem.of)) return null;
  return (
    <div ref={intoSight}>
      <Notice
        tone="error"
        live
        action={
          <Button size="small" onClick={() => dispatch({ do: 'forgive-arrival' })}>
            {say.actions.close}
          </Button>
        }
      >
        {sentenceOf(arrivalProblem)}
      </Notice>
    </div>
  );
}

/** What became of the draft of this device, if it could not be read. */
export function LoadNotice() {
  const { loadProblem } = useBuilder();
  const { dispatch } = useBench();
  if (!loadProblem) return null;
  const damaged = loadProblem.problem === 'damaged' ? loadProblem : undefined;
  return (
    <Notice
      tone="error"
      live
      action={
        damaged && (
          <span className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => keepFile(say.load.fileName, damaged.text, 'text/plain')}>
              {say.load.download}
            </Button>
            <Button size="small" onClick={() => dispatch({ do: 'forgive-damage' })}>
              {damaged.aside ? say.actions.close : say.load.letGo}
            </Button>
          </span>
        )
      }
    >
      {say.load.sentence(loadProblem, damaged ? words.files.sentence(damaged.why) : '')}
    </Notice>
  );
}
