import { err, ok, type Result } from '../result';

type More = Readonly<Record<string, unknown>>;

/** Whether players are asked where their figures begin, by what a replay notes of its set-up. */
export const isPlacedByHand = ({ placed }: More): boolean => placed === 'by-hand';

/** The same match, in which they are. */
export const placedByHand = <Set extends { readonly more: More }>(encounter: Set): Set => ({
  ...encounter,
  more: { ...encounter.more, placed: 'by-hand' },
});

/**
 * Whether figures begin as far apart as their corners let them, by what a replay notes of its set-up. Series, and
 * matches from before figures were spread out, begin close together: their choices play the same.
 */
export const isSpreadOut = ({ starts }: More): boolean => starts === 'apart';

/** The same match, in which they do. */
export const spreadOut = <Set extends { readonly more: More }>(encounter: Set): Set => ({
  ...encounter,
  more: { ...encounter.more, starts: 'apart' },
});

/** Reads out of a replay where figures begin; an error names the field. */
export const readStarts = (more: More): Result<More, string> => {
  const { placed, starts } = more;
  if (placed !== undefined && !isPlacedByHand(more)) return err('placed');
  if (starts !== undefined && !isSpreadOut(more)) return err('starts');
  return ok({ ...(placed !== undefined && { placed }), ...(starts !== undefined && { starts }) });
};
