'use client';
import clsx from 'clsx';
import { useDraft, useDraftPart, useLaterPart } from '@/components/draft/use-draft';
import { keepSheet } from '@/components/site/keep-file';
import { Button } from '@/components/ui/button';
import { ErrorIcon, GoodIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages/index';
import { writerMessages } from '@/lib/messages/writer';
import type { RosterProblem } from '@/lib/roster/roster';
import { nameOf } from '@/lib/systems/document';

const say = messages.saving;

/** Whether the sheet is safe on this device. */
export function SaveLine() {
  const saved = useDraftPart((state) => state.save.saved);
  switch (saved) {
    case 'yes':
      return (
        <p className={clsx(lineClass, 'text-muted')}>
          <GoodIcon className="size-4 text-good" />
          <span>{say.yes}</span>
        </p>
      );
    case 'saving':
      return <p className={clsx(lineClass, 'text-muted')}>{say.saving}</p>;
    case 'nothing-yet':
      return <p className={clsx(lineClass, 'text-muted')}>{say.nothingYet}</p>;
    case 'no':
      return (
        <p className={clsx(lineClass, 'font-semibold text-error')}>
          <ErrorIcon className="size-4" />
          <span>{say.notSaved}</span>
        </p>
      );
  }
}

const lineClass = 'inline-flex min-h-6 min-w-0 items-center gap-1.5 text-sm lg:shrink-0';

/** Quiet: another tab is writing this sheet, and this one follows. */
export function FollowLine() {
  const isElsewhere = useLaterPart((state) => state.isElsewhere);
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {isElsewhere && writerMessages.followed}
    </p>
  );
}

/** Loud: the sheet is not saved. Says why, and what keeps it all the same. */
export function SaveTrouble() {
  const problem = useDraftPart(({ save }) => (save.saved === 'no' ? save.problem : undefined));
  const name = useDraftPart((state) => nameOf(state.document));
  if (!problem) return null;
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-card border-2 border-error bg-leaf p-4">
      <p className="flex items-center gap-2 font-display text-xl leading-tight font-bold text-error">
        <ErrorIcon className="size-6 shrink-0" />
        {say.notSaved}
      </p>
      <p className="max-w-3xl">{say.problem(name, problem)}</p>
      <div className="flex flex-wrap gap-2">
        <Ways problem={problem} />
      </div>
    </div>
  );
}

function Ways({ problem }: { readonly problem: RosterProblem }) {
  const { state, saveAgain, showTheirs } = useDraft();
  const again = () => void saveAgain();
  if (problem.problem === 'conflict')
    return (
      <>
        <Button look="main" onClick={again}>
          {say.keepCopy}
        </Button>
        <Button onClick={showTheirs}>{say.showTheirs}</Button>
      </>
    );
  const isGone = problem.problem === 'gone';
  return (
    <>
      <Button look="main" onClick={again}>
        {isGone ? say.keepMine : say.retry}
      </Button>
      <Button onClick={() => keepSheet(state().document)}>{say.download}</Button>
    </>
  );
}
