import type { Typeface } from '../card';

/** The scripts into which Fontsource splits a font, in the order in which they are asked for a character. */
export const fontScripts = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;

interface Family {
  /** The family as CSS names it. */
  readonly family: string;
  /** Its package and the beginning of its file names. */
  readonly package: string;
  readonly weight: 400 | 600 | 700;
  readonly style: 'normal' | 'italic';
}

export const families: Readonly<Record<Typeface, Family>> = {
  display: { family: 'Alegreya SC', package: 'alegreya-sc', weight: 700, style: 'normal' },
  title: { family: 'Alegreya', package: 'alegreya', weight: 400, style: 'italic' },
  text: { family: 'Source Sans 3', package: 'source-sans-3', weight: 400, style: 'normal' },
  strong: { family: 'Source Sans 3', package: 'source-sans-3', weight: 600, style: 'normal' },
};

/** The font files of a typeface, as in public/fonts, without ending; the first that has a character draws it. */
export const fontStack = (typeface: Typeface): readonly string[] => {
  const { package: name, weight, style } = families[typeface];
  return fontScripts.map((script) => `${name}-${script}-${weight}-${style}`);
};
