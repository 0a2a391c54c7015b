import { Canvas, Document, Image, Page } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Drawing } from '@/lib/cards/card';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import type { Place, PrintMeta } from '@/lib/cards/paper/paper';

import { paintDrawings, paintUnseen, type FontsByName, type Painter } from './paint';
import { paperInks, type PaperColour } from './paper-inks';

const pointsPerMm = 72 / 25.4;
const corner: Place = { x: 0, y: 0 };

/** The same for every file, so that the same heroes give the same bytes. */
const fixedDate = new Date(Date.UTC(2000, 0, 1));

/** Fonts and photos for pages. */
export interface Means {
  readonly fonts: FontsByName;
  /** Data URLs by the ids that cards name photos by. */
  readonly photos: ReadonlyMap<string, string>;
  /** Hears the number of each page, from 1, once it is painted. */
  readonly onPage: (number: number) => void;
}

interface PlacedDrawings {
  readonly drawings: readonly Drawing[];
  readonly at: Place;
}

type PlacedPhoto = Extract<Drawing, { readonly draw: 'image' }> & { readonly at: Place };

/** A page apart: what lies under its photos, the photos, and what lies over them. Without photos all of it lies over them. */
interface Layers {
  readonly under: readonly PlacedDrawings[];
  readonly photos: readonly PlacedPhoto[];
  readonly over: readonly PlacedDrawings[];
}

const layersOf = (sheet: PrintSheet): Layers => {
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

/** A photo fills its slot from its middle; one address for all its places has it embedded once. */
const Photo = ({ photo, address }: { readonly photo: PlacedPhoto; readonly address: string }) => (
  <Image
    src={address}
    style={{
      position: 'absolute',
      left: (photo.at.x + photo.x) * pointsPerMm,
      top: (photo.at.y + photo.y) * pointsPerMm,
      width: photo.width * pointsPerMm,
      height: photo.height * pointsPerMm,
      borderRadius: photo.radius * pointsPerMm,
      objectFit: 'cover',
    }}
  />
);

/** Names that a page is found by in the outline of a file; how many of them there are. */
const namesInOutline = 4;

/** The name of a page in the outline of a file; undefined for an empty page. */
const titleOf = ({ faces }: PrintSheet): string | undefined => {
  const names = [...new Set(faces.map(({ card }) => card.name))].filter((name) => name !== '');
  const shown = names.slice(0, namesInOutline).join(' · ');
  return names.length === 0 ? undefined : names.length > namesInOutline ? `${shown} …` : shown;
};

/** One canvas for a page, two around photos: nothing is laid out a second time, every drawing stays where the card put it. */
const SheetPage = ({
  sheet,
  number,
  means: { fonts, photos },
  onPainted,
}: {
  readonly sheet: PrintSheet;
  /** Its number in an outline; undefined where the file needs none. */
  readonly number: number | undefined;
  readonly means: Means;
  readonly onPainted: () => void;
}) => {
  const width = sheet.paper.width * pointsPerMm;
  const height = sheet.paper.height * pointsPerMm;
  // As high as the page, a canvas is sometimes taken for higher by the last of its decimals.
  const style = { position: 'absolute', left: 0, top: 0, width, height: height - 0.001 } as const;
  // The library keeps sizes in single precision.
  const pageHeight = Math.fround(height);
  const paint = (painter: Painter<PaperColour>, layer: readonly PlacedDrawings[]): null => {
    painter.scale(pointsPerMm);
    for (const { drawings, at } of layer)
      paintDrawings(painter, drawings, at, { inks: paperInks, fonts, pageHeight });
    return null;
  };
  const layers = layersOf(sheet);
  const title = number === undefined ? undefined : titleOf(sheet);
  return (
    <Page
      size={[width, height]}
      {...(title !== undefined && { bookmark: { title: `${number}. ${title}`, fit: true } })}
    >
      {layers.photos.length > 0 && (
        <Canvas style={style} paint={(painter: Painter<PaperColour>) => paint(painter, layers.under)} />
      )}
      {layers.photos.map((photo, index) => {
        const address = photos.get(photo.photo);
        return address === undefined ? null : <Photo key={index} photo={photo} address={address} />;
      })}
      <Canvas
        style={style}
        paint={(painter: Painter<PaperColour>) => {
          paint(painter, layers.over);
          for (const { face, at } of sheet.faces)
            paintUnseen(painter, face.unseen ?? [], at, fonts, pageHeight);
          onPainted();
          return null;
        }}
      />
    </Page>
  );
};

/** Sheets as a document of pages of exactly the paper's size. */
export const sheetDocument = (
  sheets: readonly PrintSheet[],
  meta: PrintMeta,
  means: Means,
): ReactElement<Document['props']> => (
  <Document
    title={meta.title}
    author={meta.author}
    language={meta.language}
    creator="Pipsmith"
    producer="Pipsmith"
    creationDate={fixedDate}
    pdfVersion="1.7"
  >
    {sheets.map((sheet, index) => (
      <SheetPage
        key={index}
        sheet={sheet}
        number={sheets.length > 1 ? index + 1 : undefined}
        means={means}
        onPainted={() => means.onPage(index + 1)}
      />
    ))}
  </Document>
);
