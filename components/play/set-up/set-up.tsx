'use client';

import { useMemo, useState } from 'react';
import { newSeed } from '@/components/site/new-seed';
import { sheetBehind } from '@/components/site/sheet-reference';
import { useSaved } from '@/components/site/use-saved';
import { useGames, useOpening } from '@/components/systems/use-game';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { beginSession, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { nameOf } from '@/lib/systems/document';
import { firstSystem, gameName, hasPart, nounOf } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { encounterFor, seatOf, type Arrangement } from './arrangement';
import { ArrangementFields } from './arrangement-fields';
import { PartyFields } from './party-fields';
import { AllSeats, SideCard } from './side-card';
import { useSides, type Side } from './use-sides';

const say = playMessages.setUp;

const heroesBehind = (sides: readonly Side[]) => sides.map(({ reference }) => sheetBehind(reference));

/** A match before it begins: who meets whom, who plays, and where. */
export function SetUp({
  asked,
  onBegin,
}: {
  readonly asked: readonly string[];
  readonly onBegin: (session: Session) => void;
}) {
  useGames([firstSystem], 'odds');
  const first = useOpening(() => (asked[0] === undefined ? undefined : sheetBehind(asked[0])));
  const home = first?.ok ? first.value.system : firstSystem;
  useGames([home], 'odds');
  const { sides, tooLong, seat, seatAll, hero, add, remove, meet } = useSides(home, asked);
  const { saved, parties, problem } = useSaved();
  const partyOf = sides.map(({ party }) => party);
  useOpening(() => heroesBehind(sides));
  const found = useMemo(() => heroesBehind(sides), [sides]);
  const leading = found.find((each) => each.ok);
  const game = leading?.ok ? leading.value.system : home;
  useGames([game], 'match', 'play', 'odds');
  const [arrangement, setArrangement] = useState<Arrangement>({
    teams: 'usual',
    scenario: undefined,
    map: undefined,
    isPlaced: false,
  });
  const [isPractice, setPractice] = useState(false);
  const [isOnePerson, setOnePerson] = useState(false);
  const persons = sides.filter(({ seat: kind }) => kind === 'person').length;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isPlayed = hasPart(game, 'match') && hasPart(game, 'play');
  const heroes = found.flatMap((each) => (each.ok ? [each.value] : []));
  const strangers = heroes.filter(({ system }) => system !== game);
  const isReady = isPlayed && heroes.length === sides.length && strangers.length === 0;

  const begin = (documents: readonly SheetDocument[]): void => {
    const encounter = encounterFor(game, documents, partyOf, arrangement, newSeed());
    const seats = sides.map(({ seat: kind }) => seatOf(kind, isOnePerson));
    const session = beginSession(encounter, seats, isPractice ? 'practice' : 'fair');
    if (session.ok) onBegin(session.value);
    else setRefused(session.error.map((issue) => matchPartOf(game).issue(issue, encounter)));
  };
  const { least, most } = isPlayed ? matchPartOf(game).sides : { least: 2, most: 2 };

  return (
    <Panel title={say.title}>
      <div className="flex flex-col gap-4">
        <PartyFields
          parties={parties}
          onMeet={(both) => {
            meet(both, saved);
            setArrangement({ ...arrangement, teams: 'parties' });
          }}
        />
        {sides.length > 2 && <AllSeats seats={sides.map(({ seat: kind }) => kind)} onSeat={seatAll} />}
        <ul className="grid items-start gap-4 md:grid-cols-2">
          {sides.map((side, at) => (
            <SideCard
              key={side.key}
              side={side}
              nth={at + 1}
              game={game}
              saved={saved}
              onHero={(chosen) => hero(side.key, chosen, saved)}
              onSeat={(kind) => seat(side.key, kind)}
              onRemove={sides.length > least ? () => remove(side.key) : undefined}
            />
          ))}
        </ul>
        {sides.length < most && (
          <Button className="self-start" onClick={add}>
            {say.add(nounOf(game).one)}
          </Button>
        )}
        {isPlayed && (
          <ArrangementFields
            game={game}
            parties={partyOf}
            arrangement={arrangement}
            onChange={(part) => setArrangement({ ...arrangement, ...part })}
          />
        )}
        {persons > 1 && <Tick label={say.isOnePerson} checked={isOnePerson} onChange={setOnePerson} />}
        {isPlayed && matchPartOf(game).placedByHand && (
          <Tick
            label={say.isPlaced}
            checked={arrangement.isPlaced}
            onChange={(isPlaced) => setArrangement({ ...arrangement, isPlaced })}
          />
        )}
        <Tick label={say.practice} checked={isPractice} onChange={setPractice} />
        <div role="alert" className="flex flex-col gap-2 empty:hidden">
          {!isPlayed && <Notice tone="error">{say.noMatches(gameName(game))}</Notice>}
          {found.map(
            (each, at) =>
              !each.ok && (
                <Notice key={at} tone="error">
                  {say.badLink(at + 1, each.error)}
                </Notice>
              ),
          )}
          {strangers.map((stranger, nth) => (
            <Notice key={nth} tone="error">
              {say.otherGames(nameOf(stranger), gameName(game))}
            </Notice>
          ))}
          {refused.map((sentence) => (
            <Notice key={sentence} tone="error">
              {sentence}
            </Notice>
          ))}
          {tooLong !== undefined && <Notice tone="error">{tooLong}</Notice>}
        </div>
        {problem && <Notice tone="warning">{say.rosterShut}</Notice>}
        <Button
          look="main"
          className="self-start px-6 text-lg"
          disabled={!isReady}
          onClick={() => begin(heroes)}
        >
          {say.begin}
        </Button>
      </div>
    </Panel>
  );
}
