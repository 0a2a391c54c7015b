'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages/index';
import type { RosterContents } from '@/lib/roster/roster';
import { useActions } from '../actions-context';
import { keepPutOff, keptPutOff, reminderOf } from './reminder';

const say = messages.myHeroes.backup;

/** A word about a backup, when there is something to lose; put off, it stays away for a while. */
export function BackupReminder({ contents }: { readonly contents: RosterContents }) {
  const actions = useActions();
  const [putOff, setPutOff] = useState(keptPutOff);
  const reminder = reminderOf(contents, putOff);
  if (!reminder) return null;
  return (
    <Notice
      tone="warning"
      action={
        <span className="flex gap-2">
          <Button size="small" onClick={() => void actions.backUp()}>
            {say.make}
          </Button>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              keepPutOff(reminder.heroes);
              setPutOff(reminder.heroes);
            }}
          >
            {say.later}
          </Button>
        </span>
      }
    >
      {reminder.reminder === 'never' ? say.remindFirst(reminder.heroes) : say.remindChanged(reminder.heroes)}
    </Notice>
  );
}
