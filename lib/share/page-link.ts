/** Pages whose links hold all that they show behind the #, and are no hero and no party. */
export type LinkedPage = 'match' | 'map' | 'night';

const places: readonly (readonly [LinkedPage, RegExp])[] = [
  ['match', /\/play\/?(?:\?[^\s#]*)?#match=[\w-]/i],
  ['map', /\/maps\/?(?:\?[^\s#]*)?#map=[\w-]/i],
  ['night', /\/table\/?(?:\?[^\s#]*)?#night=[\w-]/i],
];

/** Characters of a text that are looked at. */
const mostCharacters = 100_000;

/** Which page a link in a pasted text leads to, where it is one of a match, a map or a game night. */
export const linkedPage = (pasted: string): LinkedPage | undefined => {
  const text = pasted
    .slice(0, mostCharacters)
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    // As a redirector writes ASCII.
    .replace(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return places.find(([, pattern]) => pattern.test(text))?.[0];
};
