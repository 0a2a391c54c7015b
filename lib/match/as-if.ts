/** Looks at a situation with a figure changed, for example moved; changes nothing. */
export const asIf = <S extends { readonly figures: readonly { readonly id: number }[] }>(
  situation: S,
  figure: number,
  other: Partial<S['figures'][number]>,
): S => ({
  ...situation,
  figures: situation.figures.map((one) => (one.id === figure ? { ...one, ...other } : one)),
});
