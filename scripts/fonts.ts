/**
 * Copies the font files that cards use from their packages to public/fonts and measures them: `npx tsx scripts/fonts.ts`.
 * WOFF, not WOFF2: paper prints WOFF2 blank.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { typefaces } from '../lib/cards/card';
import { families, fontStack, packGlyphs, type FontMetrics } from '../lib/cards/text/fonts';

const root = new URL('../', import.meta.url);
export const fontFolder = new URL('public/fonts/', root);
export const metricsFile = new URL('lib/cards/text/metrics.json', root);

interface FontFile {
  readonly name: string;
  readonly source: URL;
}

export const fontFiles: readonly FontFile[] = typefaces.flatMap((typeface) =>
  fontStack(typeface).map((name) => ({
    name,
    source: new URL(`node_modules/@fontsource/${families[typeface].package}/files/${name}.woff`, root),
  })),
);

export const licences: ReadonlyMap<string, URL> = new Map(
  Object.values(families).map((family) => [
    `${family.package}-OFL.txt`,
    new URL(`node_modules/@fontsource/${family.package}/LICENSE`, root),
  ]),
);

/** Control characters, spaces but the plain one, and characters without a picture of their own. */
const isNotDrawn = /^[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]$|^[^\S ]$/u;

const isSingleFont = (font: ReturnType<typeof create>): font is Font => !('fonts' in font);

/** What cards need to know of a font file; throws on a file that is no font. */
export const measure = (file: URL): FontMetrics => {
  const font = create(readFileSync(file));
  if (!isSingleFont(font)) throw new Error(`${file.pathname} is a collection of fonts`);
  const em = (length: number) => Math.round((length / font.unitsPerEm) * 1000);
  const drawn = font.characterSet.filter((character) => !isNotDrawn.test(String.fromCodePoint(character)));
  return {
    ascent: em(font.ascent),
    descent: em(font.descent),
    capHeight: em(font.capHeight),
    glyphs: packGlyphs(
      new Map(drawn.map((character) => [character, em(font.glyphForCodePoint(character).advanceWidth)])),
    ),
  };
};

const main = () => {
  rmSync(fontFolder, { recursive: true, force: true });
  mkdirSync(fontFolder, { recursive: true });
  for (const { name, source } of fontFiles) copyFileSync(source, new URL(`${name}.woff`, fontFolder));
  for (const [name, source] of licences) copyFileSync(source, new URL(name, fontFolder));
  const metrics = Object.fromEntries(fontFiles.map(({ name, source }) => [name, measure(source)]));
  writeFileSync(metricsFile, `${JSON.stringify(metrics, null, 2)}\n`);
  console.log(`${fontFiles.length} font files copied and measured`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
