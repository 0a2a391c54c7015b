'use client';
import { useState } from 'react';
import { ConversionDialog } from '@/components/draft/conversion-dialog';
import { blankDocument, isBlank } from '@/components/draft/state';
import { useDraft, useShown } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { conversionsOf, convertedTo, nounFor, type Conversion } from '@/lib/systems/document';
import { gameName, nounOf, open, opening, systemIds } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';

const say = messages.builder.games;

const conversionTo = async (document: SheetDocument, to: SystemId): Promise<Conversion | undefined> => {
  await open([document.system, to], 'conversions');
  return convertedTo(document, to);
};

/** The games to choose from, and what becomes of the sheet that is open. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  const { document } = useShown();
  const [conversion, convert] = useState<Conversion>();
  const { system } = document;
  // There is nothing to take along.
  const convertible = isBlank(document) ? [] : conversionsOf(system);
  if (conversion) return <ConversionDialog conversion={conversion} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say.title}
      description={say.now(nounFor(document).one, gameName(system))}
      closeLabel={messages.builder.actions.close}
    >
      <ul className="flex flex-col gap-2">
        {systemIds
          .filter((id) => id !== system)
          .map((id) => (
            <Game
              key={id}
              id={id}
              onConvert={
                convertible.includes(id) ? () => void conversionTo(document, id).then(convert) : undefined
              }
              onClose={onClose}
            />
          ))}
      </ul>
    </Dialog>
  );
}

function Game({
  id,
  onConvert,
  onClose,
}: {
  readonly id: SystemId;
  /** Absent where the sheet that is open cannot go there. */
  readonly onConvert: (() => void) | undefined;
  readonly onClose: () => void;
}) {
  const { dispatch } = useDraft();
  const begin = async (): Promise<void> => {
    const blank = await opening(() => blankDocument(id));
    dispatch({ do: 'bring', documents: [blank] });
    onClose();
  };
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-3">
      <h3 className="text-lg leading-tight">{say.capital(gameName(id))}</h3>
      <div className="flex flex-wrap gap-2">
        {onConvert && <Button onClick={onConvert}>{say.convert(gameName(id))}</Button>}
        <Button onClick={() => void begin()}>{say.begin(nounOf(id).one, gameName(id))}</Button>
      </div>
    </li>
  );
}
