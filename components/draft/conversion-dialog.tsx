'use client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import type { Conversion } from '@/lib/systems/document';
import { gameName } from '@/lib/systems/open';
import { useDraft } from './use-draft';

const say = messages.builder.games;

/** Preview of a hero converted to another game: everything left out, with reasons. */
export function ConversionDialog({
  conversion: { document, left },
  onClose,
}: {
  readonly conversion: Conversion;
  readonly onClose: () => void;
}) {
  const { dispatch } = useDraft();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say.convert(gameName(document.system))}
      description={say.left(left.length)}
      closeLabel={messages.builder.actions.close}
    >
      <ul className="list-disc pl-5 empty:hidden">
        {left.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button
        look="main"
        onClick={() => {
          dispatch({ do: 'bring', documents: [document] });
          onClose();
        }}
      >
        {say.take}
      </Button>
    </Dialog>
  );
}
