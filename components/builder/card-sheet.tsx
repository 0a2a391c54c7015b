'use client';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { MainActions } from './actions';
import { Side } from './side';

const say = messages.builder;

/** On a phone, the cards and what to do with the sheet; closed, the builder is where it was. */
export function CardSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={say.card.title} closeLabel={say.actions.close} isTall>
      <MainActions />
      <Side />
    </Dialog>
  );
}
