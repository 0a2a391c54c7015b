'use client';
import clsx from 'clsx';
import { ErrorMark, GoodMark } from '@/components/ui/marks';
import { words } from '@/lib/messages/index';
import { useLaterPart } from '../draft/use-draft';

const say = words.saving;

/** Whether the hero is safe on this device. */
export function SaveLine() {
  const saved = useLaterPart((state) => state.save.saved);
  switch (saved) {
    case 'yes':
      return (
        <p className={clsx(lineClass, 'text-muted')}>
          <GoodMark className="size-4 text-good" />
          {say.yes}
        </p>
      );
    case 'saving':
      return <p className={clsx(lineClass, 'text-muted')}>{say.saving}</p>;
    case 'nothing-yet':
      return <p className={clsx(lineClass, 'text-muted')}>{say.nothingYet}</p>;
    case 'no':
      return (
        <p className={clsx(lineClass, 'font-semibold text-error')}>
          <ErrorMark className="size-4" />
          {say.notSaved}
        </p>
      );
  }
}

const lineClass = 'inline-flex min-h-6 shrink-0 items-center gap-1.5 text-sm';
