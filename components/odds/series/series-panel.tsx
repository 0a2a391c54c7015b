'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import type { Saved } from '@/components/site/use-saved';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { seriesMessages as say } from '#words/messages/series';
import { messagesOf } from '@/lib/systems/document';
import { isUsualMatch, type ChangeAddress, type MatchChoice } from '../address';
import { namesOfAll, teamsOf, type Meeting } from './meeting';
import type { PlayerSetting } from '@/lib/simulation/player-setting';
import type { SeriesOrder } from '@/components/series/series-worker';

const Loading = () => <p className="text-muted">{say.loading}</p>;

const SeriesRun = dynamic(() => import('./series-run').then((file) => file.SeriesRun), {
  ssr: false,
  loading: Loading,
});
const SavedMatch = dynamic(() => import('./saved-match').then((file) => file.SavedMatch), {
  ssr: false,
  loading: Loading,
});
const MatchSetting = dynamic(() => import('./match-setting').then((file) => file.MatchSetting), {
  ssr: false,
  loading: Loading,
});

const players = ['greedy', 'random', 'search'] as const;
type PlayerKind = (typeof players)[number];

/** Choices that a Hard computer tries for a decision: enough to plan ahead, few enough for a phone. */
const hardNodes = 100;
/** Matches of a series; players that plan ahead take long. */
const matchesOf: Readonly<Record<PlayerKind, number>> = { greedy: 1000, random: 1000, search: 200 };

const settingOf = (plays: PlayerKind): PlayerSetting =>
  plays === 'search' ? { plays, nodes: hardNodes } : { plays };

const orderOf = (
  { game, heroes, teams, scenario, map }: Meeting,
  plays: PlayerKind,
  seed: number,
): SeriesOrder => ({
  system: game,
  sheets: heroes.map(({ sheet }) => sheet),
  teams,
  scenario,
  map,
  seed,
  player: settingOf(plays),
});

/** Introduction to the matches: for two heroes by the default rules their game words it. */
const introduction = (meeting: Meeting, match: MatchChoice): string => {
  const [own = '', foe = ''] = namesOfAll(meeting);
  const { series } = messagesOf(meeting.game);
  return isUsualMatch(match) ? (series ?? say.intro)(own, foe) : say.introTeams(teamsOf(meeting));
};

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

/** A thousand matches, and saved matches. The code that plays them loads on request. */
export function SeriesPanel({
  meeting,
  match,
  saved,
  onChange,
}: {
  readonly meeting: Meeting;
  readonly match: MatchChoice;
  readonly saved: Saved;
  readonly onChange: ChangeAddress;
}) {
  const [player, setPlayer] = useState<PlayerKind>('greedy');
  const [asked, setAsked] = useState<{ readonly of: Meeting; readonly order: SeriesOrder }>();
  const [file, setFile] = useState<File>();
  const [isOpen, open] = useState(() => !isUsualMatch(match));
  const order = asked?.of === meeting ? asked.order : undefined;
  const play = (): void => setAsked({ of: meeting, order: orderOf(meeting, player, (order?.seed ?? 0) + 1) });
  const names = namesOfAll(meeting);
  const [own = '', foe = ''] = names;
  const matches = matchesOf[player];
  const controls = (
    <>
      <p className="max-w-prose text-muted">
        {introduction(meeting, match)} {say.here}
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
        <Button aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {say.setting.title}
        </Button>
        <OpenMatch onFile={setFile} />
      </div>
      {meeting.problems.map((problem, nth) => (
        <Notice key={nth} tone="error" live>
          {problem}
        </Notice>
      ))}
      {isOpen && (
        <div className="border-t border-line pt-4">
          <MatchSetting meeting={meeting} match={match} saved={saved} onChange={onChange} />
        </div>
      )}
    </>
  );
  return (
    <Panel title={say.title} className="lg:col-span-2">
      {order ? (
        <SeriesRun key={order.seed} order={order} names={names} teams={teamsOf(meeting)} matches={matches}>
          {controls}
        </SeriesRun>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="font-display text-2xl leading-tight font-bold text-balance">
            {isUsualMatch(match) ? say.unplayed(own, foe) : say.unplayedTeams(teamsOf(meeting))}
          </p>
          {controls}
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
