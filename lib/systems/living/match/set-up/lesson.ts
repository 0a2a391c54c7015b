import { readSetUp } from '../../../../skirmish/set-up/set-up';
import { err, ok, type Result } from '../../../../result';

type More = Readonly<Record<string, unknown>>;

/** Whether somebody learns by this match, by what a replay notes of its set-up; older ones note nothing. */
export const isLesson = ({ lesson }: More): boolean => lesson === true;

/** The same match, by which somebody learns. */
export const asLesson = <Set extends { readonly more: More }>(encounter: Set): Set => ({
  ...encounter,
  more: { ...encounter.more, lesson: true },
});

/** Set-up from a replay, whether it is a lesson included; an error names the field. */
export const readMore = (more: More): Result<More, string> => {
  const read = readSetUp(more);
  if (!read.ok || more['lesson'] === undefined) return read;
  return isLesson(more) ? ok({ ...read.value, lesson: true }) : err('lesson');
};
