/**
 * Copies the font files that cards use from their packages to public/fonts and measures them: `npx tsx scripts/fonts.ts`.
 * WOFF, not WOFF2: paper prints WOFF2 blank.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { execFileSync } from 'node:child_process';
import { create, type Font } from 'fontkit';
import { typefaces } from '../lib/cards/card';
import { packCharacters, packGlyphs, type FontMetrics } from '../lib/cards/text/fonts';
import { families, fontStack } from '../lib/cards/text/typefaces';
import { emojiFont, otherFonts, type OtherFont } from '../lib/cards/text/other-scripts';
import { unpackWoff } from '../components/pdf/woff';

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

/** Control characters, all spaces except the plain one, and characters without a picture. */
const isNotDrawn = /^[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]$|^[^\S ]$/u;

const isSingleFont = (font: ReturnType<typeof create>): font is Font => !('fonts' in font);

const openFont = (file: URL): Font => {
  const font = create(Buffer.from(unpackWoff(readFileSync(file))));
  if (!isSingleFont(font)) throw new Error(`${file.pathname} is a collection of fonts`);
  return font;
};

const widthsIn = (font: Font): ReadonlyMap<number, number> =>
  new Map(
    font.characterSet
      .filter((character) => !isNotDrawn.test(String.fromCodePoint(character)))
      .map((character) => [
        character,
        Math.round((font.glyphForCodePoint(character).advanceWidth / font.unitsPerEm) * 1000),
      ]),
  );

const heightsOf = (font: Font): Omit<FontMetrics, 'glyphs'> => {
  const em = (length: number) => Math.round((length / font.unitsPerEm) * 1000);
  return { ascent: em(font.ascent), descent: em(font.descent), capHeight: em(font.capHeight) };
};

/** Metrics of a font file that cards need; throws on a file that is no font. */
export const measure = (file: URL): FontMetrics => {
  const font = openFont(file);
  return { ...heightsOf(font), glyphs: packGlyphs(widthsIn(font)) };
};

const commonest = (widths: Iterable<number>): number => {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
};

/** A table of OpenType's ligatures, as the font library hands it out. */
interface Ligatures {
  readonly coverage: {
    readonly glyphs?: readonly number[];
    readonly rangeRecords?: readonly { readonly start: number; readonly end: number }[];
  };
  readonly ligatureSets: {
    readonly get: (at: number) => readonly { readonly components: readonly number[] }[];
  };
}
interface Lookups {
  readonly lookupList: {
    readonly length: number;
    readonly get: (at: number) => { readonly lookupType: number; readonly subTables: readonly Ligatures[] };
  };
}
const ligatureType = 4;

const coveredBy = ({ glyphs, rangeRecords = [] }: Ligatures['coverage']): readonly number[] =>
  glyphs ??
  rangeRecords.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, at) => start + at));

/** Left out of the groups: cards draw no skin tones, pairs of letters of a flag are one picture without exception. */
const isLeftOut = /[\u{1F3FB}-\u{1F3FF}\p{Regional_Indicator}\u{FE0F}]/u;

/** Groups of characters that an emoji font draws as one picture, without joiners. */
const joinedIn = (font: Font): string => {
  const { lookupList } = (font as unknown as { readonly GSUB: Lookups }).GSUB;
  const characterOf = new Map(
    font.characterSet.toReversed().map((character) => [font.glyphForCodePoint(character).id, character]),
  );
  const groups = new Set<string>();
  for (let nth = 0; nth < lookupList.length; nth += 1) {
    const { lookupType, subTables } = lookupList.get(nth);
    for (const { coverage, ligatureSets } of lookupType === ligatureType ? subTables : [])
      coveredBy(coverage).forEach((first, at) => {
        for (const { components } of ligatureSets.get(at)) {
          const characters = [first, ...components].map((glyph) => characterOf.get(glyph));
          if (characters.some((character) => character === undefined)) continue;
          const text = String.fromCodePoint(...characters.filter((character) => character !== undefined));
          if (!isLeftOut.test(text) && font.layout(text).glyphs.length === 1)
            groups.add(text.replaceAll('\u200D', ''));
        }
      });
  }
  return [...groups].toSorted().join(' ');
};

/** The same of the font of another script. */
export const measureOther = (file: URL, { name, keeps }: OtherFont): FontMetrics => {
  const font = openFont(file);
  const widths = widthsIn(font);
  if (keeps) {
    const kept = [...widths].filter(([character]) => keeps.test(String.fromCodePoint(character)));
    return { ...heightsOf(font), glyphs: packGlyphs(new Map(kept)) };
  }
  const width = commonest(widths.values());
  const kept = [...widths].flatMap(([character, one]) => (one === width ? [character] : []));
  const joined = name === emojiFont ? joinedIn(font) : '';
  return { ...heightsOf(font), width, glyphs: packCharacters(kept), ...(joined !== '' && { joined }) };
};

/** Where a font of another script and its licence lie in public/fonts. */
export const otherFile = ({ name }: OtherFont): URL => new URL(`${name}.woff`, fontFolder);
export const otherLicence = ({ package: name }: OtherFont): string =>
  `${name.replace('@fontsource/', '')}-OFL.txt`;

/** Fetches the package of a font: these are too large to be installed with the product. */
const fetchOther = (font: OtherFont): void => {
  const folder = mkdtempSync(join(tmpdir(), 'pipsmith-font-'));
  const named = `${font.package}@${font.version}`;
  const packed = execFileSync('npm', ['pack', named, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  }).trim();
  const archive = join(folder, packed);
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${hash}` !== font.integrity) throw new Error(`${named} is not the expected package`);
  const files = [`package/files/${font.name}.woff`, 'package/LICENSE'];
  execFileSync('tar', ['xzf', archive, '-C', folder, ...files]);
  copyFileSync(pathToFileURL(join(folder, files[0] ?? '')), otherFile(font));
  copyFileSync(join(folder, 'package', 'LICENSE'), new URL(otherLicence(font), fontFolder));
  rmSync(folder, { recursive: true });
};

const main = () => {
  rmSync(fontFolder, { recursive: true, force: true });
  mkdirSync(fontFolder, { recursive: true });
  for (const { name, source } of fontFiles) copyFileSync(source, new URL(`${name}.woff`, fontFolder));
  for (const [name, source] of licences) copyFileSync(source, new URL(name, fontFolder));
  otherFonts.forEach(fetchOther);
  const metrics = Object.fromEntries([
    ...fontFiles.map(({ name, source }) => [name, measure(source)] as const),
    ...otherFonts.map((font) => [font.name, measureOther(otherFile(font), font)] as const),
  ]);
  writeFileSync(metricsFile, `${JSON.stringify(metrics, null, 2)}\n`);
  console.log(`${fontFiles.length + otherFonts.length} font files copied and measured`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
