import { happenedMessages as say } from '@/lib/messages/happened';
import type { Act } from '@/lib/session/acts';

export type Reported = ReturnType<typeof say.reports>[number];

/** Reports and lines that the banner of a phone has room for; all of them open over the board. */
const most = { reports: 3, lines: 4, letters: 50 } as const;

const linesOf = (reports: readonly Reported[]): number =>
  reports.reduce((sum, { name, text }) => sum + Math.ceil((name.length + 1 + text.length) / most.letters), 0);

/** A report without the sentences after it, such as scores. */
const bareOf = (report: Reported): Reported => {
  const bare = say.reports(report.acts.map((act) => ({ ...act, sentences: [] }))).at(0);
  return bare && bare.text !== '' ? { ...bare, acts: report.acts } : report;
};

/** Only a sentence of the game, such as that a phase starts: the table shows the same. */
const isSentence = ({ acts }: Reported): boolean => acts.every(({ head, weight }) => !head && weight === 0);

/** As much as a fall, or as three dice that somebody won back or lost. */
const leastRemarkable = 2.5;

/**
 * As many reports as there is room for, falls and returns before the others: the worst that was done to the player first, then the latest
 * deed, then others that must not be missed, then whatever is nearest to the last.
 */
const shortOf = (
  reports: readonly Reported[],
  musts: readonly Act[],
  worst: Act | undefined,
): readonly Reported[] => {
  const isMust = ({ acts }: Reported): boolean => acts.some((act) => musts.includes(act));
  const newest = reports.toReversed();
  const first = reports.filter(({ acts }) => worst !== undefined && acts.includes(worst));
  const latest = newest.slice(0, 1).filter((report) => !isSentence(report));
  const ofMusts = musts.flatMap((act) => reports.filter(({ acts }) => acts.includes(act)));
  const told = new Map<Reported, Reported>();
  const hasRoom = (report: Reported, shown: Reported): boolean => {
    const next = [...new Map(told).set(report, shown).values()];
    return next.length <= most.reports && linesOf(next) <= most.lines;
  };
  for (const report of [...first, ...latest, ...ofMusts, ...newest]) {
    if (told.has(report)) continue;
    const shown = isMust(report) ? bareOf(report) : report;
    if (told.size === 0 || hasRoom(report, shown)) told.set(report, shown);
    else if (!isMust(report)) break;
  }
  for (const report of told.keys()) if (hasRoom(report, report)) told.set(report, report);
  // Falls and returns lead, each kind in its order.
  const isGreat = ({ acts }: Reported): boolean => acts.some(({ weight }) => weight >= leastRemarkable);
  const inOrder = [...reports.filter(isGreat), ...reports.filter((report) => !isGreat(report))];
  return inOrder.flatMap((report) => told.get(report) ?? []);
};

/** The act did something to somebody of this device. */
const isHarm =
  (mine: readonly number[]) =>
  ({ figure, figures, others, weight }: Act): boolean => {
    const hits = figures.some((each) => each !== figure && mine.includes(each));
    // Wounds that bleed have no other actor than whoever bleeds.
    const isSelf = mine.includes(figure) && others.length === 0;
    return weight >= 1 && (hits || isSelf);
  };

/** The act that did most to somebody of this device; undefined where nobody was hurt. */
export const worstIn = (acts: readonly Act[], mine: readonly number[]): Act | undefined =>
  acts
    .filter(isHarm(mine))
    .reduce<Act | undefined>((worst, act) => (worst && worst.weight > act.weight ? worst : act), undefined);

/** Falls, returns and the like, whoever they are of: the greatest first. */
const remarkableIn = (acts: readonly Act[]): readonly Act[] =>
  acts.filter(({ weight }) => weight >= leastRemarkable).toSorted((one, other) => other.weight - one.weight);

/** Acts that nobody may miss, in this order: the result of one’s action, what turns a match, harm, others’ reactions. */
const mustsIn = (acts: readonly Act[], mine: readonly number[]): readonly Act[] => [
  ...acts.filter(({ figure }) => mine.includes(figure)).slice(0, 1),
  ...remarkableIn(acts),
  ...acts.filter(isHarm(mine)).toReversed(),
  ...acts.filter(({ isReaction, figure, head }) => isReaction && head && !mine.includes(figure)).toReversed(),
];

/** Reports of acts, those that must not be missed each alone: together with others they may be too long. */
const reportsOf = (acts: readonly Act[], musts: readonly Act[]): readonly Reported[] => {
  const at = acts.findIndex((act) => musts.includes(act));
  const must = acts[at];
  if (!must) return say.reports(acts);
  return [...say.reports(acts.slice(0, at)), ...say.reports([must]), ...reportsOf(acts.slice(at + 1), musts)];
};

/** Something came of it, beyond that somebody moved or passed. */
const hasCome = ({ head, others, sentences, weight }: Act): boolean =>
  weight >= 1 || (head?.texts.length ?? 0) > 1 || others.length + sentences.length > 0;

/**
 * Everything since a person at this device last chose, beginning with what came of that; undefined where there is
 * only one act, and the reactions to it.
 */
export const sinceIn = (news: readonly Act[], mine: readonly number[]): readonly Act[] | undefined => {
  const root = news.findLast(({ isReaction }) => !isReaction);
  const roots = news.filter(({ isReaction }) => !isReaction);
  if (!root) return undefined;
  // Own wounds bleed after others have acted, when the turn begins.
  const hasOthers = roots.some(({ head, figure }) => head !== undefined && !mine.includes(figure));
  if (mine.includes(root.figure) && !hasOthers) return undefined;
  if (mine.length === 0) return roots.length > 1 ? news : undefined;
  return news.filter((act) => act.isReaction || !mine.includes(act.figure) || hasCome(act));
};

/**
 * Acts in short: the worst that was done to the player’s figures, what came of his own action, reactions, and the
 * latest; and whether anything was left out.
 */
export const newsIn = (
  since: readonly Act[],
  mine: readonly number[],
): { readonly told: readonly Reported[]; readonly hasMore: boolean } => {
  const musts = mustsIn(since, mine);
  const reports = reportsOf(since, musts);
  const told = shortOf(reports, musts, worstIn(since, mine));
  // A report without its sentences is another one.
  return { told, hasMore: reports.some((report) => !told.includes(report)) };
};
