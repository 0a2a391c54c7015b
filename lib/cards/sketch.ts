import type { CardFace, Drawing } from './card';
import { graphemes } from './text/glyphs';
import { breakLines, measure, missingIn, point, shown, smallestOnCards, type Line } from './text/text';
import { drawLine, fit, type Fitted, type TextStyle } from './text/typeset';

/** Where a line stands: x is its left end, its middle or its right end; y its baseline. mm */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly align?: 'left' | 'middle' | 'right';
}

/** A face while it is being drawn. */
export interface Sketch {
  readonly draw: (...drawings: readonly Drawing[]) => void;
  /** Says a text without drawing it; `write` draws without saying, so that a broken text is said once. */
  readonly say: (typeface: TextStyle['typeface'], text: string, aloud?: string) => void;
  /** Says what is drawn without letters. */
  readonly describe: (aloud: string) => void;
  /** Says in a file, unseen, what is drawn at a place of this many mm. */
  readonly hide: (
    text: string,
    place: { readonly x: number; readonly y: number; readonly width: number },
  ) => void;
  readonly write: (line: Line, style: TextStyle, place: Place) => void;
  readonly finish: () => CardFace;
}

/** Starts a face; characters that no font has are added to `missing`. */
export const sketch = (missing: Set<string>): Sketch => {
  const drawings: Drawing[] = [];
  const text: string[] = [];
  const spoken: string[] = [];
  const unseen: Drawing[] = [];

  const widthOf = (line: Line, size: number) => (line.width * size * point) / 1000;

  return {
    draw: (...more) => {
      drawings.push(...more);
    },
    say: (typeface, words, aloud) => {
      for (const character of missingIn(typeface, words)) missing.add(character);
      const visible = shown(typeface, words);
      if (visible === '') return;
      text.push(visible);
      spoken.push(aloud ?? visible);
    },
    describe: (aloud) => {
      spoken.push(aloud);
    },
    hide: (words, { x, y, width }) => {
      const [line] = breakLines('text', words, Infinity).lines;
      if (!line || line.width === 0) return;
      const size = Math.min(smallestOnCards, (width * 1000) / (line.width * point));
      unseen.push(...drawLine(line, { typeface: 'text', size, fill: 'ink' }, x, y));
    },
    write: (line, style, { x, y, align = 'left' }) => {
      const width = widthOf(line, style.size);
      const left = align === 'left' ? x : align === 'middle' ? x - width / 2 : x - width;
      drawings.push(...drawLine(line, style, left, y));
    },
    finish: () => ({ drawings, text, spoken, ...(unseen.length > 0 && { unseen }) }),
  };
};

const nothing = (): void => undefined;

/** A face that keeps nothing: what is only tried out to see where it ends is not drawn. */
export const blindSketch: Sketch = {
  draw: nothing,
  say: nothing,
  describe: nothing,
  hide: nothing,
  write: nothing,
  finish: () => ({ drawings: [], text: [], spoken: [] }),
};

/** Writes and says a text on one line, shrunk from its size to what `width` mm take; answers the width it took. */
export const writeOne = (
  face: Sketch,
  text: string,
  style: TextStyle,
  place: Place & { readonly width: number; readonly least?: number; readonly aloud?: string },
): number => {
  const fitted = fit(style.typeface, text, {
    width: place.width,
    lines: 1,
    most: style.size,
    ...(place.least !== undefined && { least: place.least }),
  });
  const line = fitted?.lines[0];
  if (!fitted || !line) return 0;
  face.say(style.typeface, text, place.aloud);
  face.write(line, { ...style, size: fitted.size }, place);
  return (line.width * fitted.size * point) / 1000;
};

/**
 * Writes a text on one line as `writeOne` does; shortens it if it does not fit at the smallest size, since
 * the full text is elsewhere.
 */
export const writeShort = (
  face: Sketch,
  text: string,
  style: TextStyle,
  place: Place & { readonly width: number; readonly least: number; readonly aloud?: string },
): void => {
  const fits = (one: string): boolean => measure(style.typeface, one, place.least) <= place.width;
  let characters = graphemes(text);
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters = characters.slice(0, -1);
  writeOne(face, fits(text) ? text : `${characters.join('').trim()}…`, style, { aloud: text, ...place });
};

/** Writes lines below each other, `leading` em apart, the first baseline at y. */
export const writeLines = (
  face: Sketch,
  fitted: Fitted,
  style: Omit<TextStyle, 'size'>,
  place: Place,
  leading: number,
): void => {
  fitted.lines.forEach((line, index) => {
    const y = place.y + index * fitted.size * point * leading;
    face.write(line, { ...style, size: fitted.size }, { ...place, y });
  });
};
