import { folded } from '@/lib/language/folded';

/** Only letters, digits and spaces, without case and accents. */
export const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N} ]/gu, '');

/** True if the text has every word of the query; case, accents and punctuation do not matter. */
export const hasWords = (text: string, query: string): boolean => {
  const all = plain(text);
  return plain(query)
    .split(' ')
    .every((word) => all.includes(word));
};
