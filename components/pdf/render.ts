import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import type { PrintMeta } from '@/lib/cards/paper/paper';
import { readHeader } from '@/lib/photo/header';
import { pdf } from '@react-pdf/renderer';
import { fontsOf, openFonts, type LoadFont } from './fonts';
import type { Photos } from './photos';
import { sheetDocument } from './pdf-document';
import { atActualSize } from './viewer-preferences';

/** Bytes as the text of a data URL. */
const base64 = (bytes: Uint8Array): string => {
  let text = '';
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
};

/** Photos as addresses; anything that isn't a JPEG is left out, and the layer below shows. */
const addressesOf = (photos: Photos): ReadonlyMap<string, string> =>
  new Map(
    [...photos].flatMap(([id, bytes]) => {
      const header = readHeader(bytes);
      const isJpeg = header.ok && header.value.format === 'jpeg';
      return isJpeg ? [[id, `data:image/jpeg;base64,${base64(bytes)}`] as const] : [];
    }),
  );

/**
 * Renders sheets to a PDF 1.7 of pages of exactly the paper's size, with only the fonts that the cards use, embedded.
 * Runs in a worker and in Node alike; the same input gives the same bytes.
 *
 * @param options.photos the photos that the cards name, each embedded once; a card whose photo is missing shows what lies under it
 * @param options.onPage hears the number of each page, from 1, once it is painted
 * @throws FontFailure when a font does not arrive or is none
 */
export const renderPdf = async (
  sheets: readonly PrintSheet[],
  meta: PrintMeta,
  loadFont: LoadFont,
  options: { readonly photos?: Photos; readonly onPage?: (number: number) => void } = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const { photos = new Map<string, Uint8Array>(), onPage = () => undefined } = options;
  const fonts = await openFonts(fontsOf(sheets), loadFont);
  const file = await pdf(
    sheetDocument(sheets, meta, { fonts, photos: addressesOf(photos), onPage }),
  ).toBlob();
  return atActualSize(new Uint8Array(await file.arrayBuffer()));
};
