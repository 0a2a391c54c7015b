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
}

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
    return now.at === next.at && now !== next ? { seen, next: now } : stage;
  const waits = !isAtOnce && now.isNow && seen.isNow && now.at > seen.at && fallBetween(seen, now);
  if (waits) return { seen, next: now };
  return seen === now && next === undefined ? stage : { seen: now, next: undefined };
};

/** Dice have landed, or somebody doesn't want to wait: their moment is shown. */
export const landed = ({ seen, next }: Stage): Stage => ({ seen: next ?? seen, next: undefined });

/** The table while dice fall: as it was before, with the dice. Nobody can act on it. */
export const shownOn = ({ seen, next }: Stage): Shown =>
  next ? { ...seen, isOurs: false, fight: settledIn(next), falling: next.at } : seen;
