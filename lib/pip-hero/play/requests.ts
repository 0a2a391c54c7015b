import { faceNumbersOnCard } from '../../dice/face';
import type { PlainData } from '../../match/plain-data';

/** A field of plain data; undefined where there is none. */
export const entryOf = (data: PlainData | undefined, key: string): PlainData | undefined =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Readonly<Record<string, PlainData>>)[key]
    : undefined;

/** Painted faces of a sheet that may be built, the 6-face first; blank faces are left out. */
export const paintedFaces = <Pip extends string>(
  sheet: PlainData,
  pips: readonly Pip[],
): readonly { readonly face: number; readonly pips: readonly (readonly [Pip, number])[] }[] => {
  const faces = entryOf(sheet, 'faces');
  return faceNumbersOnCard.flatMap((face) => {
    const on = pips.flatMap((pip): readonly (readonly [Pip, number])[] => {
      const count = entryOf(entryOf(faces, String(face)), pip);
      return typeof count === 'number' && count > 0 ? [[pip, count]] : [];
    });
    return on.length > 0 ? [{ face, pips: on }] : [];
  });
};

/** The skills that options name, each once, in the order in which they come; `told` says what one does. */
export const skillsTold = <Told>(
  options: readonly object[],
  told: (skill: string) => Told | undefined,
): readonly Told[] => {
  const named = options.flatMap((option) =>
    'skill' in option && typeof option.skill === 'string' ? [option.skill] : [],
  );
  return [...new Set(named)].flatMap((skill) => told(skill) ?? []);
};

/** Options that would be told alike are numbered from the second on. */
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
