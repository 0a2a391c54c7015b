import { err, ok, type Result } from '@/lib/result';
import type { Sheet } from '@/lib/cards/imposition';
import type { PrintMeta, PrintProblem } from '@/lib/cards/printing';
import { expose, transfer } from 'comlink';
import { fontStack } from '@/lib/cards/fonts';
import { papers } from '@/lib/cards/paper';
import { FontFailure, openFonts, type LoadFont } from './fonts';
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

const noPhotos: Photos = new Map();

const printer = {
  /** Opens the fonts of every card and sets a blank page, so that the first print finds everything loaded. */
  async warm(fonts: string): Promise<void> {
    const files = (['display', 'title', 'text', 'strong'] as const).flatMap((face) =>
      fontStack(face).slice(0, 1),
    );
    const blank: Sheet = { paper: papers.a4, faces: [], marks: [], texts: [] };
    const meta: PrintMeta = { title: '', author: '', language: 'en' };
    await Promise.all([
      openFonts(files, loaderFrom(fonts)),
      renderPdf([blank], meta, loaderFrom(fonts), { photos: noPhotos }),
    ]);
  },

  /**
   * @param fonts the address of the folder of fonts, with its last slash: a worker may have none of its own
   * @param photos the photos of the cards by their ids; none of them is fetched
   * @param onPage hears the number of each page that is painted; across threads its answer is never waited for
   */
  async print(
    sheets: readonly Sheet[],
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
