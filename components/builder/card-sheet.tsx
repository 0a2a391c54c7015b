'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { Actions, MainActions } from './actions';
import { CardPreview } from './card-preview';
import { Photo } from './dialogs';
import { ArrivalNotice } from './notices';

const say = messages.builder;

/** On a phone, the cards and what to do with the sheet; closed, the builder is where it was. */
export function CardSheet({ onClose }: { readonly onClose: () => void }) {
  const [isPhotoShown, showPhoto] = useState(false);
  return (
    <Dialog open onOpenChange={onClose} title={say.card.title} closeLabel={say.actions.close} isTall>
      <MainActions>
        <Button aria-expanded={isPhotoShown} onClick={() => showPhoto(!isPhotoShown)}>
          {say.actions.photo}
        </Button>
      </MainActions>
      {isPhotoShown && <Photo />}
      <CardPreview />
      <ArrivalNotice of={['file']} />
      <details className="border-t border-line">
        <summary className="min-h-11 content-center font-semibold">{say.actions.more}</summary>
        <div className="pt-1 pb-2">
          <Actions />
        </div>
      </details>
    </Dialog>
  );
}
