import type { PlainData } from '../../match/plain-data';

/** A field of plain data; undefined if there is none. */
export const entryOf = (data: PlainData | undefined, key: string): PlainData | undefined =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Readonly<Record<string, PlainData>>)[key]
    : undefined;

/** The skills in the options, each once, in the order in which they come; `told` describes one. */
export const skillsTold = <Told>(
  options: readonly object[],
  told: (skill: string) => Told | undefined,
): readonly Told[] => {
  const named = options.flatMap((option) =>
    'skill' in option && typeof option.skill === 'string' ? [option.skill] : [],
  );
  return [...new Set(named)].flatMap((skill) => told(skill) ?? []);
};

/** Options with the same text are numbered from the second on. */
export const toldApart = <Told extends { readonly text: string }>(
  options: readonly Told[],
): readonly Told[] => {
  const counts = new Map<string, number>();
  return options.map((option) => {
    const nth = (counts.get(option.text) ?? 0) + 1;
    counts.set(option.text, nth);
    return nth === 1 ? option : { ...option, text: `${option.text} (${nth})` };
  });
};
