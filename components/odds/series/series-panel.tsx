'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { thousandWords as say } from '@/lib/messages/series';
import type { Contest } from '@/lib/simulation/contest';
import type { HeroDraft } from '@/lib/systems/index';

const Loading = () => <p className="text-muted">{say.loading}</p>;

const ThousandPlay = dynamic(() => import('./series-run').then((file) => file.ThousandPlay), {
  ssr: false,
  loading: Loading,
});
const ThousandWatch = dynamic(() => import('./saved-match').then((file) => file.ThousandWatch), {
  ssr: false,
  loading: Loading,
});

const matches = 1000;

const players = ['greedy', 'random'] as const;
type PlayerKind = (typeof players)[number];

const contestOf = (own: HeroDraft, foe: HeroDraft, plays: PlayerKind, seed: number): Contest => ({
  heroes: [own, foe],
  scenario: 'all-out-carnage',
  map: 'open-field',
  seed,
  players: [{ plays }, { plays }],
  isLenient: true,
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

/** A thousand matches between two heroes, and matches that were saved. What plays them is loaded when it is asked for. */
export function ThousandPanel({ own, foe }: { readonly own: HeroDraft; readonly foe: HeroDraft }) {
  const [player, setPlayer] = useState<PlayerKind>('greedy');
  const [asked, setAsked] = useState<Contest>();
  const [file, setFile] = useState<File>();
  const isSame = asked?.heroes[0] === own && asked.heroes[1] === foe;
  const contest = isSame ? asked : undefined;
  const play = (): void => setAsked(contestOf(own, foe, player, (contest?.seed ?? 0) + 1));
  return (
    <Panel title={say.title} className="min-w-0 lg:col-span-2">
      <p className="mb-3 max-w-prose text-muted">{say.intro(own.name, foe.name)}</p>
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
          {contest ? say.again : say.play(matches)}
        </Button>
        <OpenMatch onFile={setFile} />
      </div>
      {contest && (
        <div className="mt-4 border-t border-line pt-4">
          <ThousandPlay key={contest.seed} contest={contest} matches={matches} />
        </div>
      )}
      {file && (
        <div className="mt-4 border-t border-line pt-4">
          <ThousandWatch file={file} />
        </div>
      )}
    </Panel>
  );
}
