'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { messages } from '@/lib/messages/index';
import { Receive } from './receive';
import { Send } from './send';

const say = messages.myHeroes.transfer;

const ways = ['send', 'receive'] as const;

/** Everything to another device, and from it: by codes from screen to camera, or by file. */
export function TransferDialog({
  isEmpty,
  onClose,
}: {
  /** There is nothing to send. */
  readonly isEmpty: boolean;
  readonly onClose: () => void;
}) {
  const [way, choose] = useState<(typeof ways)[number]>(isEmpty ? 'receive' : 'send');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isTall
      title={say.heading}
      closeLabel={say.close}
    >
      <Segmented
        label={say.way}
        value={way}
        segments={ways.map((value) => ({ value, label: say.ways[value] }))}
        onChange={choose}
      />
      {way === 'send' ? <Send isEmpty={isEmpty} /> : <Receive />}
    </Dialog>
  );
}
