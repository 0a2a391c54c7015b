import type { Drawing } from '@/lib/cards/card';
import type { Sheet } from '@/lib/cards/imposition';
import type { Place } from '@/lib/cards/paper';
import type { PrintMeta } from '@/lib/cards/printing';
import { Canvas, Document, Image, Page, pdf } from '@react-pdf/renderer';
import { createElement } from 'react';
import { toBase64 } from './base64';
import { fontsOf, openFonts, type LoadFont } from './fonts';
import { paintDrawings, type FontsByName, type Painter } from './paint';
import { paperInks, type PaperColour } from './paper-inks';
import type { Photos } from './photos';
import { withoutPrintScaling } from './print-scaling';

const pointsPerMm = 72 / 25.4;
const corner = { x: 0, y: 0 };

/** The same for every file, so that the same heroes give the same bytes. */
const fixedDate = new Date(Date.UTC(2000, 0, 1));

type Layer = readonly { readonly drawings: readonly Drawing[]; readonly at: Place }[];

const paintLayer = (painter: Painter<PaperColour>, layer: Layer, fonts: FontsByName): void => {
  painter.scale(pointsPerMm);
  for (const { drawings, at } of layer) paintDrawings(painter, drawings, at, { inks: paperInks, fonts });
};

/** A page apart: what lies under its photos, the photos, and what lies on them. Without photos all of it lies on them. */
const layersOf = (
  sheet: Sheet,
): { readonly under: Layer; readonly photos: readonly PlacedPhoto[]; readonly over: Layer } => {
  const faces = sheet.faces.map(({ face: { drawings }, at }) => {
    const cut = drawings.findLastIndex(({ draw }) => draw === 'image') + 1;
    return { under: { drawings: drawings.slice(0, cut), at }, over: { drawings: drawings.slice(cut), at } };
  });
  return {
    under: faces.map(({ under }) => under),
    photos: faces.flatMap(({ under: { drawings, at } }) =>
      drawings.flatMap((drawing) => (drawing.draw === 'image' ? [{ ...drawing, at }] : [])),
    ),
    over: [
      ...faces.map(({ over }) => over),
      { drawings: sheet.marks, at: corner },
      { drawings: sheet.texts, at: corner },
    ],
  };
};

type PlacedPhoto = Extract<Drawing, { readonly draw: 'image' }> & { readonly at: Place };

/** The library's canvas takes no pictures, so they lie between two; one address each makes it embed each once. */
const picture = (photo: PlacedPhoto, address: string, key: string) =>
  createElement(Image, {
    key,
    src: address,
    style: {
      position: 'absolute',
      left: (photo.at.x + photo.x) * pointsPerMm,
      top: (photo.at.y + photo.y) * pointsPerMm,
      width: photo.width * pointsPerMm,
      height: photo.height * pointsPerMm,
      borderRadius: photo.radius * pointsPerMm,
      objectFit: 'cover',
    },
  });

interface Means {
  readonly fonts: FontsByName;
  /** Data URLs by id. */
  readonly photos: ReadonlyMap<string, string>;
  readonly onPage: (number: number) => void;
}

/** One canvas for a page, two around photos: nothing is laid out a second time, every drawing stays where the card put it. */
const page = (sheet: Sheet, index: number, { fonts, photos, onPage }: Means) => {
  const width = sheet.paper.width * pointsPerMm;
  const height = sheet.paper.height * pointsPerMm;
  const canvas = (key: string, layer: Layer, painted: () => void = () => undefined) =>
    createElement(Canvas, {
      key,
      style: { position: 'absolute', left: 0, top: 0, width, height },
      paint: (painter: Painter<PaperColour>) => {
        paintLayer(painter, layer, fonts);
        painted();
        return null;
      },
    });
  const layers = layersOf(sheet);
  return createElement(
    Page,
    { key: index, size: [width, height] },
    ...(layers.photos.length === 0
      ? []
      : [
          canvas('under', layers.under),
          ...layers.photos.flatMap((photo, place) => {
            const address = photos.get(photo.photo);
            return address === undefined ? [] : [picture(photo, address, `photo ${place}`)];
          }),
        ]),
    canvas('over', layers.over, () => {
      onPage(index + 1);
    }),
  );
};

/**
 * Renders sheets to a PDF 1.7 of pages of exactly the paper's size, with only the fonts that the cards use, embedded.
 * Runs in a worker and in Node alike; the same input gives the same bytes.
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
  const addresses = new Map(
    [...photos].map(([id, bytes]) => [id, `data:image/jpeg;base64,${toBase64(bytes)}`]),
  );
  const means: Means = { fonts, photos: addresses, onPage };
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
    ...sheets.map((sheet, index) => page(sheet, index, means)),
  );
  const blob = await pdf(file).toBlob();
  return withoutPrintScaling(new Uint8Array(await blob.arrayBuffer()));
};
