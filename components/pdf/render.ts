import type { Sheet } from '@/lib/cards/imposition';
import type { PrintMeta } from '@/lib/cards/printing';
import { readHeader } from '@/lib/photo/header';
import PDFDocument from 'pdfkit';
import { fontsOf, openFonts, type LoadFont } from './fonts';
import { paintDrawings, type Means, type Photo } from './paint';
import { paperInks, type PaperColour } from './paper-inks';
import type { Photos } from './photos';

const pointsPerMm = 72 / 25.4;
const corner = { x: 0, y: 0 };

/** The same for every file, so that the same heroes give the same bytes. */
const fixedDate = new Date(Date.UTC(2000, 0, 1));

/** What the PDF library has and its types do not tell. */
interface Inside {
  /** What tells viewers how to print; not all of it has a setting. */
  readonly _root: { readonly data: { readonly ViewerPreferences: { readonly data: object } } };
  /** A picture that is in the file once, wherever it is painted. */
  readonly openImage: (bytes: Uint8Array) => PDFKit.Mixins.ImageSrc;
}

type File = PDFKit.PDFDocument & Inside;

/** An empty file that asks viewers to print at actual size, on the tray of the page's size. */
const openFile = (meta: PrintMeta): File => {
  const file = new PDFDocument({
    autoFirstPage: false,
    // Without one of its own it would begin with Helvetica, which is not embedded.
    font: '',
    pdfVersion: '1.7',
    lang: meta.language,
    displayTitle: true,
    info: {
      Title: meta.title,
      Author: meta.author,
      Creator: 'Pipsmith',
      Producer: 'Pipsmith',
      CreationDate: fixedDate,
    },
  }) as File;
  Object.assign(file._root.data.ViewerPreferences.data, { PrintScaling: 'None', PickTrayByPDFSize: true });
  return file;
};

/** The whole file, once it has ended. */
const bytesOf = (file: File): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    file.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    file.on('error', reject);
    file.on('end', () => {
      new Blob(chunks).arrayBuffer().then((whole) => resolve(new Uint8Array(whole)), reject);
    });
  });

/**
 * Paints photos: each fills its whole slot from its middle, and what is too much of it is cut off at the slot's rounded
 * edge. What is no picture is left out, and what lies under it is seen.
 */
const photoPainter = (file: File, photos: Photos): ((photo: Photo) => void) => {
  const pictures = new Map(
    [...photos].flatMap(([id, bytes]) =>
      readHeader(bytes).ok ? [[id, file.openImage(bytes)] as const] : [],
    ),
  );
  return ({ photo, x, y, width, height, radius }) => {
    const picture = pictures.get(photo);
    if (picture === undefined) return;
    file.save().roundedRect(x, y, width, height, radius).clip();
    file.image(picture, x, y, {
      cover: [width, height],
      align: 'center',
      valign: 'center',
    });
    file.restore();
  };
};

/**
 * Renders sheets to a PDF 1.7 of pages of exactly the paper's size, with only the fonts that the cards use, embedded.
 * Nothing is laid out a second time: every drawing stays where the card put it. Runs in a worker and in Node alike;
 * the same input gives the same bytes.
 *
 * @param options.photos the photos that the cards name, each embedded once; a card whose photo is missing shows what lies under it
 * @param options.onPage hears the number of each page, from 1, once it is painted
 * @throws FontFailure when a font does not arrive or is none
 */
export const renderPdf = async (
  sheets: readonly Sheet[],
  meta: PrintMeta,
  loadFont: LoadFont,
  options: { readonly photos?: Photos; readonly onPage?: (number: number) => void } = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const { photos = new Map<string, Uint8Array>(), onPage = () => undefined } = options;
  const fonts = await openFonts(fontsOf(sheets), loadFont);
  const file = openFile(meta);
  const means: Means<PaperColour> = { inks: paperInks, fonts, photo: photoPainter(file, photos) };
  const whole = bytesOf(file);
  sheets.forEach(({ paper, faces, marks, texts }, index) => {
    file.addPage({ size: [paper.width * pointsPerMm, paper.height * pointsPerMm], margin: 0 });
    file.scale(pointsPerMm);
    for (const { face, at } of faces) paintDrawings(file, face.drawings, at, means);
    for (const drawings of [marks, texts]) paintDrawings(file, drawings, corner, means);
    onPage(index + 1);
  });
  file.end();
  return whole;
};
