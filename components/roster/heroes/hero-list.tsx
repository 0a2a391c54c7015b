'use client';

import dynamic from 'next/dynamic';
import { Link } from '@/components/ui/link';
import { Suspense, use, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import { nameOf } from '@/lib/systems/document';
import type { RosterContents, SavedHero } from '@/lib/roster/roster';
import { BackupReminder } from '../backup/reminder-notice';
import { FootContext } from '../use-actions';
import { FilterBar } from './filter-bar';
import { HandSpace, dealt } from './hand-space';
import { HeroGrid } from './hero-grid';
import {
  found,
  gamesOf,
  kindsOf,
  listingsOf,
  marksOf,
  tagsOf,
  traitsOf,
  type Listing,
  type Filter,
} from './listing';
import { PickedBar } from './picked-bar';
import { TagDialog } from './tag-dialog';
import { UndoButtons } from '../undo';

const say = messages.myHeroes;

// They bring cards along, which the list itself does without.
const Hand = dynamic(() => import('./hand').then((file) => file.Hand), { ssr: false });
const CompareDialog = dynamic(() => import('../versions/compare-dialog').then((file) => file.CompareDialog), {
  ssr: false,
});
const VersionsDialog = dynamic(
  () => import('../versions/versions-dialog').then((file) => file.VersionsDialog),
  {
    ssr: false,
  },
);

const everything: Filter = { search: '', tag: undefined, order: 'changed' };

/** Each hero's entry; it stays the same object between two looks at the roster unless the hero changes. */
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
  const [versionsOf, setVersionsOf] = useState<string>();
  const [compared, setCompared] = useState<readonly SavedHero[]>();
  const [tagging, setTagging] = useState<readonly string[]>();
  const listings = useListings(heroes);
  const marks = useMemo(() => marksOf(heroes), [heroes]);
  const tags = useMemo(() => tagsOf(heroes), [heroes]);
  // The tag may have gone from the last hero that had it.
  const tag = filter.tag !== undefined && tags.includes(filter.tag) ? filter.tag : undefined;
  const kinds = useMemo(() => kindsOf(listings), [listings]);
  const kind = filter.kind !== undefined && kinds.includes(filter.kind) ? filter.kind : undefined;
  const games = useMemo(() => gamesOf(heroes), [heroes]);
  const game = filter.game !== undefined && games.includes(filter.game) ? filter.game : undefined;
  const traits = useMemo(() => traitsOf(listings), [listings]);
  const trait = filter.trait !== undefined && traits.includes(filter.trait) ? filter.trait : undefined;
  const deferred = useDeferredValue(filter);
  const shown = useMemo(
    () => found(listings, { ...deferred, tag, kind, trait, game }),
    [listings, deferred, tag, kind, trait, game],
  );
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
  const onVersions = useCallback((id: string) => setVersionsOf(id), []);
  const foot = use(FootContext);
  const versioned = heroes.find(({ id }) => id === versionsOf);
  const [one, other] = compared ?? [];

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
      {dealt(heroes).length > 0 && (
        <HandSpace label={say.hand}>
          <Suspense>
            <Hand heroes={heroes} />
          </Suspense>
        </HandSpace>
      )}
      <BackupReminder contents={contents} />
      <FilterBar
        filter={{ ...filter, tag, kind, trait, game }}
        tags={tags}
        kinds={kinds}
        traits={traits}
        games={games}
        onFilter={setFilter}
      />
      {shown.length === 0 ? (
        <div className="flex min-h-44 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-edge p-6 text-center">
          <p className="text-lg">{say.noneFound}</p>
          <Button onClick={() => setFilter({ ...everything, order: filter.order })}>{say.showAll}</Button>
        </div>
      ) : (
        <HeroGrid
          listings={shown}
          marks={marks}
          today={today}
          ticked={ticked}
          onTick={onTick}
          onTags={onTags}
          onVersions={onVersions}
        />
      )}
      {picked.length > 0 &&
        foot &&
        createPortal(
          <PickedBar
            picked={picked}
            shown={shown.length}
            onTags={() => setTagging(picked.map(({ id }) => id))}
            onCompare={() => setCompared(picked)}
            onAll={() => setTicked(new Set(shown.map(({ saved }) => saved.id)))}
            onNone={() => setTicked(new Set())}
          />,
          foot,
        )}
      {one && other && (
        <CompareDialog
          one={{ name: nameOf(one.hero), document: one.hero }}
          other={{ name: nameOf(other.hero), document: other.hero }}
          onClose={() => setCompared(undefined)}
        />
      )}
      {versioned && (
        <VersionsDialog saved={versioned} today={today} onClose={() => setVersionsOf(undefined)} />
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
