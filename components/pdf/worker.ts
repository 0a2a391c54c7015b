import { err, ok, type Result } from '@/lib/result';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { type PrintMeta, type PrintProblem, papers } from '@/lib/cards/paper/paper';
import { expose, transfer } from 'comlink';
import { fontStack } from '@/lib/cards/text/typefaces';

import { FontFailure, type LoadFont } from './fonts';
import type { Photos } from './photos';
import { renderPdf } from './render';

/** One loader for every address, so that fonts stay parsed from one print to the next. */
const loaders = new Map<string, LoadFont>();

const loaderFrom = (fonts: string): LoadFont => {
  const loader = loaders.get(fonts);
  if (loader) return loader;
  const load: LoadFont = async (file) => {
    const response = await fetch(new URL(`${file}.woff`, fonts));
    if (!response.ok) throw new Error(`${response.status} for ${file}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  loaders.set(fonts, load);
  return load;
};

const problemOf = (error: unknown): PrintProblem => {
  if (error instanceof FontFailure) return { problem: 'font', font: error.font };
  if (error instanceof RangeError) return { problem: 'memory' };
  return { problem: 'stopped', detail: String(error) };
};

/** Has each of the files of fonts set a line, in which it learns how its letters stand beside each other. */
const specimen = (files: readonly string[]): PrintSheet => ({
  paper: papers.a4,
  faces: [],
  marks: [],
  texts: files.map((font) => ({
    draw: 'text',
    x: 0,
    y: 10,
    size: 3,
    width: 200,
    fill: 'ink',
    typeface: 'text',
    runs: [{ text: 'AVATAR Wolf Ty first 0123456789 +1 × (½), “x” – y.', font, x: 0 }],
  })),
});

const printer = {
  /** Prints something to throw away, with the fonts of every card, so that the first print finds everything loaded. */
  async warm(fonts: string): Promise<void> {
    const files = (['display', 'title', 'text', 'strong'] as const).flatMap((face) =>
      fontStack(face).slice(0, 1),
    );
    await renderPdf([specimen(files)], { title: '', author: '', language: 'en' }, loaderFrom(fonts));
  },

  /**
   * @param fonts the address of the folder of fonts, with its last slash: a worker may have none of its own
   * @param photos the photos of the cards by their ids; none of them is fetched
   * @param onPage hears the number of each page that is painted; across threads its answer is never waited for
   */
  async print(
    sheets: readonly PrintSheet[],
    meta: PrintMeta,
    fonts: string,
    photos: Photos,
    onPage: (number: number) => void,
  ): Promise<Result<Uint8Array<ArrayBuffer>, PrintProblem>> {
    try {
      const pdf = await renderPdf(sheets, meta, loaderFrom(fonts), { photos, onPage });
      return transfer(ok(pdf), [pdf.buffer]);
    } catch (error) {
      return err(problemOf(error));
    }
  },
};

export type Printer = typeof printer;

expose(printer);
