import { joinedOf, widthsOf } from './fonts';
import { emojiFont } from './other-scripts';

/** Skin tones behind a pictograph: the font, which has no colours, draws each of them alike. */
const tones = /(?<=.)[\u{1F3FB}-\u{1F3FF}]/gu;

/** Two letters make one flag; the font has a picture for those that no country uses, too. */
const isFlag = /^\p{Regional_Indicator}{2}$/u;

/**
 * An emoji as its font draws it, and its width in 1/1000 em: one picture, or several side by side if the font
 * does not join them; undefined if the font has no such emoji.
 */
export const emojiOf = (text: string): { readonly text: string; readonly width: number } | undefined => {
  const drawn = text.replace(tones, '');
  const characters = Array.from(drawn.replaceAll('\u200D', ''));
  const widths = widthsOf(emojiFont);
  const found = characters.map((character) => widths.get(character.codePointAt(0) ?? 0));
  const [first] = found;
  if (first === undefined) return undefined;
  if (found.length === 1 || isFlag.test(drawn) || joinedOf(emojiFont).has(characters.join('')))
    return { text: drawn, width: first };
  const known = found.filter((width) => width !== undefined);
  return known.length === found.length
    ? { text: drawn, width: known.reduce((sum, width) => sum + width, 0) }
    : undefined;
};
