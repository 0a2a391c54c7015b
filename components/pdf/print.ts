import { err, ok, type Result } from '@/lib/result';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import type { PrintMeta, PrintProblem } from '@/lib/cards/paper/paper';
import { proxy, wrap, type Remote } from 'comlink';
import { readPhotos } from './photos';
import type { Printer } from './worker';

interface Running {
  readonly worker: Worker;
  readonly printer: Remote<Printer>;
  /** Settles when the worker ends before its work does. */
  readonly stopped: Promise<PrintProblem>;
  readonly stop: (problem: PrintProblem) => void;
}

let kept: Running | undefined;

const start = (): Running => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'printer' });
  let settle: (problem: PrintProblem) => void = () => undefined;
  const stopped = new Promise<PrintProblem>((resolve) => {
    settle = resolve;
  });
  const started: Running = {
    worker,
    printer: wrap<Printer>(worker),
    stopped,
    stop: (problem) => {
      worker.terminate();
      if (kept === started) kept = undefined;
      settle(problem);
    },
  };
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    started.stop({ problem: 'stopped', detail: event.message || 'the worker did not start' });
  });
  return started;
};

const fontsAddress = (): string => new URL('/fonts/', globalThis.location.href).href;

/**
 * Starts the worker for a print that somebody is about to ask for, as when the pointer is on its button: then the
 * library and the fonts of every card are there in time. The print itself reports anything that goes wrong here.
 */
export const warmPrinter = (): void => {
  if (kept) return;
  try {
    kept = start();
    kept.printer.warm(fontsAddress()).catch(() => undefined);
  } catch {
    kept = undefined;
  }
};

/**
 * Renders sheets to a PDF in a worker, which starts on first use and stays. The page loads the PDF library only there.
 * Photos come from this device and go only to the worker.
 * @param options.signal ends the worker; every print that it has under way is then `cancelled`
 * @param options.onPage gets the number of each page, from 1, while the work goes on
 * @returns the file, or why there is none; never rejects
 */
export const printSheets = async (
  sheets: readonly PrintSheet[],
  meta: PrintMeta,
  options: { readonly signal?: AbortSignal; readonly onPage?: (number: number) => void } = {},
): Promise<Result<Blob, PrintProblem>> => {
  const { signal, onPage = () => undefined } = options;
  if (signal?.aborted) return err({ problem: 'cancelled' });
  let cancel: (() => void) | undefined;
  try {
    const running = (kept ??= start());
    cancel = () => {
      running.stop({ problem: 'cancelled' });
    };
    signal?.addEventListener('abort', cancel, { once: true });
    const work = async (): Promise<Result<Uint8Array<ArrayBuffer>, PrintProblem>> =>
      running.printer.print(sheets, meta, fontsAddress(), await readPhotos(sheets), proxy(onPage));
    const printed = await Promise.race([work(), running.stopped.then((problem) => err(problem))]);
    return printed.ok ? ok(new Blob([printed.value], { type: 'application/pdf' })) : printed;
  } catch (error) {
    return err({ problem: 'stopped', detail: String(error) });
  } finally {
    if (cancel) signal?.removeEventListener('abort', cancel);
  }
};
