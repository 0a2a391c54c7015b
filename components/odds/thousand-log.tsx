'use client';

import { wrap } from 'comlink';
import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { thousandWords as say } from '@/lib/messages/thousand';
import type { Result } from '@/lib/result';
import type { MatchPlayer, Watched } from './thousand-worker';

/** Plays a saved match again in a worker: undefined on the way, an error is a sentence. */
const useWatched = (text: string): Result<Watched, string> | undefined => {
  const [watched, setWatched] = useState<{
    readonly text: string;
    readonly result: Result<Watched, string>;
  }>();
  useEffect(() => {
    const worker = new Worker(new URL('./thousand-worker.ts', import.meta.url), {
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
    wrap<MatchPlayer>(worker).watch(text).then(settle, fail);
    return () => {
      isAsked = false;
      worker.terminate();
    };
  }, [text]);
  return watched?.text === text ? watched.result : undefined;
};

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
  const { ending, hash } = watched.value;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{ending}</p>
      <p className="text-xs wrap-anywhere text-muted">
        {say.open.same} {say.hash(hash)}
      </p>
    </div>
  );
}
