'use client';

import Link from 'next/link';
import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { loadDraft } from '@/lib/roster/draft';

const neverChanges = () => () => undefined;

/** The name of the hero that this device keeps, or undefined where there is none. */
const draftName = (): string | undefined => {
  const draft = loadDraft();
  if (!draft.ok || !draft.value) return undefined;
  const { name } = draft.value;
  return name === words.builder.nameless ? words.site.home.nameless : name;
};

/** The main thing to do: begin a hero, or go on with the one that this device keeps. */
export function StartButton() {
  const name = useSyncExternalStore(neverChanges, draftName, () => undefined);
  return (
    <Link href="/build" className={buttonClass({ look: 'main' }, 'max-w-full px-6 text-lg')}>
      <span className="truncate">
        {name === undefined ? words.site.home.build : words.site.home.continue(name)}
      </span>
    </Link>
  );
}
