/** A look at a situation in which a figure were otherwise, such as elsewhere; nothing is changed. */
export const asIf = <S extends { readonly figures: readonly { readonly id: number }[] }>(
  situation: S,
  figure: number,
  other: Partial<S['figures'][number]>,
): S => ({
  ...situation,
  figures: situation.figures.map((one) => (one.id === figure ? { ...one, ...other } : one)),
});
