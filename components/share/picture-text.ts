import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Typeface } from '@/lib/cards/card';
import { hollowBox, shown, wordsOf } from '@/lib/cards/text';

/** A text with the font files that draw it. */
export interface PictureText {
  readonly text: string;
  readonly typeface: Typeface;
  /** Names of files in public/fonts, without ending; each is a font family of the picture. */
  readonly fonts: readonly string[];
}

const always: Readonly<Record<Typeface, string>> = {
  display: 'alegreya-sc-latin-700-normal',
  title: 'alegreya-latin-400-italic',
  text: 'source-sans-3-latin-400-normal',
  strong: 'source-sans-3-latin-600-normal',
};

/**
 * A text without the characters that no font has: the picture's renderer would fetch fonts for them from others,
 * and tell them what the player typed.
 */
export const pictureText = (typeface: Typeface, text: string): PictureText => ({
  text: shown(typeface, text).replaceAll(hollowBox, '·'),
  typeface,
  fonts: [
    ...new Set([
      always[typeface],
      ...wordsOf(typeface, text).flatMap((word) => word.glyphs.flatMap(({ font }) => font ?? [])),
    ]),
  ],
});

/** The fonts of a picture's texts, each under the name of its file. */
export const pictureFonts = async (texts: readonly PictureText[]) =>
  Promise.all(
    [...new Set(texts.flatMap(({ fonts }) => fonts))].map(async (name) => ({
      name,
      data: await readFile(join(process.cwd(), 'public', 'fonts', `${name}.woff`)),
    })),
  );
