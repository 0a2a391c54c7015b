'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { seriesMessages as say } from '@/lib/messages/en/series';
import { nameOf, messagesOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { SeriesOrder } from './series-worker';

const Loading = () => <p className="text-muted">{say.loading}</p>;

const SeriesRun = dynamic(() => import('./series-run').then((file) => file.SeriesRun), {
  ssr: false,
  loading: Loading,
});
const SavedMatch = dynamic(() => import('./saved-match').then((file) => file.SavedMatch), {
  ssr: false,
  loading: Loading,
});

const matches = 1000;

const players = ['greedy', 'random'] as const;
type PlayerKind = (typeof players)[number];

const orderOf = (own: SheetDocument, foe: SheetDocument, plays: PlayerKind, seed: number): SeriesOrder => ({
  system: own.system,
  sheets: [own.sheet, foe.sheet],
  seed,
  plays,
});

/** Chooses a match that was saved; the same again is another choice. */
function OpenMatch({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say.open.label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{say.open.label}</Button>
    </>
  );
}

/** A thousand matches between two sheets, and matches that were saved. What plays them is loaded when it is asked for. */
export function SeriesPanel({ own, foe }: { readonly own: SheetDocument; readonly foe: SheetDocument }) {
  const [player, setPlayer] = useState<PlayerKind>('greedy');
  const [asked, setAsked] = useState<SeriesOrder>();
  const [file, setFile] = useState<File>();
  const isSame = asked?.sheets[0] === own.sheet && asked.sheets[1] === foe.sheet;
  const order = isSame ? asked : undefined;
  const { series } = messagesOf(own.system);
  const play = (): void => setAsked(orderOf(own, foe, player, (order?.seed ?? 0) + 1));
  return (
    <Panel title={say.title} className="min-w-0 lg:col-span-2">
      <p className="mb-3 max-w-prose text-muted">
        {(series ?? say.intro)(nameOf(own), nameOf(foe))} {say.here}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="max-w-full min-w-0">
          <SelectField
            label={say.player}
            value={player}
            onChange={({ target }) => {
              setPlayer(players.find((each) => each === target.value) ?? player);
              setAsked(undefined);
            }}
          >
            {players.map((each) => (
              <option key={each} value={each}>
                {say.players[each]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button look="main" onClick={play}>
          {order ? say.again : say.play(matches)}
        </Button>
        <OpenMatch onFile={setFile} />
      </div>
      {order && (
        <div className="mt-4 border-t border-line pt-4">
          <SeriesRun key={order.seed} order={order} matches={matches} />
        </div>
      )}
      {file && (
        <div className="mt-4 border-t border-line pt-4">
          <SavedMatch file={file} />
        </div>
      )}
    </Panel>
  );
}
