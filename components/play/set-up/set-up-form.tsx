'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { SetUpPanel } from '@/components/site/set-up-panel';
import { useSaved } from '@/components/site/use-saved';
import { useGames, useOpening } from '@/components/systems/use-game';
import { playMessages } from '@/lib/messages/play';
import type { Session } from '@/lib/session/session';
import { setUpPartOf } from '@/lib/simulation/contest';
import { hasPart, nounOf, systemOf } from '@/lib/systems/open';
import { useMatchesSoon } from '../use-matches-soon';
import type { Arrangement, MapOfMatch } from './arrangement';
import { ArrangementFields } from './arrangement-fields';
import { beginHere } from './begin-here';
import { keepChoice, type LastChoice } from './last-choice';
import { Manner } from './manner';
import { PartyFields } from './party-fields';
import { BeginBar, Refusals } from './refusals';
import { SideList } from './side-list';
import { useFaces } from './use-faces';
import { useInvitation } from './use-invitation';
import { heroesBehind, namesOfSides, partyOfSides, teamsIn, useSides } from './use-sides';

const say = playMessages.setUp;

/** A match of one game before it begins: where it is played, who meets whom, who plays, and on which map. */
export function SetUpForm({
  game,
  asked,
  last,
  on,
  isOnline,
  isWaiting,
  seed,
  head,
  onOnline,
  onBegin,
}: {
  readonly game: MapOfMatch['system'];
  readonly asked: readonly string[];
  /** An earlier set-up to begin with. */
  readonly last: LastChoice | undefined;
  /** The map that it was asked to be on. */
  readonly on?: MapOfMatch | undefined;
  /** Friends play on their own devices. */
  readonly isOnline: boolean;
  /** Another game is on its way: nothing changes meanwhile. */
  readonly isWaiting: boolean;
  /** Of the dice and of a map that is drawn for the match, so that its picture is true. */
  readonly seed: number;
  /** Above all choices. @param chosen so far, to go on with later */
  readonly head: (chosen: () => LastChoice) => ReactNode;
  readonly onOnline: (isOnline: boolean) => void;
  readonly onBegin: (session: Session) => void;
}) {
  useGames([game], 'setUp', 'odds');
  const { sides, tooLong, seat, hero, add, complete, remove, meet } = useSides(game, asked, last);
  const { saved, parties, problem } = useSaved();
  const partyOf = sides.map(({ party }) => party);
  const references = sides.map(({ reference }) => reference);
  useOpening(() => heroesBehind(references));
  const found = useMemo(() => heroesBehind(sides.map(({ reference }) => reference)), [sides]);
  const again = last?.system === game && last.sides.length === sides.length ? last : undefined;
  const [arrangement, setArrangement] = useState<Arrangement>({
    teams: again?.arrangement.teams ?? 'usual',
    scenario: again?.arrangement.scenario,
    map: on?.map ?? again?.arrangement.map,
    isPlaced: again?.arrangement.isPlaced ?? false,
  });
  const [isPractice, setPractice] = useState(again?.isPractice ?? false);
  const [isOnePerson, setOnePerson] = useState(again?.isOnePerson ?? false);
  const persons = sides.filter(({ seat: kind }) => kind === 'person').length;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isPlayed = hasPart(game, 'match') && hasPart(game, 'play');
  const { areThere, isAwaited, withParts } = useMatchesSoon(isPlayed ? game : undefined, isOnline);
  const heroes = found.flatMap((each) => (each.ok ? [each.value] : []));
  const names = namesOfSides(game, found);
  const strangers = heroes.filter(({ system }) => system !== game);
  const set = isPlayed ? systemOf(game).set : undefined;
  const teams = set && teamsIn(set, game, references);
  const isReady = isPlayed && heroes.length === sides.length && strangers.length === 0;
  const chosen = isReady ? { game, heroes, parties: partyOf, arrangement } : undefined;
  const groups = teams ? new Set(teams).size : sides.length;
  const { preview, faces, summary } = useFaces(sides, found, chosen, teams, seed);
  const online = useInvitation(sides, seat, isOnline && areThere ? chosen : undefined, groups);
  const choiceNow = (): LastChoice => ({
    system: game,
    made: new Date().toISOString(),
    sides: sides.map(({ reference, seat: kind, party }) => ({ reference, seat: kind, party })),
    arrangement,
    isPractice,
    isOnePerson,
  });
  const invite = (): void => {
    online.invite();
    keepChoice(choiceNow());
  };
  const begin = (): void => {
    if (!chosen) return;
    const session = beginHere(chosen, sides, teams, { isOnePerson, isPractice, seed });
    setRefused(session.ok ? [] : session.error);
    if (!session.ok) return;
    keepChoice(choiceNow());
    onBegin(session.value);
  };
  const { least, most } = isPlayed ? setUpPartOf(game).sides : { least: 2, most: 2 };

  return (
    <SetUpPanel
      title={say.title}
      label={say.ways.label}
      way={isOnline ? 'online' : 'here'}
      ways={{ here: say.ways.here, online: say.ways.online }}
      why={isOnline ? say.ways.onlineWhy : undefined}
      isLocked={isAwaited || isWaiting}
      head={head(choiceNow)}
      onWay={(way) => {
        setRefused([]);
        onOnline(way === 'online');
      }}
    >
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(17rem,24rem)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-3">
          <SideList
            sides={sides}
            faces={faces}
            game={game}
            saved={saved}
            onHero={(key, to) => hero(key, to, saved)}
            teams={teams}
            found={found}
            names={names}
            players={isOnline ? online.players : online.here}
            isOnline={isOnline}
            more={set ? say.rest : say.add(nounOf(game).one)}
            onRemove={sides.length > least ? remove : undefined}
            onMore={sides.length < most ? () => (set ? complete(game) : add()) : undefined}
          />
        </div>
        {isPlayed && (
          <ArrangementFields
            game={game}
            heroes={isReady ? heroes : []}
            parties={partyOf}
            arrangement={arrangement}
            preview={preview}
            seed={seed}
            onChange={(part) => setArrangement({ ...arrangement, ...part })}
          />
        )}
        <div className="flex min-w-0 flex-col gap-2">
          <PartyFields
            parties={parties}
            present={partyOfSides(sides, parties, saved)}
            onMeet={(both) => {
              meet(both, saved);
              setArrangement({ ...arrangement, teams: 'parties' });
            }}
          />
          <Manner
            isOnePerson={!isOnline && persons > 1 && !set ? isOnePerson : undefined}
            onOnePerson={setOnePerson}
            isPlaced={isPlayed && setUpPartOf(game).asksPlaces ? arrangement.isPlaced : undefined}
            onPlaced={(isPlaced) => setArrangement({ ...arrangement, isPlaced })}
            isPractice={isOnline ? undefined : isPractice}
            onPractice={setPractice}
            online={isOnline ? online.fields : undefined}
          />
          <Refusals
            game={game}
            isPlayed={isPlayed}
            found={found}
            names={names}
            refused={isOnline ? online.problems : refused}
            tooLong={tooLong}
            isRosterShut={problem}
          />
        </div>
      </div>
      <BeginBar
        label={isOnline ? online.label : say.begin}
        summary={summary}
        isShut={!isReady || isAwaited || (isOnline && (!areThere || online.problems.length > 0))}
        onBegin={isOnline ? invite : () => withParts(game, begin)}
      />
    </SetUpPanel>
  );
}
