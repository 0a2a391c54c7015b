'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import type { StorageReport } from '@/lib/roster/roster';
import { useActions } from '../use-actions';

const say = messages.myHeroes.storage;

/** Whether the browser promises to keep what is stored here, and the way to ask for it. */
export function StorageLine() {
  const actions = useActions();
  const [kept, setKept] = useState<StorageReport['kept']>();
  useEffect(() => {
    let isHere = true;
    void actions.storageKept().then((found) => {
      if (isHere) setKept(found);
    });
    return () => {
      isHere = false;
    };
  }, [actions]);
  if (kept === undefined) return null;
  const sentence = { persisted: say.persisted, not: say.fleeting, unknown: say.unknown }[kept];
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {sentence}
      {kept === 'not' && (
        <Button
          size="small"
          onClick={() => {
            void actions.askToKeep().then(setKept);
          }}
        >
          {say.ask}
        </Button>
      )}
    </p>
  );
}
