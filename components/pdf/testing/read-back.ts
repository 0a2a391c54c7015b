import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** mm from the top left of the paper. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A path that the page paints; colour as "#rrggbb", lengths in mm. */
export interface Shape extends Box {
  readonly fill?: string;
  readonly stroke?: string;
  /** 0 when the path is only filled. */
  readonly strokeWidth: number;
  readonly isDashed: boolean;
}

/** A glyph and the text that it means in the file; lengths in mm. */
export interface Glyph {
  readonly text: string;
  readonly font: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly width: number;
  /** The box that fonts show for what they do not have. */
  readonly isNotdef: boolean;
}

export interface PageContent {
  /** mm */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** Those that are seen. */
  readonly glyphs: readonly Glyph[];
  /** The text as a reader extracts it, what is not seen included. */
  readonly text: string;
}

type Matrix = readonly [number, number, number, number, number, number];

const mmPerPoint = 25.4 / 72;

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

interface State {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly stroke: string;
  readonly lineWidth: number;
  readonly isDashed: boolean;
  /** Colour of the fill; invisible text is only for searching. */
  readonly opacity: number;
}

const fills: readonly number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke];
const strokes: readonly number[] = [OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke];

/** A glyph as pdf.js gives it; a number between glyphs moves the next one, in 1/1000 em to the left. */
type Shown = number | { readonly unicode: string; readonly width: number; readonly originalCharCode: number };

const paintedOn = async (page: PDFPageProxy): Promise<Pick<PageContent, 'shapes' | 'glyphs'>> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const height = (page.view[3] ?? 0) - (page.view[1] ?? 0);
  const shapes: Shape[] = [];
  const glyphs: Glyph[] = [];
  let pen: readonly number[] = [];
  let font = '';
  let size = 0;
  const saved: State[] = [];
  let state: State = {
    matrix: [1, 0, 0, 1, 0, 0],
    fill: '#000000',
    stroke: '#000000',
    lineWidth: 1,
    isDashed: false,
    opacity: 1,
  };
  fnArray.forEach((operator, index) => {
    const args = (argsArray[index] ?? []) as readonly unknown[];
    switch (operator) {
      case OPS.save:
        saved.push(state);
        return;
      case OPS.restore:
        state = saved.pop() ?? state;
        return;
      case OPS.transform:
        state = { ...state, matrix: times(state.matrix, args as unknown as Matrix) };
        return;
      case OPS.setFillRGBColor:
        state = { ...state, fill: String(args[0]) };
        return;
      case OPS.setStrokeRGBColor:
        state = { ...state, stroke: String(args[0]) };
        return;
      case OPS.setLineWidth:
        state = { ...state, lineWidth: Number(args[0]) };
        return;
      case OPS.setGState:
        for (const [key, value] of args[0] as readonly (readonly [string, unknown])[])
          if (key === 'ca') state = { ...state, opacity: Number(value) };
        return;
      case OPS.setDash:
        state = { ...state, isDashed: (args[0] as readonly number[]).length > 0 };
        return;
      case OPS.constructPath: {
        // [how it is painted, [the path], its box: left, top, right, bottom in the current unit]
        const [paint, , [x1 = 0, y1 = 0, x2 = 0, y2 = 0]] = args as [number, unknown, readonly number[]];
        const [a, b, c, d, e, f] = state.matrix;
        const corners = [x1, x2].flatMap((x) =>
          [y1, y2].map((y) => [
            (a * x + c * y + e) * mmPerPoint,
            (height - (b * x + d * y + f)) * mmPerPoint,
          ]),
        );
        const xs = corners.map(([x = 0]) => x);
        const ys = corners.map(([, y = 0]) => y);
        const isStroked = strokes.includes(paint);
        shapes.push({
          left: Math.min(...xs),
          top: Math.min(...ys),
          right: Math.max(...xs),
          bottom: Math.max(...ys),
          ...(fills.includes(paint) && { fill: state.fill }),
          ...(isStroked && { stroke: state.stroke }),
          strokeWidth: isStroked ? state.lineWidth * Math.hypot(a, b) * mmPerPoint : 0,
          isDashed: state.isDashed,
        });
        return;
      }
      case OPS.setTextMatrix:
        pen = Array.from(args[0] as ArrayLike<number>);
        return;
      case OPS.setFont:
        font = String(args[0]);
        size = Number(args[1]);
        return;
      case OPS.showText: {
        if (state.opacity === 0) return;
        let moved = 0;
        const text = times(state.matrix, pen as unknown as Matrix);
        const scale = Math.hypot(text[0], text[1]) * mmPerPoint;
        for (const item of args[0] as readonly Shown[]) {
          if (typeof item === 'number') {
            moved -= (item / 1000) * size;
            continue;
          }
          const width = (item.width / 1000) * size;
          glyphs.push({
            text: item.unicode,
            font,
            x: text[4] * mmPerPoint + moved * scale,
            baseline: (height - text[5]) * mmPerPoint,
            size: size * scale,
            width: width * scale,
            isNotdef: item.originalCharCode === 0,
          });
          moved += width;
        }
        return;
      }
      default:
    }
  });
  return { shapes, glyphs };
};

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items.map((item) => ('str' in item ? item.str : '')).join('');
};

/** Opens a PDF; close it with `destroy`. */
export const openPdf = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  // pdf.js takes the bytes away from their owner.
  getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;

const readPage = async (page: PDFPageProxy): Promise<PageContent> => {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return {
    width: (right - left) * mmPerPoint,
    height: (top - bottom) * mmPerPoint,
    ...(await paintedOn(page)),
    text: await textOf(page),
  };
};

/** Reads every page of a PDF back in mm. */
export const readPages = async (pdf: Uint8Array): Promise<readonly PageContent[]> => {
  const file = await openPdf(pdf);
  const pages: PageContent[] = [];
  for (let number = 1; number <= file.numPages; number++)
    pages.push(await readPage(await file.getPage(number)));
  await file.loadingTask.destroy();
  return pages;
};
