'use client';

import { useState } from 'react';
import { SheetPicture } from '@/components/systems/picture';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { found, listingsOf } from '../heroes/listing';

const say = messages.myHeroes.party;

/** Heroes shown at once; the search finds the rest. */
const most = 40;

/** The heroes that are not in the party yet, each with the button that brings it in. */
export function PartyOthers({
  others,
  isFull,
  onAdd,
}: {
  readonly others: readonly SavedHero[];
  readonly isFull: boolean;
  readonly onAdd: (hero: SavedHero) => void;
}) {
  const [search, setSearch] = useState('');
  const [news, setNews] = useState('');
  const shown = found(listingsOf(others), { search, tag: undefined, order: 'name' });
  return (
    <div className="flex flex-col gap-3">
      <Field
        type="search"
        label={messages.myHeroes.search}
        placeholder={messages.myHeroes.searchHint}
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      {shown.length === 0 && <p className="text-muted">{messages.myHeroes.noneFound}</p>}
      <ul className="-mx-1 flex max-h-[28rem] flex-col gap-1 overflow-y-auto px-1">
        {shown.slice(0, most).map(({ saved, name, title, kind }) => (
          <li key={saved.id} className="flex items-center gap-3 border-b border-line py-1.5 last:border-0">
            <SheetPicture document={saved.hero} className="w-14 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block truncate text-sm text-muted">
                {[title, kind].filter((part) => part !== '').join(' · ')}
              </span>
            </span>
            <Button
              size="small"
              className="w-10 shrink-0 !px-0"
              disabled={isFull}
              aria-label={say.into(name)}
              onClick={() => {
                setNews(say.addedTo(name));
                onAdd(saved);
              }}
            >
              +
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
