import { happenedMessages as say } from '@/lib/messages/happened';
import type { Act } from '@/lib/session/acts';

export type Reported = ReturnType<typeof say.reports>[number];

/** Reports and lines that the banner of a phone has room for; all of them open over the board. */
const most = { reports: 3, lines: 4, letters: 50 } as const;

const linesOf = (reports: readonly Reported[]): number =>
  reports.reduce((sum, { name, text }) => sum + Math.ceil((name.length + 1 + text.length) / most.letters), 0);

/**
 * As many reports as there is room for, in their order: the last one always, then those that must not be missed, then
 * whatever is nearest to the last.
 */
const shortOf = (reports: readonly Reported[], musts: readonly (Act | undefined)[]): readonly Reported[] => {
  const isMust = ({ acts }: Reported): boolean => acts.some((act) => musts.includes(act));
  const newest = reports.toReversed();
  const told = new Set<Reported>();
  for (const report of [...newest.slice(0, 1), ...reports.filter(isMust), ...newest]) {
    const next = [...told, report];
    const hasRoom = next.length <= most.reports && linesOf(next) <= most.lines;
    if (told.size === 0 || hasRoom) told.add(report);
    else if (!isMust(report)) break;
  }
  return reports.filter((report) => told.has(report));
};

/** The act of others that did most to somebody of this device; undefined where nobody was hurt. */
const worstIn = (acts: readonly Act[], mine: readonly number[]): Act | undefined =>
  acts
    .filter(({ figure, figures, weight }) => {
      const hits = figures.some((each) => each !== figure && mine.includes(each));
      return hits && weight >= 1;
    })
    .reduce<Act | undefined>((worst, act) => (worst && worst.weight > act.weight ? worst : act), undefined);

/** Reports of acts, those that must not be missed each alone: together with others they may be too long. */
const reportsOf = (acts: readonly Act[], musts: readonly (Act | undefined)[]): readonly Reported[] => {
  const at = acts.findIndex((act) => musts.includes(act));
  const must = acts[at];
  if (!must) return say.reports(acts);
  return [...say.reports(acts.slice(0, at)), ...say.reports([must]), ...reportsOf(acts.slice(at + 1), musts)];
};

/** Something came of it, beyond that somebody moved or passed. */
const hasCome = ({ head, others, sentences }: Act): boolean =>
  (head?.texts.length ?? 0) > 1 || others.length + sentences.length > 0;

/**
 * Everything since a person at this device last chose, beginning with what came of that; undefined where there is
 * only one act, and the reactions to it.
 */
export const sinceIn = (news: readonly Act[], mine: readonly number[]): readonly Act[] | undefined => {
  const root = news.findLast(({ isReaction }) => !isReaction);
  const roots = news.filter(({ isReaction }) => !isReaction);
  if (!root || mine.includes(root.figure)) return undefined;
  if (mine.length === 0) return roots.length > 1 ? news : undefined;
  return news.filter((act) => act.isReaction || !mine.includes(act.figure) || hasCome(act));
};

/**
 * Acts in short: what came of the player’s own action, the worst that was done to his figures, and the latest; and
 * whether anything was left out.
 */
export const newsIn = (
  since: readonly Act[],
  mine: readonly number[],
): { readonly told: readonly Reported[]; readonly hasMore: boolean } => {
  const musts = [since.find(({ figure }) => mine.includes(figure)), worstIn(since, mine)];
  const reports = reportsOf(since, musts);
  const told = shortOf(reports, musts);
  return { told, hasMore: told.length < reports.length };
};
