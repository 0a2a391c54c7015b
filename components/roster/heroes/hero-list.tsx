'use client';

import Link from 'next/link';
import { use, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import type { RosterContents } from '@/lib/roster/roster';
import { BackupReminder } from '../backup/reminder-notice';
import { FootContext } from '../use-actions';
import { FilterBar } from './filter-bar';
import { HeroGrid } from './hero-grid';
import { found, kindsOf, listingsOf, tagsOf, type Listing, type Filter } from './listing';
import { PickedBar } from './picked-bar';
import { TagDialog } from './tag-dialog';
import { UndoButtons } from '../undo';

const say = messages.myHeroes;

const everything: Filter = { search: '', tag: undefined, order: 'changed' };

/** Each hero's entry, kept from one look at the roster to the next as long as the hero stays as it is. */
const useListings = (heroes: RosterContents['heroes']): readonly Listing[] => {
  const [kept, keep] = useState<{
    readonly of: RosterContents['heroes'];
    readonly listings: readonly Listing[];
  }>(() => ({ of: heroes, listings: listingsOf(heroes) }));
  if (kept.of === heroes) return kept.listings;
  const listings = listingsOf(heroes, kept.listings);
  keep({ of: heroes, listings });
  return listings;
};

/** All saved heroes: searched, ordered, and ticked to do something with several at once. */
export function HeroList({
  heading,
  contents,
  today,
}: {
  readonly heading: string;
  readonly contents: RosterContents;
  readonly today: Date;
}) {
  const { heroes, undo, redo } = contents;
  const [filter, setFilter] = useState(everything);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set());
  const [tagging, setTagging] = useState<readonly string[]>();
  const listings = useListings(heroes);
  const tags = useMemo(() => tagsOf(heroes), [heroes]);
  // The tag may have gone from the last hero that had it.
  const tag = filter.tag !== undefined && tags.includes(filter.tag) ? filter.tag : undefined;
  const kinds = useMemo(() => kindsOf(listings), [listings]);
  const kind = filter.kind !== undefined && kinds.includes(filter.kind) ? filter.kind : undefined;
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => found(listings, { ...deferred, tag, kind }), [listings, deferred, tag, kind]);
  const picked = useMemo(
    () => shown.filter(({ saved }) => ticked.has(saved.id)).map(({ saved }) => saved),
    [shown, ticked],
  );
  const onTick = useCallback(
    (id: string, isTicked: boolean) =>
      setTicked((before) => {
        const now = new Set(before);
        if (isTicked) now.add(id);
        else now.delete(id);
        return now;
      }),
    [],
  );
  const onTags = useCallback((id: string) => setTagging([id]), []);
  const foot = use(FootContext);

  return (
    <section aria-labelledby="my-heroes" className="flex flex-col gap-5">
      <div className="flex min-h-14 flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex items-baseline gap-3">
          <h1 id="my-heroes" className="text-4xl sm:text-5xl">
            {heading}
          </h1>
          <output aria-live="polite" className="text-muted">
            {say.tally(shown.length, heroes.length)}
          </output>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <UndoButtons undo={undo} redo={redo} />
          <Link href="/build?new=1" className={buttonClass({ look: 'main' })}>
            {say.build}
          </Link>
        </div>
      </div>
      <BackupReminder contents={contents} />
      <FilterBar filter={{ ...filter, tag, kind }} tags={tags} kinds={kinds} onFilter={setFilter} />
      {shown.length === 0 ? (
        <div className="flex min-h-44 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-edge p-6 text-center">
          <p className="text-lg">{say.noneFound}</p>
          <Button onClick={() => setFilter({ ...everything, order: filter.order })}>{say.showAll}</Button>
        </div>
      ) : (
        <HeroGrid listings={shown} today={today} ticked={ticked} onTick={onTick} onTags={onTags} />
      )}
      {picked.length > 0 &&
        foot &&
        createPortal(
          <PickedBar
            picked={picked}
            shown={shown.length}
            onTags={() => setTagging(picked.map(({ id }) => id))}
            onAll={() => setTicked(new Set(shown.map(({ saved }) => saved.id)))}
            onNone={() => setTicked(new Set())}
          />,
          foot,
        )}
      {tagging && (
        <TagDialog
          heroes={heroes.filter(({ id }) => tagging.includes(id))}
          known={tags}
          onClose={() => setTagging(undefined)}
        />
      )}
    </section>
  );
}
