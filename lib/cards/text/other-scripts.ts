/** Font for scripts other than those of `fontScripts`; each file is loaded only where a text needs it. */
export interface OtherFont {
  /** Name of the file in public/fonts, without ending. */
  readonly name: string;
  /** Its package, at the version that the file comes from, and the hash by which npm knows that. */
  readonly package: string;
  readonly version: string;
  readonly integrity: string;
  /** Characters with a known width; if absent, those as wide as most. */
  readonly keeps?: RegExp;
}

const fontsource = (name: string, subset: string, integrity: string, keeps?: RegExp): OtherFont => ({
  name: `${name}-${subset}-400-normal`,
  package: `@fontsource/${name}`,
  version: '5.3.0',
  integrity: `sha512-${integrity}`,
  ...(keeps && { keeps }),
});

const hebrew = fontsource(
  'noto-sans-hebrew',
  'hebrew',
  '7owtzuw9D+ipt0g8mcBGOm7MS/mv/REKsjSwEUe749UUsrnG54TSmusNn7oxv2GxbUORAzADLQ8ggdtt7oKkpg==',
  /[\u0590-\u05ff\ufb1d-\ufb4f]/,
);
const arabic = fontsource(
  'noto-sans-arabic',
  'arabic',
  'i3t6GR0LOReyJVEk+YfYCnxv53wuIelg7Y9NGNvOq4Diq/EP0YszaGXkQwfQNigLjfO4POrLaPGM0sNliGYk7A==',
  /[\u0600-\u06ff\ufb50-\ufbff\ufe80-\ufefc]/,
);
const thai = fontsource(
  'noto-sans-thai',
  'thai',
  'ngqUyvDukkZUHypQbUJvUdAeYa2aYZsyeDTsdqMudf7GK2F2TK19OZ5kbo+37qsBtkNpmAMhEObQnWnzPqzKUw==',
  /[\u0e00-\u0e7f]/,
);
const devanagari = fontsource(
  'noto-sans-devanagari',
  'devanagari',
  '7khYmipS/5KAUUmrO1DKir8yL8XI00d0+ZE9BqbS8XF1jzObv6CpPOk3UeYxF+Pvi8bx9bBvprBCOcbx/eQWTQ==',
  /[\u0900-\u097f]/,
);
const tamil = fontsource(
  'noto-sans-tamil',
  'tamil',
  'webid7fyBljiIEJ1hXuey48vCUe2Oq3/EwYjo6XBtXItO9FoUmqy0bEnXA5iE++iC324BTI8QMy80SYtDheCzA==',
  /[\u0b80-\u0bff]/,
);
const japanese = fontsource(
  'noto-sans-jp',
  'japanese',
  'OZbBzZ8LrFRs2RFT2Cc0HUV2C2ZeSfyEXhDJWR0EZuZaraJfRubpvrFmUnCljuBDEkw8Vn6CE/+nf9dj9b+0lg==',
);
const korean = fontsource(
  'noto-sans-kr',
  'korean',
  '/JnpTjaCOXW7xUoqOyCVYSr05VOkDy5Yla9O+WAEiS7u+yYLsmHoqj6v1W0bf91G8G3XA2+NnRS3CX2Tf/FVZg==',
);
const chinese = fontsource(
  'noto-sans-sc',
  'chinese-simplified',
  'HeqIlGm0+ohOKxZLuHj1qW6r6avHH0OWdKERAcSDI0RQ+MXrteuLKA+M+5eOA8rYy0MFvOR5AT0fQo2rUkye0Q==',
);
const emoji = fontsource(
  'noto-emoji',
  'emoji',
  'y/aOmKKsVYi91vu3jwcrcyFN6Q80YV8UG9U5KGbV+Fxmfxr2lzSRmDkGSLaTdHPjJI+niiknSFixL+x7ti6gNg==',
);

/** Scripts that only one font covers. */
const single: readonly OtherFont[] = [hebrew, arabic, thai, devanagari, tamil, korean];

export const otherFonts: readonly OtherFont[] = [...single, chinese, japanese, emoji];

export const arabicFont = arabic.name;
export const emojiFont = emoji.name;

const namesOf = (fonts: readonly OtherFont[]): readonly string[] => fonts.map(({ name }) => name);
const inChinese = namesOf([...single, chinese, japanese, emoji]);
const inJapanese = namesOf([...single, japanese, chinese, emoji]);

/** The fonts of other scripts in the order in which they are asked for a word: with kana beside them, characters are Japanese. */
export const otherFontsFor = (word: string): readonly string[] =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? inJapanese : inChinese;

/** The family of a script's font as screens know it; undefined for the fonts of a typeface. */
export const otherFamilyOf = (font: string): string | undefined =>
  inChinese.includes(font) ? font : undefined;
