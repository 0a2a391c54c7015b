'use client';

import clsx from 'clsx';
import { CopyLink, type LinkPath } from '@/components/site/copy-link';
import { fileName } from '@/components/site/file-name';
import { InstallOffer } from '@/components/site/install-offer';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { usePdf } from './use-pdf';
import { keepVersions } from './keep-versions';

/** The way to the PDF: make it, wait or stop, then open or save it. Its progress draws nothing else of the page again. */
export function MakePdf({
  sheets,
  names,
  party,
  link,
  of,
  scenario,
  ids,
  total,
  lacking,
  cutting,
  coming,
  locked,
}: {
  readonly sheets: readonly PrintSheet[];
  /** The heroes'. */
  readonly names: readonly string[];
  /** The party, where all of it is printed and nobody else. */
  readonly party: string | undefined;
  /** Makes the link of what is printed; undefined where none holds it. */
  readonly link: (() => LinkPath) | undefined;
  /** Subject of that link. */
  readonly of: unknown;
  /** The scenario or mission of the kit. */
  readonly scenario: string | undefined;
  /** Those of this device. */
  readonly ids: readonly string[];
  /** How many cards, pages and papers; undefined where there is nothing to print. */
  readonly total: string | undefined;
  /** First step, shown while there is nothing to print. */
  readonly lacking: string;
  /** How much there is to cut out; empty where nothing is. */
  readonly cutting: string;
  /** A sentence about something that is still loading and would be missing from a PDF made now. */
  readonly coming: string | undefined;
  /** A hero breaks rules and the mark is not ticked. */
  readonly locked: boolean;
}) {
  const { pdf, make, cancel } = usePdf(
    sheets,
    messages.print.title(names, scenario),
    () => void keepVersions(ids),
  );
  const pages = sheets.length;
  const empty = total === undefined;
  const shut = locked || empty || coming !== undefined;
  return (
    <>
      {/* Always in reach: at the bottom of a phone, above the choices elsewhere. */}
      <section
        aria-label={printPageMessages.make}
        className={clsx(
          'flex flex-col gap-2 lg:sticky lg:top-0 lg:z-10 lg:-mx-1 lg:bg-paper lg:px-1 lg:py-2',
          !empty &&
            'max-lg:sticky max-lg:bottom-(--tabs) max-lg:z-20 max-lg:order-last max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:py-2 sm:max-lg:-mx-6 sm:max-lg:px-6',
        )}
      >
        <p role="status" className="font-semibold max-lg:text-sm">
          {total ?? coming ?? lacking}
        </p>
        {pdf.state === 'ready' && coming === undefined ? (
          <div className="grid grid-cols-2 gap-2">
            <a href={pdf.url} target="_blank" rel="noopener" className={buttonClass({ look: 'main' })}>
              {printPageMessages.open}
            </a>
            <a
              href={pdf.url}
              download={fileName(messages.print.file(names, scenario, party), '.pdf', printPageMessages.file)}
              className={buttonClass({})}
            >
              {printPageMessages.save}
            </a>
          </div>
        ) : (
          <div className="flex gap-2">
            <Button
              look={empty ? 'plain' : 'main'}
              className="flex-1"
              aria-disabled={shut || pdf.state === 'making'}
              onClick={() => {
                if (!shut && pdf.state !== 'making') make();
              }}
            >
              {pdf.state === 'making'
                ? printPageMessages.making
                : (coming ?? (pdf.state === 'failed' ? printPageMessages.again : printPageMessages.make))}
            </Button>
            {pdf.state === 'making' && <Button onClick={cancel}>{printPageMessages.cancel}</Button>}
          </div>
        )}
        {pdf.state === 'making' && (
          <ProgressBar
            label={printPageMessages.making}
            value={pdf.done}
            max={pages}
            text={printPageMessages.progress(pdf.done, pages)}
          />
        )}
        <div role="status" className="empty:hidden">
          {locked && !empty && <p className="text-sm text-muted">{printPageMessages.houseRules.needed}</p>}
          {pdf.state === 'making' && <p className="sr-only">{printPageMessages.making}</p>}
          {pdf.state === 'ready' && coming === undefined && (
            <p className="text-good">{printPageMessages.ready}</p>
          )}
          {pdf.state === 'failed' && <Notice tone="error">{messages.print.problem(pdf.problem)}</Notice>}
        </div>
      </section>
      {(cutting !== '' || link !== undefined || pdf.state === 'ready') && (
        <div className="flex flex-col items-start gap-3 empty:hidden">
          {cutting !== '' && <p className="text-sm text-muted">{cutting}</p>}
          {link && (
            <div className="flex flex-wrap gap-2">
              <CopyLink of={of} to={link} />
            </div>
          )}
          {pdf.state === 'ready' && <InstallOffer />}
        </div>
      )}
    </>
  );
}
