'use client';
import { Link } from '@/components/ui/link';
import { useEffect, useRef, useState } from 'react';
import { useSeries } from '@/components/series/use-series';
import type { SeriesOrder } from '@/components/series/series-worker';
import { teamColour } from '@/components/site/team-colours';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { challengeMessages as say } from '#words/messages/challenge';
import { wilson } from '@/lib/simulation/statistics';
import { keepChallengePicture, type Score } from './challenge-picture';

/** Plays the matches: a bar on the way, then who wins in a sentence, and a picture of it. */
export function ChallengeRun({
  order,
  matches,
  names,
  odds,
}: {
  readonly order: SeriesOrder;
  readonly matches: number;
  readonly names: Score['names'];
  /** Where all odds of these two are. */
  readonly odds: string;
}) {
  const { progress, stop } = useSeries(order, matches);
  const { state, played, refused, faults } = progress;
  const top = useRef<HTMLDivElement>(null);
  const isPlaying = state === 'playing' || state === 'summing';
  useEffect(() => {
    // In new browsers this gives a promise, which an effect must not.
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [isPlaying]);
  const won = played.filter(({ winner }) => winner === 0).length;
  const lost = played.filter(({ winner }) => winner === 1).length;
  const score: Score = { names, won, lost, matches: played.length };
  return (
    <div ref={top} className="flex flex-col gap-3">
      {isPlaying && (
        <ProgressBar
          label={say.progress}
          value={played.length + faults}
          max={matches}
          text={say.played(played.length + faults, matches)}
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
        {state === 'done' && <Verdict score={score} />}
      </div>
      {state === 'done' && played.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <KeepPicture score={score} />
          <Link href={odds} className={buttonClass({})}>
            {say.more}
          </Link>
        </div>
      )}
    </div>
  );
}

const verdictOf = ({ names, won, lost, matches }: Score): string =>
  // Draws tell nothing of who is stronger.
  matches === 0 ? say.none : say.verdict(names, { won, lost, matches }, wilson(won, Math.max(1, won + lost)));

function Verdict({ score }: { readonly score: Score }) {
  const { names, won, lost, matches } = score;
  const share = (count: number) => `${(count / Math.max(1, matches)) * 100}%`;
  return (
    <div className="flex flex-col gap-2">
      <p data-verdict className="font-display text-2xl leading-tight font-bold text-balance">
        {verdictOf(score)}
      </p>
      {matches > 0 && (
        <>
          <div
            role="img"
            aria-label={say.bar(names, { won, lost, matches })}
            className="flex h-7 w-full justify-between overflow-hidden rounded-lg border border-edge bg-line forced-color-adjust-none"
          >
            <div style={{ width: share(won), background: teamColour(0) }} />
            <div style={{ width: share(lost), background: teamColour(1) }} />
          </div>
          <p className="flex justify-between gap-4 text-sm font-semibold">
            <span>{names.own}</span>
            <span>{names.foe}</span>
          </p>
          <p className="text-sm text-muted">{say.note}</p>
        </>
      )}
    </div>
  );
}

function KeepPicture({ score }: { readonly score: Score }) {
  const [hasFailed, fail] = useState(false);
  return (
    <>
      <Button
        look="main"
        onClick={() => {
          fail(false);
          keepChallengePicture(score, verdictOf(score)).catch(() => fail(true));
        }}
      >
        {say.picture}
      </Button>
      {hasFailed && (
        <Notice tone="error" live>
          {say.noPicture}
        </Notice>
      )}
    </>
  );
}
