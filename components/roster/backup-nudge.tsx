'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import type { RosterContents } from '@/lib/roster/roster';
import { useDoing } from './doing';
import { keepPutOff, keptPutOff, nudgeOf } from './nudge';

const say = words.myHeroes.backup;

/** A word about a backup, when there is something to lose; put off, it stays away for a while. */
export function BackupNudge({ contents }: { readonly contents: RosterContents }) {
  const deeds = useDoing();
  const [putOff, setPutOff] = useState(keptPutOff);
  const nudge = nudgeOf(contents, putOff);
  if (!nudge) return null;
  return (
    <Notice
      tone="warning"
      action={
        <span className="flex gap-2">
          <Button size="small" onClick={() => void deeds.backUp()}>
            {say.make}
          </Button>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              keepPutOff(nudge.heroes);
              setPutOff(nudge.heroes);
            }}
          >
            {say.later}
          </Button>
        </span>
      }
    >
      {nudge.nudge === 'first' ? say.nudgeFirst(nudge.heroes) : say.nudgeChanged(nudge.heroes)}
    </Notice>
  );
}
