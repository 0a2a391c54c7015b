'use client';
import clsx from 'clsx';
import { memo, useEffect } from 'react';
import { useDraft, useLaterPart } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { historyKeyOf } from '@/components/ui/keys';
import { messages } from '@/lib/messages/index';
import { RulesControl } from './rules-control';
import { SaveLine } from './saving';

const say = messages.history;

/** Undo and redo, each with the name of its step, and whether the sheet is saved. */
export function HistoryBar() {
  const { dispatch } = useDraft();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const way = historyKeyOf(event);
      if (!way || hasItsOwn(event.target)) return;
      event.preventDefault();
      dispatch({ do: way });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
  return (
    // Nothing here wraps: everything below stays under the finger, however long the names or the saving state become.
    <div className="flex items-center justify-between gap-x-4">
      <UndoRedo className="max-lg:hidden" />
      <SaveLine />
      <RulesControl className="-my-2.5 lg:hidden" />
    </div>
  );
}

/** Undo and redo; in a narrow place only their arrows. */
export function UndoRedo({
  isNarrow = false,
  className,
}: {
  readonly isNarrow?: boolean;
  readonly className?: string;
}) {
  // They may lag behind; Undo still undoes the last step.
  const undo = useLaterPart((state) => state.history.past.at(-1)?.name);
  const redo = useLaterPart((state) => state.history.future.at(-1)?.name);
  return (
    <div
      role="group"
      aria-label={say.label}
      className={clsx('flex min-w-0', isNarrow ? '' : 'gap-2', className)}
    >
      <Way
        name={undo === undefined ? say.nothingToUndo : say.undo(undo)}
        way="undo"
        none={undo === undefined}
        isNarrow={isNarrow}
      />
      <Way
        name={redo === undefined ? say.nothingToRedo : say.redo(redo)}
        way="redo"
        none={redo === undefined}
        isNarrow={isNarrow}
      />
    </div>
  );
}

/** True where typing is undone by the field itself. */
const hasItsOwn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])') !== null;

/** Stays where it is when there is nothing left, so that neither the focus nor the next tap goes astray. */
const Way = memo(function Way({
  way,
  name,
  none,
  isNarrow,
}: {
  readonly way: 'undo' | 'redo';
  readonly name: string;
  readonly none: boolean;
  readonly isNarrow: boolean;
}) {
  const { dispatch } = useDraft();
  return (
    <Button
      size="small"
      aria-disabled={none}
      title={name}
      aria-label={isNarrow ? name : undefined}
      look={isNarrow ? 'quiet' : 'plain'}
      className={isNarrow ? 'size-11 px-0!' : 'max-w-64 min-w-0 gap-1.5!'}
      onClick={() => dispatch({ do: way })}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className={clsx('shrink-0', isNarrow ? 'size-6' : 'size-4', way === 'redo' && '-scale-x-100')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
      >
        <path d="M9 4 4 9l5 5M4.5 9H14a6 6 0 0 1 0 12h-3" />
      </svg>
      {!isNarrow && <span className="truncate">{name}</span>}
    </Button>
  );
});
