'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useVersions } from '@/components/series/use-versions';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { timeLeft } from '#words/language/words';
import { versionsMessages as say } from '#words/messages/versions';
import type { VersionsOrder } from '@/lib/simulation/versions/pairs';
import { versionsReport } from '@/lib/simulation/versions/report';
import { VersionsVerdict } from './versions-verdict';
import { VersionsWhy } from './versions-why';

/** Plays both versions: a bar on the way, then which of them is better, by how much, and why. */
export function VersionsRun({
  order,
  pairs,
  names,
  onTake,
}: {
  readonly order: VersionsOrder;
  /** Pairs of matches played at once. */
  readonly pairs: number;
  readonly names: { readonly a: string; readonly b: string };
  /** Makes the second version the first. */
  readonly onTake: (() => void) | undefined;
}) {
  const { progress, stop, more } = useVersions(order, pairs);
  const { state, matches, wanted, left, pairs: played, opponents, words, refused } = progress;
  const report = useMemo(() => versionsReport(played), [played]);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In new browsers this gives a promise, which an effect must not.
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <div ref={top} className="flex flex-col gap-4 border-t border-line pt-4">
      {state === 'playing' && (
        <ProgressBar
          label={say.playing}
          value={matches}
          max={wanted}
          text={say.progress(matches, wanted, timeLeft(left))}
          stop={{ text: say.stop, onStop: stop }}
        />
      )}
      {refused.map((sentence) => (
        <Notice key={sentence} tone="error" live>
          {sentence}
        </Notice>
      ))}
      {state === 'broken' && (
        <Notice tone="error" live>
          {say.broken}
        </Notice>
      )}
      <div role="status" className="empty:hidden">
        {state === 'done' &&
          (played.length > 0 ? <VersionsVerdict report={report} names={names} /> : say.none)}
      </div>
      {state === 'done' && (
        <div className="flex flex-wrap gap-2">
          {onTake && report.difference.low > 0 && (
            <Button look="main" onClick={onTake}>
              {say.take}
            </Button>
          )}
          {onTake && report.difference.low <= 0 && <Button onClick={onTake}>{say.take}</Button>}
          <Button onClick={more}>{say.more(2 * pairs)}</Button>
        </div>
      )}
      {state === 'done' && played.length > 0 && words && (
        <VersionsWhy report={report} words={words} opponents={opponents} />
      )}
    </div>
  );
}
