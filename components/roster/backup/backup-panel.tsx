'use client';

import { useState } from 'react';
import { OpenFilesButton } from '@/components/site/open-files-button';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { messages } from '@/lib/messages/index';
import type { RosterContents } from '@/lib/roster/roster';
import { useActions } from '../use-actions';
import { StorageLine } from './storage-line';

const say = messages.myHeroes.backup;

/** One file with everything, there and back, and how safe the device's own copy is. */
export function BackupPanel({
  contents: { heroes, parties, unreadable, backedUp, changedSince },
  today,
  onTransfer,
}: {
  readonly contents: RosterContents;
  readonly today: Date;
  readonly onTransfer: () => void;
}) {
  const actions = useActions();
  const [isBusy, setBusy] = useState(false);
  const busily = async (work: Promise<unknown>): Promise<void> => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  const isEmpty = heroes.length + parties.length + unreadable.length === 0;
  const state = backedUp === undefined ? say.never : say.last(backedUp, today);
  return (
    <Panel title={say.heading}>
      <p className="text-muted">{say.hint}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isEmpty && (
          <Button size="small" aria-disabled={isBusy} onClick={() => void busily(actions.backUp())}>
            {isBusy ? say.making : say.make}
          </Button>
        )}
        <OpenFilesButton
          label={say.restore}
          onFiles={(files) => void busily(actions.importAll(files.map((file) => ({ file }))))}
        />
        <Button size="small" onClick={onTransfer}>
          {messages.myHeroes.transfer.open}
        </Button>
      </div>
      {!isEmpty && (
        <p className="mt-3 text-sm">
          <span>{state}</span>
          {backedUp !== undefined && changedSince > 0 && <span> · {say.changedSince(changedSince)}</span>}
        </p>
      )}
      {!isEmpty && <StorageLine />}
    </Panel>
  );
}
