'use client';

import { Suspense } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { CompareView, type Compared } from './compare-view';

const say = messages.myHeroes.compare;

/** Two heroes side by side, over the list. */
export function CompareDialog({
  one,
  other,
  onClose,
}: {
  readonly one: Compared;
  readonly other: Compared;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={say.heading(one.name, other.name)}
      closeLabel={say.close}
    >
      <Suspense fallback={<p className="text-muted">{say.loading}</p>}>
        <CompareView one={one} other={other} />
      </Suspense>
    </Dialog>
  );
}
