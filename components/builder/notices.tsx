'use client';
import type { ArrivalProblem } from '@/components/draft/state';
import { useDraft, useDraftPart, useLaterPart } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages/index';
import { sentenceOf } from '@/lib/systems/document';

const say = messages.builder;

const problemIn = (arrival: ArrivalProblem): string => {
  switch (arrival.of) {
    case 'code':
      return messages.share.problem(arrival.problem);
    case 'file':
      return messages.files.sentence(arrival.problem);
    case 'sample':
      return say.actions.sampleUnknown;
    case 'saved':
      return messages.saving.notOpened(arrival.problem);
  }
};

const intoSight = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/** A link, sample or file that could not be opened, shown where the player asked for it. */
export function ArrivalNotice({ of }: { readonly of: readonly ArrivalProblem['of'][] }) {
  const arrivalProblem = useDraftPart((state) => state.arrivalProblem);
  const { dispatch } = useDraft();
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
        {problemIn(arrivalProblem)}
      </Notice>
    </div>
  );
}

/**
 * Reads out what undo or redo did, and the issues that the last change brought; without an explicit `aria-
 * live` nobody would hear it while a dialog is open.
 */
export function Announcer() {
  const fresh = useLaterPart((state) => state.fresh);
  const said = useLaterPart((state) => state.said);
  const system = useLaterPart((state) => state.document.system);
  const issues = fresh.map((issue) => `${say.severities[issue.severity]}: ${sentenceOf(system, issue)}`);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {[said, ...issues].join(' ')}
    </div>
  );
}
