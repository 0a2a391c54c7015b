import type { Drawing } from '@/lib/cards/card';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { create } from 'fontkit';
import { rememberWords } from './remembered-words';
import { tellCharacters } from './told-characters';
import { tellInOrder } from './told-order';
import { unpackWoff } from './woff';

/** Fetches the bytes of public/fonts/FILE.woff; rejects when they do not arrive. */
export type LoadFont = (file: string) => Promise<Uint8Array>;

/** A font that did not arrive or that is no font. */
export class FontFailure extends Error {
  readonly font: string;
  constructor(font: string, cause: unknown) {
    super(`The font ${font} cannot be used.`, { cause });
    this.name = 'FontFailure';
    this.font = font;
  }
}

/** Names of the font files that sheets need, in the order of their first use. */
export const fontsOf = (sheets: readonly PrintSheet[]): readonly string[] => {
  const fonts = new Set<string>();
  const collect = (drawings: readonly Drawing[]): void => {
    for (const drawing of drawings)
      if (drawing.draw === 'text') for (const { font } of drawing.runs) fonts.add(font);
  };
  for (const { faces, texts } of sheets) {
    for (const { face } of faces) {
      collect(face.drawings);
      collect(face.unseen ?? []);
    }
    collect(texts);
  }
  return [...fonts];
};

/** It takes any bytes, although its types only allow Node's. */
const parseFont = create as (bytes: Uint8Array) => unknown;

/** The PDF library paints with parsed fonts as they are, so that they are parsed once and not for every file. */
const parse = (bytes: Uint8Array): unknown => {
  const font = parseFont(unpackWoff(bytes));
  tellCharacters(font);
  tellInOrder(font);
  rememberWords(font);
  return font;
};

const parsed = new WeakMap<LoadFont, Map<string, Promise<unknown>>>();

/**
 * Loads and parses fonts, each file once for every loader; a failure is not remembered.
 *
 * @throws FontFailure
 */
export const openFonts = async (
  files: readonly string[],
  loadFont: LoadFont,
): Promise<ReadonlyMap<string, unknown>> => {
  const known = parsed.get(loadFont) ?? new Map<string, Promise<unknown>>();
  parsed.set(loadFont, known);
  const open = async (file: string): Promise<readonly [string, unknown]> => {
    const opening = known.get(file) ?? loadFont(file).then(parse);
    known.set(file, opening);
    try {
      return [file, await opening];
    } catch (cause) {
      known.delete(file);
      throw new FontFailure(file, cause);
    }
  };
  // All of them, so that the next attempt finds no failed one.
  const opened = await Promise.allSettled(files.map(open));
  return new Map(
    opened.map((font) => {
      if (font.status === 'rejected') throw font.reason;
      return font.value;
    }),
  );
};
