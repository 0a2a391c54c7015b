'use client';

import { fileName } from '@/components/site/file-name';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import type { Sheet } from '@/lib/cards/imposition';
import { usePress } from './use-press';

/** The way to the PDF: make it, wait or stop, then open or save it. Its progress draws nothing else of the page again. */
export function PdfDoor({
  sheets,
  names,
  total,
  locked,
}: {
  readonly sheets: readonly Sheet[];
  /** The heroes'; the first names the file. */
  readonly names: readonly string[];
  /** How many cards, pages and papers; undefined where there is nothing to print. */
  readonly total: string | undefined;
  /** A hero breaks rules and the mark is not ticked. */
  readonly locked: boolean;
}) {
  const { printRoom } = words;
  const { press, print, cancel } = usePress(sheets, words.print.title(names));
  const pages = sheets.length;
  const empty = total === undefined;
  const shut = locked || empty;
  return (
    <section aria-label={printRoom.make} className="flex flex-col gap-3">
      {total !== undefined && (
        <p role="status" className="font-semibold">
          {total}
        </p>
      )}
      {press.state === 'ready' ? (
        <div className="grid grid-cols-2 gap-2">
          <a href={press.url} target="_blank" rel="noopener" className={buttonClass({ look: 'main' })}>
            {printRoom.open}
          </a>
          <a
            href={press.url}
            download={fileName(names[0] ?? '', '.pdf', printRoom.file)}
            className={buttonClass({})}
          >
            {printRoom.save}
          </a>
        </div>
      ) : (
        <div className="flex gap-2">
          <Button
            look={empty ? 'plain' : 'main'}
            className="flex-1"
            aria-disabled={shut || press.state === 'printing'}
            onClick={() => {
              if (!shut && press.state !== 'printing') print();
            }}
          >
            {press.state === 'printing'
              ? printRoom.making
              : press.state === 'failed'
                ? printRoom.again
                : printRoom.make}
          </Button>
          {press.state === 'printing' && <Button onClick={cancel}>{printRoom.cancel}</Button>}
        </div>
      )}
      {press.state === 'printing' && (
        <div className="flex items-center gap-3 text-sm text-muted">
          <progress
            aria-label={printRoom.making}
            value={press.done}
            max={pages}
            className="h-2 flex-1 accent-gold"
          />
          <span>{printRoom.progress(press.done, pages)}</span>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {locked && !empty && <p className="text-sm text-muted">{printRoom.houseRules.needed}</p>}
        {press.state === 'printing' && <p className="sr-only">{printRoom.making}</p>}
        {press.state === 'ready' && <p className="text-good">{printRoom.ready}</p>}
        {press.state === 'failed' && <Notice tone="error">{words.print.problem(press.problem)}</Notice>}
      </div>
    </section>
  );
}
