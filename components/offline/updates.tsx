'use client';

import { useEffect, useState } from 'react';
import { awaitInstallPrompt } from '@/components/site/install';
import { Button } from '@/components/ui/button';
import { siteMessages } from '@/lib/messages/site';
import { followUpdates, takeOver } from './registration';

/** Offers a new version when one has arrived. Nothing changes until the player agrees. */
export function Updates() {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => followUpdates(setWaiting), []);
  useEffect(awaitInstallPrompt, []);
  const say = siteMessages.offline;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--tabs) z-40 flex justify-center p-4 low:top-0 low:bottom-auto low:p-1.5"
    >
      {waiting && (
        <div className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-gold bg-leaf px-4 py-3 shadow-lg">
          <p>{say.update}</p>
          <p className="flex gap-2">
            <Button look="main" size="small" onClick={() => takeOver(waiting)}>
              {say.reload}
            </Button>
            <Button size="small" onClick={() => setWaiting(undefined)}>
              {say.later}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
