'use client';
import clsx from 'clsx';
import { useState } from 'react';
import { useDraftPart } from '@/components/draft/use-draft';
import { messages } from '@/lib/messages/index';
import { gameName, systemIds } from '@/lib/systems/open';
import { RulesDialog } from './dialogs';

const say = messages.builder.games;

/** The game of the sheet, and the way to another one; nothing while there is but one game. */
export function RulesControl({ className }: { readonly className?: string }) {
  const system = useDraftPart(({ document }) => document.system);
  const [isOpen, open] = useState(false);
  if (systemIds.length < 2) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={clsx(
          'inline-flex min-h-11 max-w-full min-w-16 shrink-[99] items-center gap-1 text-left text-sm font-semibold underline decoration-dotted underline-offset-4 hover:decoration-solid',
          className,
        )}
        onClick={() => open(true)}
      >
        {say.rules(gameName(system))}
      </button>
      {isOpen && <RulesDialog onClose={() => open(false)} />}
    </>
  );
}
