'use client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import type { ArrivalProblem } from '../draft/state';
import { useBench, useBuilderPart } from '../draft/use-draft';

const say = words.builder;

const sentenceOf = (arrival: ArrivalProblem): string => {
  switch (arrival.of) {
    case 'code':
      return words.share.problem(arrival.problem);
    case 'file':
      return words.files.sentence(arrival.problem);
    case 'sample':
      return say.actions.sampleUnknown;
    case 'saved':
      return words.saving.notOpened(arrival.problem);
  }
};

const intoSight = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/** A link, sample or file that could not be opened, shown where the player asked for it. */
export function ArrivalNotice({ of }: { readonly of: readonly ArrivalProblem['of'][] }) {
  const arrivalProblem = useBuilderPart((state) => state.arrivalProblem);
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
