'use client';

import { useEffect, useMemo, useState } from 'react';
import { SheetPicture } from '@/components/systems/picture';
import { useGames } from '@/components/systems/use-game';
import { Button } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { capital, list } from '#words/language/words';
import { gameName, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { found, gamesOf, listingsOf } from '../heroes/listing';
import { FindFields } from './find-fields';
import { isSample, namesOf, sampleEntries, sentIn } from './candidates';

const say = messages.myHeroes.party;

/** Heroes shown at once; the search finds the rest. */
const most = 40;

/** Heroes of a friend's link, while the search holds the link. */
const useSent = (text: string): readonly SheetDocument[] | undefined => {
  const [sent, set] = useState<{ readonly in: string; readonly documents: readonly SheetDocument[] }>();
  useEffect(() => {
    let isHere = true;
    void sentIn(text).then((documents) => {
      if (isHere && documents) set({ in: text, documents });
    });
    return () => {
      isHere = false;
    };
  }, [text]);
  return sent?.in === text ? sent.documents : undefined;
};

/** Candidates for a party, in one list: own heroes first, then samples, and the heroes of a friend's link. */
export function PartyOthers({
  others,
  kept,
  isFull,
  onAdd,
  onBring,
}: {
  /** Own heroes that are not in the party yet. */
  readonly others: readonly SavedHero[];
  /** All own heroes. */
  readonly kept: readonly SavedHero[];
  readonly isFull: boolean;
  readonly onAdd: (hero: SavedHero) => void;
  /** Adds sheets that this device may not keep yet. */
  readonly onBring: (documents: readonly SheetDocument[]) => void;
}) {
  const [search, setSearch] = useState('');
  const [game, setGame] = useState<string>();
  const [news, setNews] = useState('');
  useGames(systemIds);
  const samples = useMemo(() => sampleEntries(kept), [kept]);
  const sent = useSent(search);
  const filter = { search, tag: undefined, game, order: 'name' } as const;
  const shown = [...found(listingsOf(others), filter), ...found(listingsOf(samples), filter)];
  const bring = (documents: readonly SheetDocument[]): void => {
    setNews(say.addedTo(list(namesOf(documents))));
    onBring(documents);
  };
  return (
    <div className="flex flex-col gap-3">
      <FindFields
        hint={say.searchHint}
        search={search}
        onSearch={setSearch}
        games={gamesOf([...others, ...samples])}
        game={game}
        onGame={setGame}
      />
      {sent && (
        <Row
          document={sent[0]}
          name={list(namesOf(sent))}
          line=""
          from={say.sent}
          label={say.into(list(namesOf(sent)))}
          isFull={isFull}
          onAdd={() => {
            setSearch('');
            bring(sent);
          }}
        />
      )}
      {shown.length === 0 && !sent && <p className="text-muted">{say.noneFound}</p>}
      <ul className="-mx-1 flex max-h-[28rem] flex-col gap-1 overflow-y-auto px-1">
        {shown.slice(0, most).map(({ saved, name, title, kind }) => (
          <li key={saved.id} className="border-b border-line last:border-0">
            <Row
              document={saved.hero}
              name={name}
              line={[title, kind].filter((part) => part !== '').join(' · ')}
              from={[isSample(saved) ? say.sample : '', capital(gameName(saved.hero.system))]
                .filter((part) => part !== '')
                .join(' · ')}
              label={say.into(name)}
              isFull={isFull}
              onAdd={() => {
                if (isSample(saved)) {
                  bring([saved.hero]);
                  return;
                }
                setNews(say.addedTo(name));
                onAdd(saved);
              }}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

function Row({
  document,
  name,
  line,
  from,
  label,
  isFull,
  onAdd,
}: {
  readonly document: SheetDocument | undefined;
  readonly name: string;
  readonly line: string;
  /** Where it comes from, and its game. */
  readonly from: string;
  readonly label: string;
  readonly isFull: boolean;
  readonly onAdd: () => void;
}) {
  return (
    <div className="flex items-center gap-3 py-1.5">
      {document && <SheetPicture document={document} className="w-14 shrink-0" />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        {line !== '' && <span className="block truncate text-sm text-muted">{line}</span>}
        <span className="block truncate text-sm text-muted">{from}</span>
      </span>
      <Button
        size="small"
        className="min-h-11 w-11 shrink-0 !px-0 text-xl!"
        disabled={isFull}
        aria-label={label}
        onClick={onAdd}
      >
        +
      </Button>
    </div>
  );
}
