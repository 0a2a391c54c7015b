'use client';
import { useState } from 'react';
import { blankDocument } from '@/components/draft/state';
import { useDraft, useShown } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { conversionsOf, convertedTo } from '@/lib/systems/document';
import { gameName, nounOf, open, opening, systemIds } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';

const say = messages.builder.games;

interface Conversion {
  readonly document: SheetDocument;
  readonly left: readonly string[];
}

const converted = async (document: SheetDocument, to: SystemId): Promise<Conversion | undefined> => {
  await open([document.system, to], 'conversions');
  return convertedTo(document, to);
};

/** Begins a hero of another game, or takes this one there; nothing while there is but one game. */
export function Games() {
  const { document } = useShown();
  const { dispatch } = useDraft();
  const [conversion, convert] = useState<Conversion>();
  const others = systemIds.filter((id) => id !== document.system);
  const bring = (incoming: SheetDocument): void => dispatch({ do: 'bring', documents: [incoming] });
  return (
    <>
      {others.map((id) => (
        <Button key={id} size="small" onClick={() => void opening(() => blankDocument(id)).then(bring)}>
          {say.begin(nounOf(id).one, gameName(id))}
        </Button>
      ))}
      {conversionsOf(document.system).map((id) => (
        <Button key={`to ${id}`} size="small" onClick={() => void converted(document, id).then(convert)}>
          {say.convert(gameName(id))}
        </Button>
      ))}
      {conversion && (
        <Dialog
          open
          onOpenChange={() => convert(undefined)}
          title={say.convert(gameName(conversion.document.system))}
          description={say.left(conversion.left.length)}
          closeLabel={messages.builder.actions.close}
        >
          <ul className="list-disc pl-5">
            {conversion.left.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Button
            look="main"
            onClick={() => {
              bring(conversion.document);
              convert(undefined);
            }}
          >
            {say.take}
          </Button>
        </Dialog>
      )}
    </>
  );
}
