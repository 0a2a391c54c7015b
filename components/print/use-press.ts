'use client';

import { useEffect, useRef, useState } from 'react';
import { printSheets } from '@/components/pdf/print';
import type { Sheet } from '@/lib/cards/imposition';
import type { PrintProblem } from '@/lib/cards/printing';
import { words } from '@/lib/messages/index';

export type PressState =
  | { readonly state: 'idle' }
  /** `done` of the pages are painted. */
  | { readonly state: 'printing'; readonly done: number }
  | { readonly state: 'ready'; readonly url: string }
  | { readonly state: 'failed'; readonly problem: PrintProblem };

/** Lets the page answer before more work begins. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export interface Press {
  readonly press: PressState;
  readonly print: () => void;
  readonly cancel: () => void;
}

/** Makes the PDF of these sheets when asked. Other sheets need another PDF: what was made or under way is let go. */
export const usePress = (sheets: readonly Sheet[], title: string): Press => {
  const [made, setMade] = useState<{ readonly of: readonly Sheet[]; readonly press: PressState }>();
  const running = useRef<AbortController>(undefined);
  const press: PressState = made?.of === sheets ? made.press : { state: 'idle' };
  const url = press.state === 'ready' ? press.url : undefined;

  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  useEffect(() => () => running.current?.abort(), [sheets]);

  const print = async (): Promise<void> => {
    const run = new AbortController();
    running.current = run;
    setMade({ of: sheets, press: { state: 'printing', done: 0 } });
    // To start the worker takes as long as to show that it starts.
    await nextTask();
    const meta = { title, author: words.terms.credits, language: 'en' };
    const printed = await printSheets(sheets, meta, {
      signal: run.signal,
      onPage: (done) => {
        if (running.current === run) setMade({ of: sheets, press: { state: 'printing', done } });
      },
    });
    await nextTask();
    if (running.current !== run) return;
    running.current = undefined;
    setMade({
      of: sheets,
      press: printed.ok
        ? { state: 'ready', url: URL.createObjectURL(printed.value) }
        : { state: 'failed', problem: printed.error },
    });
  };

  return { press, print: () => void print(), cancel: () => running.current?.abort() };
};
