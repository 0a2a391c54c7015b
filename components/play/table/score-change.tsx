import { useState } from 'react';
import { playMessages } from '@/lib/messages/play';

/** A score at a moment, what it was before, and how often it has changed. */
interface Change {
  readonly at: number;
  readonly points: number;
  readonly by: number;
  readonly nth: number;
}

/** The change after a score is known to have so many points. A look back, or an undo, is no change. */
export const changed = (before: Change, at: number, points: number): Change => {
  if (before.at === at && before.points === points) return before;
  if (before.points === points) return { ...before, at, ...(at < before.at && { by: 0 }) };
  return { at, points, by: at < before.at ? 0 : points - before.points, nth: before.nth + 1 };
};

/** By how much a score has just changed, beside it for some seconds. The news says what for. */
export function ScoreChange({ at, points }: { readonly at: number; readonly points: number }) {
  const [change, setChange] = useState<Change>({ at, points, by: 0, nth: 0 });
  const now = changed(change, at, points);
  if (now !== change) setChange(now);
  if (now.by === 0) return null;
  return (
    <span
      key={now.nth}
      aria-hidden
      className="ml-1.5 shrink-0 score-change rounded-full border border-good bg-leaf px-1.5 text-sm leading-tight font-bold text-good"
    >
      {playMessages.table.scoreBy(now.by)}
    </span>
  );
}
