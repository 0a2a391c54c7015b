'use client';

import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SheetPicture } from '@/components/systems/picture';
import { EmptyDie } from '@/components/site/empty-die';
import { Button } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import { nameOf } from '@/lib/systems/document';
import type { RosterContents, SavedHero, SavedParty } from '@/lib/roster/roster';
import { gamesOf } from '../heroes/listing';
import { useActions } from '../use-actions';
import { UndoButtons } from '../undo';
import { FindFields } from './find-fields';
import { foundParties } from './found-parties';

const say = messages.myHeroes.party;

/** Heroes shown of one party. */
const mostPictures = 4;

function PartyCard({
  party: { id, name, heroes, changed },
  byId,
  today,
}: {
  readonly party: SavedParty;
  readonly byId: ReadonlyMap<string, SavedHero>;
  readonly today: Date;
}) {
  const members = heroes.flatMap((one) => byId.get(one) ?? []);
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-card border border-line bg-leaf p-4 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] focus-within:border-edge hover:border-edge">
      <div>
        <h2 className="truncate text-2xl">
          <Link
            href={`/parties?id=${encodeURIComponent(id)}`}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h2>
        <p className="truncate text-muted">
          {members.length === 0 ? say.noHeroes : members.map(({ hero }) => nameOf(hero)).join(', ')}
        </p>
      </div>
      <div className="grid min-h-12 grid-cols-[repeat(4,minmax(0,4.5rem))_auto] items-end gap-2">
        {members.slice(0, mostPictures).map((member) => (
          <SheetPicture key={member.id} document={member.hero} className="w-full" />
        ))}
        {members.length > mostPictures && (
          <span className="text-lg text-muted">+{members.length - mostPictures}</span>
        )}
      </div>
      <p className="mt-auto flex justify-between gap-3 text-sm text-muted">
        <span>{messages.myHeroes.heroes(heroes.length)}</span>
        <span>{messages.myHeroes.hero.changed(changed, today)}</span>
      </p>
    </li>
  );
}

/** All parties of this device. */
export function PartyList({
  contents: { parties, heroes, undo, redo },
  today,
}: {
  readonly contents: RosterContents;
  readonly today: Date;
}) {
  const actions = useActions();
  const router = useRouter();
  const byId = new Map(heroes.map((hero) => [hero.id, hero]));
  const make = async (): Promise<void> => {
    const party = await actions.addParty({ name: say.nameless, heroes: [] });
    if (party) router.push(`/parties?id=${encodeURIComponent(party.id)}`);
  };
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-4xl sm:text-5xl">{say.heading}</h1>
          <p className="mt-1 text-lg text-muted">{say.lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <UndoButtons undo={undo} redo={redo} />
          <Button look="main" onClick={() => void make()}>
            {say.make}
          </Button>
        </div>
      </header>
      {parties.length === 0 ? (
        <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-edge p-8 text-center">
          <EmptyDie />
          <p className="max-w-md text-lg">{say.none}</p>
        </div>
      ) : (
        <FoundParties parties={parties} byId={byId} today={today} />
      )}
    </>
  );
}

/** The parties, and a way to find one among several. */
function FoundParties({
  parties,
  byId,
  today,
}: {
  readonly parties: readonly SavedParty[];
  readonly byId: ReadonlyMap<string, SavedHero>;
  readonly today: Date;
}) {
  const [search, setSearch] = useState('');
  const [game, setGame] = useState<string>();
  const found = foundParties(parties, byId, { search, game });
  const members = parties.flatMap(({ heroes }) => heroes.flatMap((id) => byId.get(id) ?? []));
  return (
    <>
      {parties.length > 1 && (
        <div className="sm:max-w-xl">
          <FindFields
            hint={say.findHint}
            search={search}
            onSearch={setSearch}
            games={gamesOf(members)}
            game={game}
            onGame={setGame}
          />
        </div>
      )}
      <p role="status" className="text-muted empty:hidden">
        {found.length === 0 && say.noPartyFound}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {found.map((party) => (
          <PartyCard key={party.id} party={party} byId={byId} today={today} />
        ))}
      </ul>
    </>
  );
}
