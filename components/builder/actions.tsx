'use client';
import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useRef, useState, type ReactNode } from 'react';
import { openFile } from '@/components/draft/arrival';
import { blankDocument } from '@/components/draft/state';
import { useDraft, useLaterPart, useShown } from '@/components/draft/use-draft';
import { CopyLink } from '@/components/site/copy-link';
import { keepSheet, pathOf } from '@/components/site/keep-file';
import { playPath } from '@/components/site/play-path';
import { leavePage } from '@/components/site/use-asked';
import { Button, buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import { encodeSheet } from '@/lib/share/index';
import { nounFor } from '@/lib/systems/document';
import { hasPart, opening } from '@/lib/systems/open';
import { CompareButton } from './comparing';
import { StartDialog } from './dialogs';

const say = messages.builder.actions;

/** The next step for most players: print the sheet or send it. @param children further buttons beside them */
export function MainActions({ children }: { readonly children?: ReactNode }) {
  const { document } = useShown();
  const { keepVersion } = useDraft();
  return (
    <div
      className={clsx(
        'grid gap-2',
        children === undefined ? 'grid-cols-2' : 'grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]',
      )}
    >
      <PrintLink />
      <CopyLink of={document} to={() => pathOf(document)} onSent={() => void keepVersion('share')} />
      {children}
    </div>
  );
}

/** Further actions on the hero: keep it, or start another. */
export function Actions() {
  const { document } = useShown();
  const { dispatch } = useDraft();
  const [choosing, choose] = useState(false);
  const begin = async (): Promise<void> => {
    const blank = await opening(() => blankDocument(document.system));
    dispatch({ do: 'bring', documents: [blank] });
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" onClick={() => keepSheet(document)}>
          {say.download}
        </Button>
        <OpenFile />
        <Button size="small" onClick={() => choose(true)}>
          {say.start}
        </Button>
        <Button size="small" onClick={() => void begin()}>
          {say.fresh(nounFor(blankDocument(document.system)).one)}
        </Button>
        <PlayButton />
        <CompareButton />
      </div>
      {choosing && <StartDialog open onOpenChange={choose} />}
    </>
  );
}

/** Opens the print page with the saved sheet, or with the sheet in the address if nothing is saved. */
export function PrintLink() {
  const { document } = useShown();
  const isKept = useLaterPart((state) => state.save.saved !== 'no');
  const id = useLaterPart((state) => state.id);
  const { flush } = useDraft();
  const code = isKept && id !== undefined ? undefined : encodeSheet(document);
  const query = code?.ok ? `?hero=${code.value}` : id === undefined ? '' : `?saved=${encodeURIComponent(id)}`;
  return (
    <Link href={`/print${query}`} className={buttonClass({ look: 'main' })} onClick={flush}>
      {say.print}
    </Link>
  );
}

/** Opens the play table with this sheet. */
function PlayButton() {
  const { document } = useShown();
  const { flush } = useDraft();
  const router = useRouter();
  if (!hasPart(document.system, 'play')) return null;
  const play = (): void => {
    flush();
    const code = encodeSheet(document);
    leavePage();
    router.push(code.ok ? playPath([code.value]) : '/play');
  };
  return (
    <Button size="small" onClick={play}>
      {say.play}
    </Button>
  );
}

/** Opens a file of a sheet or a party from this device. */
function OpenFile() {
  const { dispatch } = useDraft();
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File): Promise<void> => {
    try {
      dispatch(await openFile(file));
    } catch {
      dispatch({ do: 'refuse', problem: { of: 'file', problem: { problem: 'not-text', path: [] } } });
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={say.open}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void open(file);
        }}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {say.open}
      </Button>
    </>
  );
}
