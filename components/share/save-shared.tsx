'use client';

import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { siteMessages } from '@/lib/messages/site';
import type { Saved } from './save';

const say = siteMessages.site.save;

type Saving =
  | { readonly state: 'not-yet' | 'busy' | Saved }
  | { readonly state: 'failed'; readonly why: string };

/** Keeps what the page shows on this device, without a way over the builder. */
export function SaveShared({ code, label }: { readonly code: string; readonly label: string }) {
  const [saving, set] = useState<Saving>({ state: 'not-yet' });
  const save = async (): Promise<void> => {
    set({ state: 'busy' });
    try {
      // Loaded when it is wanted: it brings the rules and the database along, which no shared page needs.
      const [{ saveShared }, { messages }] = await Promise.all([
        import('./save'),
        import('@/lib/messages/index'),
      ]);
      const came = await saveShared(code);
      set(came.ok ? { state: came.value } : { state: 'failed', why: messages.roster.problem(came.error) });
    } catch {
      set({ state: 'failed', why: say.failed });
    }
  };
  if (saving.state === 'saved' || saving.state === 'was-here')
    return (
      <Link href="/" className={buttonClass({}, 'text-good')}>
        {saving.state === 'saved' ? say.saved : say.wasHere}
      </Link>
    );
  return (
    <>
      <Button aria-disabled={saving.state === 'busy'} onClick={() => void save()}>
        {label}
      </Button>
      {saving.state === 'failed' && (
        <div className="col-span-full basis-full">
          <Notice tone="error" live>
            {saving.why}
          </Notice>
        </div>
      )}
    </>
  );
}
