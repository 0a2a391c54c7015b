'use client';

import { useEffect, useRef, useState } from 'react';
import { printSheets, warmPrinter } from '@/components/pdf/print';
import { savesData, whenIdle } from '@/components/site/when-idle';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import type { PrintProblem } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';

export type PdfState =
  | { readonly state: 'idle' }
  /** `done` of the pages are painted. */
  | { readonly state: 'making'; readonly done: number }
  | { readonly state: 'ready'; readonly url: string }
  | { readonly state: 'failed'; readonly problem: PrintProblem };

/** Lets the page answer before more work begins. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export interface Pdf {
  readonly pdf: PdfState;
  readonly make: () => void;
  readonly cancel: () => void;
}

/**
 * Makes the PDF of these sheets when asked. Other sheets need another PDF: finished and unfinished ones are discarded.
 * The worker starts ahead, once the page is idle and has sheets.
 * @param onMade called with each PDF
 */
export const usePdf = (sheets: readonly PrintSheet[], title: string, onMade?: () => void): Pdf => {
  const [made, setMade] = useState<{ readonly of: readonly PrintSheet[]; readonly pdf: PdfState }>();
  const running = useRef<AbortController>(undefined);
  const pdf: PdfState = made?.of === sheets ? made.pdf : { state: 'idle' };
  const url = pdf.state === 'ready' ? pdf.url : undefined;

  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  useEffect(() => () => running.current?.abort(), [sheets]);
  // Whoever has something to print will ask for the PDF.
  const isAhead = sheets.length > 0;
  useEffect(() => (isAhead && !savesData() ? whenIdle(warmPrinter) : undefined), [isAhead]);

  const make = async (): Promise<void> => {
    const run = new AbortController();
    running.current = run;
    setMade({ of: sheets, pdf: { state: 'making', done: 0 } });
    // Starting the worker takes long enough that the page must show it first.
    await nextTask();
    const meta = { title, author: messages.terms.credits, language: messages.terms.language };
    const printed = await printSheets(sheets, meta, {
      signal: run.signal,
      onPage: (done) => {
        if (running.current === run) setMade({ of: sheets, pdf: { state: 'making', done } });
      },
    });
    await nextTask();
    if (running.current !== run) return;
    running.current = undefined;
    if (printed.ok) onMade?.();
    setMade({
      of: sheets,
      pdf: printed.ok
        ? { state: 'ready', url: URL.createObjectURL(printed.value) }
        : { state: 'failed', problem: printed.error },
    });
  };

  return { pdf, make: () => void make(), cancel: () => running.current?.abort() };
};
