import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import type { PrintMeta } from '@/lib/cards/paper/paper';
import { readFile } from 'node:fs/promises';
import { renderPdf } from './render';

const fonts = new URL('../../public/fonts/', import.meta.url);

/** Reads a font of public/fonts beside the product's own code. */
export const readFont = async (file: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`${file}.woff`, fonts)));

/** The sheets as a PDF, for the command line and for tests. */
export const renderInNode = (
  sheets: readonly PrintSheet[],
  meta: PrintMeta,
): Promise<Uint8Array<ArrayBuffer>> => renderPdf(sheets, meta, readFont);
