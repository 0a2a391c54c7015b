import { pendingRoll } from '../table/rolls';
import type { Shown } from '../table/use-table';

/** Rolls without the one whose die a person here is picking, which lies beside the question. */
export const settledIn = ({ fight, words, isOurs }: Shown): Shown['fight'] => {
  if (!isOurs) return fight;
  const pending = pendingRoll(
    fight.map(({ roll }) => roll),
    words,
  );
  return fight.filter(({ roll }) => roll !== pending);
};

/** A moment that is shown, and a later one whose dice are falling; undefined where none fall. */
export interface Stage {
  readonly seen: Shown;
  readonly next: Shown | undefined;
  /** How many of its bouts have been seen; 0 if absent. */
  readonly bouts?: number;
  /** The dice of the present bout have landed. */
  readonly isLanded?: true;
}

type Fight = Shown['fight'];

/** Rolls by bouts: an attack with the defence against it, then the answer to it. */
export const boutsOf = (fight: Fight): readonly Fight[] =>
  fight.reduce<readonly Fight[]>((bouts, each) => {
    const last = bouts.at(-1) ?? [];
    const isAnswer =
      each.roll.as === 'attack' &&
      each.roll.faces.length > 0 &&
      last.some(({ roll }) => roll.as === 'defence');
    return isAnswer ? [...bouts, [each]] : [...bouts.slice(0, -1), [...last, each]];
  }, []);

/** Bouts with dice that nobody has seen yet, each with all rolls before it. */
const freshBouts = (seen: Shown, next: Shown): readonly Fight[] => {
  const known = new Set(seen.fight.map(({ key }) => key));
  const bouts = boutsOf(settledIn(next));
  return bouts.flatMap((bout, nth) =>
    bout.some(({ key, roll }) => roll.faces.length > 0 && !known.has(key))
      ? [bouts.slice(0, nth + 1).flat()]
      : [],
  );
};

/** Dice fall on the way from one moment to another: nobody has seen them yet, not even beside a question. */
const fallBetween = (seen: Shown, next: Shown): boolean => {
  const known = new Set(seen.fight.map(({ key }) => key));
  return settledIn(next).some(({ key, roll }) => roll.faces.length > 0 && !known.has(key));
};

/**
 * The stage after the match has reached a moment. Where dice decide what comes, it waits until they have landed; an
 * undone step, an earlier moment and whatever no die decides are shown at once.
 * @param isAtOnce nothing is waited for
 */
export const stagedAt = (stage: Stage, now: Shown, isAtOnce: boolean): Stage => {
  const { seen, next } = stage;
  if (next && now.isNow && now.at >= next.at && !isAtOnce)
    // The newest picture of the same moment.
    return now.at === next.at && now !== next ? { ...stage, next: now } : stage;
  const waits = !isAtOnce && now.isNow && seen.isNow && now.at > seen.at && fallBetween(seen, now);
  if (waits) return { seen, next: now };
  return seen === now && next === undefined ? stage : { seen: now, next: undefined };
};

/** Somebody doesn't want to wait: the moment is shown. */
export const landed = ({ seen, next }: Stage): Stage => ({ seen: next ?? seen, next: undefined });

/** There is another bout after the one whose dice fall. */
export const hasMoreBouts = ({ seen, next, bouts = 0 }: Stage): boolean =>
  next !== undefined && bouts + 1 < freshBouts(seen, next).length;

/**
 * Dice have landed: their moment is shown. Where another bout follows they are first read, and then its dice fall.
 */
export const wentOn = (stage: Stage): Stage => {
  const { seen, next, bouts = 0, isLanded } = stage;
  if (!hasMoreBouts(stage)) return landed(stage);
  return isLanded ? { seen, next, bouts: bouts + 1 } : { ...stage, isLanded: true };
};

/** The table while dice fall: as it was before, with the dice. Nobody can act on it. */
export const shownOn = ({ seen, next, bouts = 0, isLanded }: Stage): Shown => {
  if (!next) return seen;
  const fight = freshBouts(seen, next)[bouts] ?? settledIn(next);
  const scene = next.sceneOfFight ?? seen.scene;
  return { ...seen, scene, isOurs: false, fight, falling: next.at, ...(isLanded && { isLanded }) };
};
