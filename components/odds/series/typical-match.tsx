'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { fileName } from '@/components/site/file-name';
import { keepFile } from '@/components/site/keep-file';
import { Button } from '@/components/ui/button';
import { seriesMessages as say } from '#words/messages/series';
import type { Played } from '@/lib/simulation/series';
import type { RoundWords } from '@/lib/systems/match-part';
import { MatchLog } from './match-log';

/** The match that shows best what the series was like: as a log, and to keep. */
export function TypicalMatch({
  names,
  typical,
  rounds,
  record,
  tablePath,
}: {
  readonly names: readonly string[];
  readonly typical: Played;
  readonly rounds: RoundWords;
  readonly record: (nth: number) => Promise<string | undefined>;
  /** Where the play table shows the match of this file. */
  readonly tablePath: (text: string) => Promise<string | undefined>;
}) {
  const [text, setText] = useState<string>();
  const { typical: words } = say;
  const recorded = async (): Promise<string | undefined> => text ?? (await record(typical.nth));
  const save = async (): Promise<void> => {
    const file = await recorded();
    if (file !== undefined)
      keepFile(fileName(names.join(' '), '.match.jsonl', say.fileName), file, 'application/jsonl');
  };
  const router = useRouter();
  const openTable = async (): Promise<void> => {
    const file = await recorded();
    const path = file === undefined ? undefined : await tablePath(file);
    if (path !== undefined) router.push(path);
  };
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{words.title}</h3>
      <p className="mb-2 text-muted">{words.intro(typical.nth + 1, typical.phases, rounds)}</p>
      <div className="mb-3 flex flex-wrap gap-2">
        <Button
          aria-expanded={text !== undefined}
          onClick={() => {
            if (text !== undefined) setText(undefined);
            else void recorded().then(setText);
          }}
        >
          {text === undefined ? words.show : words.hide}
        </Button>
        <Button onClick={() => void openTable()}>{words.table}</Button>
        <Button onClick={() => void save()}>{words.save}</Button>
      </div>
      {text !== undefined && <MatchLog text={text} />}
    </div>
  );
}
