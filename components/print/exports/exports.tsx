'use client';

import { useMemo, useState } from 'react';
import { fileName } from '@/components/site/file-name';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { Card } from '@/lib/cards/card';
import { chatText } from '@/lib/cards/out/chat-text';
import { inLook, type InkLook } from '@/lib/cards/ink-look';
import { dpis, forPrinters, type Dpi } from '@/lib/cards/out/pictures';
import { isAddress, notesOf } from '@/lib/cards/out/tabletop';
import { papers, type PaperId } from '@/lib/cards/paper/paper';
import { printExportMessages } from '@/lib/messages/print-page';
import type { LaidKit } from '@/lib/systems/kit-part';
import { Choice } from '../choices/fields';
import { usePack, type PackState } from './use-pack';

const say = printExportMessages;
const load = () => import('./pack');

/** Contents of the exports: the cards that are printed, and the kit beside them. */
interface Exported {
  readonly cards: readonly Card[];
  readonly kit: LaidKit;
  readonly paper: PaperId;
  /** The first hero's name, for the files. */
  readonly name: string;
  /** A hero breaks rules and the mark is not ticked. */
  readonly locked: boolean;
}

/** A button that makes a file, says how far it is, and then is the way to it. */
function Pack({
  pack,
  label,
  file,
  locked,
  onMake,
}: {
  readonly pack: PackState;
  readonly label: string;
  readonly file: string;
  readonly locked: boolean;
  readonly onMake: () => void;
}) {
  const isMaking = pack.state === 'making';
  return (
    <div role="status" className="flex flex-col items-start gap-2">
      {pack.state === 'ready' ? (
        <a href={pack.url} download={file} className={buttonClass({})}>
          {say.save(file)}
        </a>
      ) : (
        <Button
          aria-disabled={locked || isMaking}
          onClick={() => {
            if (!locked && !isMaking) onMake();
          }}
        >
          {isMaking ? say.making(pack.done, pack.of) : label}
        </Button>
      )}
      {pack.state === 'failed' && <Notice tone="error">{say.failed}</Notice>}
    </div>
  );
}

function ForPrinters({ cards, name, locked }: Pick<Exported, 'cards' | 'name' | 'locked'>) {
  const [dpi, setDpi] = useState<Dpi>(dpis[0]);
  const [of, setOf] = useState({ cards, dpi });
  if (of.cards !== cards || of.dpi !== dpi) setOf({ cards, dpi });
  const { pack, make } = usePack(of);
  return (
    <div className="flex flex-col items-start gap-2">
      <Choice
        label={say.printers}
        hint={say.printersHint}
        value={String(dpi)}
        segments={dpis.map((one) => ({ value: String(one), label: say.dpi(one) }))}
        onChange={(chosen) => setDpi(dpis.find((one) => String(one) === chosen) ?? dpi)}
      />
      <Pack
        pack={pack}
        label={say.makePictures}
        file={fileName(name, '-pictures.zip', say.file)}
        locked={locked}
        onMake={() => make(async (onDone) => (await load()).packForPrinter(cards, dpi, onDone))}
      />
    </div>
  );
}

function ForTables({ cards, kit, paper, name, locked }: Exported) {
  const [address, setAddress] = useState('');
  const [of, setOf] = useState({ cards, kit, address });
  if (of.cards !== cards || of.kit !== kit || of.address !== address) setOf({ cards, kit, address });
  const { pack, make } = usePack(of);
  const isGood = isAddress(address.trim());
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{say.table}</h3>
      <p className="text-sm text-muted">{say.tableHint}</p>
      <Field
        label={say.imageAddress}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={address}
        error={address === '' || isGood ? undefined : say.badAddress}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Pack
        pack={pack}
        label={say.makeTable}
        file={fileName(name, '-tabletop.zip', say.file)}
        locked={locked || !isGood}
        onMake={() =>
          make(async (onDone) => {
            const notes = notesOf(kit.pages.flatMap((draw) => draw(papers[paper])));
            return (await load()).packForTable([...cards, ...kit.cards], notes, address.trim(), onDone);
          })
        }
      />
    </div>
  );
}

function ForChats({ cards }: Exported) {
  const [copied, setCopied] = useState<string>();
  const text = chatText(cards);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <h3 className="font-semibold">{say.chat}</h3>
      <textarea
        readOnly
        aria-label={say.chatField}
        rows={6}
        value={text}
        onFocus={({ target }) => target.select()}
        className="w-full rounded-lg border border-edge bg-leaf p-2 font-mono text-sm"
      />
      <Button onClick={() => void copy()}>{copied === text ? say.copied : say.copy}</Button>
    </div>
  );
}

/** The ways out that are no PDF: to printers of cards, to another table, into a chat. Nothing of it is loaded before it is opened. */
export function Exports({ ink, ...asChosen }: Exported & { readonly ink: InkLook }) {
  const [isOpen, setOpen] = useState(false);
  const { cards: own, kit: chosen } = asChosen;
  // Drawn in the ink of the print, once somebody looks.
  const cards = useMemo(() => (isOpen ? own.map((card) => inLook(card, ink)) : own), [isOpen, own, ink]);
  const kit = useMemo(
    () => (isOpen ? { ...chosen, cards: chosen.cards.map((card) => inLook(card, ink)) } : chosen),
    [isOpen, chosen, ink],
  );
  const exported = { ...asChosen, cards, kit };
  const printed = useMemo(() => forPrinters(cards, kit.cards), [cards, kit.cards]);
  if (cards.length + kit.cards.length === 0) return null;
  return (
    <Panel title={say.heading}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="py-2.5 font-semibold">{say.open}</summary>
        {isOpen && (
          <div className="flex flex-col gap-6 pt-2">
            {printed.length > 0 && <ForPrinters {...exported} cards={printed} />}
            <ForTables {...exported} />
            {cards.length > 0 && <ForChats {...exported} />}
          </div>
        )}
      </details>
    </Panel>
  );
}
