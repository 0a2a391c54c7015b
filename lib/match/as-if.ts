/** A look at a situation in which a figure were otherwise, such as elsewhere; nothing is changed. */
export const asIf = <F extends { readonly id: number }, S extends { readonly figures: readonly F[] }>(
  situation: S,
  figure: number,
  other: Partial<F>,
): S => ({
  ...situation,
  figures: situation.figures.map((one) => (one.id === figure ? { ...one, ...other } : one)),
});
