import { keepText, textKept } from '@/components/site/device-text';
import type { ReadLesson } from '@/lib/session/lessons';

const key = 'pipsmith-lessons-seen';

/** Matches whose lessons are kept: the newest ones. */
const mostMatches = 12;

/** "seed id@moment id@moment", a line for each match, the newest last. */
const lines = (): readonly string[] => (textKept(key) ?? '').split('\n').filter((line) => line !== '');

const lineOf = (match: number): string | undefined => lines().find((line) => line.startsWith(`${match} `));

/**
 * Lessons and tips that somebody has put away or gone past in a match on this device, each with its moment: they don't
 * come again when the page is loaded anew. @param match its seed
 */
export const seenLessons = (match: number): readonly ReadLesson[] =>
  (lineOf(match)?.split(' ').slice(1) ?? []).flatMap((each) => {
    const [id = '', at] = each.split('@');
    const moment = Number(at);
    return id !== '' && at !== undefined && Number.isInteger(moment) ? [{ id, at: moment }] : [];
  });

export const keepSeenLessons = (match: number, seen: readonly ReadLesson[]): void => {
  const line = [match, ...seen.map(({ id, at }) => `${id}@${at}`)].join(' ');
  const others = lines().filter((each) => !each.startsWith(`${match} `));
  keepText(key, [...others, line].slice(-mostMatches).join('\n'));
};
