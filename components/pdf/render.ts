import { inkColours } from '@/components/card/inks';
import type { Sheet } from '@/lib/cards/imposition';
import type { PrintMeta } from '@/lib/cards/printing';
import { Canvas, Document, Page, pdf } from '@react-pdf/renderer';
import { createElement } from 'react';
import { fontsOf, openFonts, type LoadFont } from './fonts';
import { paintDrawings, type FontsByName, type Painter } from './paint';
import { withoutPrintScaling } from './print-scaling';

const pointsPerMm = 72 / 25.4;
const corner = { x: 0, y: 0 };

/** The same for every file, so that the same heroes give the same bytes. */
const fixedDate = new Date(Date.UTC(2000, 0, 1));

const paintSheet = (painter: Painter, sheet: Sheet, fonts: FontsByName): void => {
  painter.scale(pointsPerMm);
  const onPaper = { inks: inkColours, fonts };
  for (const { face, at } of sheet.faces) paintDrawings(painter, face.drawings, at, onPaper);
  paintDrawings(painter, sheet.marks, corner, onPaper);
  paintDrawings(painter, sheet.texts, corner, onPaper);
};

/** One canvas for a page: nothing is laid out a second time, every drawing stays where the card put it. */
const page = (sheet: Sheet, index: number, fonts: FontsByName, onPage: (number: number) => void) => {
  const width = sheet.paper.width * pointsPerMm;
  const height = sheet.paper.height * pointsPerMm;
  return createElement(
    Page,
    { key: index, size: [width, height] },
    createElement(Canvas, {
      style: { position: 'absolute', left: 0, top: 0, width, height },
      paint: (painter: Painter) => {
        paintSheet(painter, sheet, fonts);
        onPage(index + 1);
        return null;
      },
    }),
  );
};

/**
 * Renders sheets to a PDF 1.7 of pages of exactly the paper's size, with only the fonts that the cards use, embedded.
 * Runs in a worker and in Node alike; the same input gives the same bytes.
 *
 * @param onPage hears the number of each page, from 1, once it is painted
 * @throws FontFailure when a font does not arrive or is none
 */
export const renderPdf = async (
  sheets: readonly Sheet[],
  meta: PrintMeta,
  loadFont: LoadFont,
  onPage: (number: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> => {
  const fonts = await openFonts(fontsOf(sheets), loadFont);
  const file = createElement(
    Document,
    {
      title: meta.title,
      author: meta.author,
      language: meta.language,
      creator: 'Pipsmith',
      producer: 'Pipsmith',
      creationDate: fixedDate,
      pdfVersion: '1.7',
    },
    ...sheets.map((sheet, index) => page(sheet, index, fonts, onPage)),
  );
  const blob = await pdf(file).toBlob();
  return withoutPrintScaling(new Uint8Array(await blob.arrayBuffer()));
};
