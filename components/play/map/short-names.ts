import type { TableFigure } from '@/lib/systems/table-scene';

/** Most letters of a name on a small board, and the length of a shortened one. */
const most = 20;
const left = 14;

/** "Wilhelmina von Hohenwolkenstein" is "Wilhelmina von …"; a number at its end stays. */
const shortened = (name: string): string => {
  if (name.length <= most) return name;
  const [number = ''] = / \(\d+\)$/.exec(name) ?? [];
  const [first = '', ...words] = name.slice(0, name.length - number.length).split(' ');
  const kept = words.reduce(
    (text, word) => (text.endsWith('…') ? text : `${text} ${text.length + word.length < left ? word : '…'}`),
    first.length > most ? `${first.slice(0, most - 1)}…` : first,
  );
  return `${kept}${number}`;
};

/** Names on a small board, where a long one would cover others; whole where two would be alike. */
export const shortNames = (figures: readonly TableFigure[]): ReadonlyMap<number, string> => {
  const texts = figures.map(({ name }) => shortened(name));
  return new Map(
    figures.map(({ id, name }, nth) => {
      const text = texts[nth] ?? name;
      return [id, texts.filter((each) => each === text).length > 1 ? name : text];
    }),
  );
};
