type More = Readonly<Record<string, unknown>>;

/** Whether players are asked where their figures begin, by what a replay notes of its set-up. */
export const isPlacedByHand = ({ placed }: More): boolean => placed === 'by-hand';

/** The same match, in which they are. */
export const placedByHand = <Set extends { readonly more: More }>(encounter: Set): Set => ({
  ...encounter,
  more: { ...encounter.more, placed: 'by-hand' },
});
