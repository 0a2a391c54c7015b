'use client';

import { useState } from 'react';
import { useOrigin } from '@/components/site/origin';
import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import { lastChoices } from '@/lib/session/report';
import { lengthOf, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { useTableWords } from './table-words';
import manifest from '@/package.json' with { type: 'json' };

const say = playMessages.table.report;

/** Choices in a report. */
const choicesTold = 12;

/** Copies everything needed to find out what went wrong; if the browser refuses, shows the text to copy by hand. */
export function CopyReport({
  session,
  at,
  link,
}: {
  readonly session: Session;
  readonly at: number;
  /** Makes the path of the match so far. */
  readonly link: () => string;
}) {
  const origin = useOrigin();
  const { sign } = useTableWords();
  const [copied, setCopied] = useState<Session>();
  const [denied, setDenied] = useState<string>();
  const copy = async (): Promise<void> => {
    const rules = matchPartOf(session.encounter.system).rulesVersion;
    const text = say.text(
      { version: manifest.version, rules },
      `${origin ?? ''}${link()}`,
      { at, all: lengthOf(session) },
      lastChoices(session, at, choicesTold),
      sign,
    );
    setDenied(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(session);
    } catch {
      setDenied(text);
    }
  };
  const isCopied = copied?.history.choices === session.history.choices;
  return (
    <div className="contents">
      <Button disabled={origin === undefined} onClick={() => void copy()}>
        {isCopied ? say.copied : say.copy}
      </Button>
      <p role="status" className="sr-only">
        {isCopied && say.copied}
      </p>
      {denied !== undefined && (
        <label className="order-last flex basis-full flex-col gap-1 text-sm">
          {say.denied}
          <textarea
            readOnly
            aria-label={say.field}
            rows={6}
            value={denied}
            onFocus={({ target }) => target.select()}
            className="w-full rounded-lg border border-edge bg-leaf p-2 font-mono text-sm"
          />
        </label>
      )}
    </div>
  );
}
