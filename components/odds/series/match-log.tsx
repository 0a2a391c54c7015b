'use client';

import { wrap } from 'comlink';
import { useEffect, useState } from 'react';
import { ExplainedLine } from '@/components/skill/explained';
import { LineText } from '@/components/skill/skill-lines';
import { Notice } from '@/components/ui/notice';
import { seriesMessages as say } from '#words/messages/series';
import type { Result } from '@/lib/result';
import type { LogLine } from '@/lib/systems/match-part';
import { isOpen } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { SeriesWorker, Watched } from '@/components/series/series-worker';

/** Plays a saved match again in a worker: undefined on the way, an error is a sentence. */
const useWatched = (text: string): Result<Watched, string> | undefined => {
  const [watched, setWatched] = useState<{
    readonly text: string;
    readonly result: Result<Watched, string>;
  }>();
  useEffect(() => {
    const worker = new Worker(new URL('../../series/series-worker.ts', import.meta.url), {
      type: 'module',
      name: 'replay',
    });
    let isAsked = true;
    const settle = (result: Result<Watched, string>): void => {
      if (isAsked) setWatched({ text, result });
    };
    const fail = (): void => settle({ ok: false, error: say.broken(0) });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail();
    });
    wrap<SeriesWorker>(worker).watch(text).then(settle, fail);
    return () => {
      isAsked = false;
      worker.terminate();
    };
  }, [text]);
  return watched?.text === text ? watched.result : undefined;
};

/** The lines of a log, phase by phase. */
const phasesOf = (lines: readonly LogLine[]): readonly (readonly LogLine[])[] => {
  const phases: LogLine[][] = [];
  for (const line of lines) {
    const last = phases.at(-1);
    if (line.level === 'phase' || !last) phases.push([line]);
    else last.push(line);
  }
  return phases;
};

const looks: Readonly<Record<LogLine['level'], string>> = {
  phase: 'pt-3 font-display text-lg font-bold',
  turn: 'pt-2 font-semibold',
  action: 'pl-3',
  detail: 'pl-6 text-muted',
};

/** A phase: its number, and below it everything in its order. */
function Phase({ system, lines }: { readonly system: SystemId; readonly lines: readonly LogLine[] }) {
  const [first, ...rest] = lines;
  const heading = first?.level === 'phase' ? first.line : undefined;
  return (
    <section className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      {heading !== undefined && (
        <h4 className={looks.phase}>
          <LineText line={heading} />
        </h4>
      )}
      <ol>
        {(heading === undefined ? lines : rest).map(({ level, line }, at) => (
          <li key={at} className={looks[level]}>
            {isOpen([system]) ? (
              <ExplainedLine system={system} line={line} isStop={false} />
            ) : (
              <LineText line={line} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A saved match, played again choice by choice: how it ended, and what happened. */
export function MatchLog({ text }: { readonly text: string }) {
  const watched = useWatched(text);
  if (!watched) return <p className="text-muted">{say.loading}</p>;
  if (!watched.ok)
    return (
      <Notice tone="error" live>
        {say.open.none(watched.error)}
      </Notice>
    );
  const { system, ending, hash, lines } = watched.value;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="font-semibold">
        {ending}
      </p>
      <div
        role="region"
        aria-label={say.typical.log}
        tabIndex={0}
        className="max-h-[32rem] overflow-y-auto rounded-lg border border-line bg-paper px-3 py-2"
      >
        {phasesOf(lines).map((phase, at) => (
          <Phase key={at} system={system} lines={phase} />
        ))}
      </div>
      <p className="text-xs wrap-anywhere text-muted">
        {say.open.same} {say.hash(hash)}
      </p>
    </div>
  );
}
