'use client';

import { useCallback, useState } from 'react';
import { useSeen } from '@/components/site/use-seen';
import { Button } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import { HeroRow } from './hero-row';
import type { Listing } from './listing';

/** Drawn at once, and with each further look below. */
const drawn = 48;

const gridClass = 'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3';

/** The heroes, drawn as far as somebody scrolls: a thousand take no more work than fifty. */
export function HeroGrid({
  listings,
  marks,
  today,
  ticked,
  onTick,
  onTags,
  onVersions,
}: {
  readonly listings: readonly Listing[];
  /** Marks that tell heroes of one name apart, by their ids. */
  readonly marks: ReadonlyMap<string, string>;
  readonly today: Date;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onTags: (id: string) => void;
  readonly onVersions: (id: string) => void;
}) {
  const [most, setMost] = useState(drawn);
  const [end, setEnd] = useState<HTMLDivElement | null>(null);
  const hasMore = most < listings.length;
  const more = useCallback(() => setMost(most + drawn), [most]);
  useSeen(end, hasMore ? more : undefined, '50% 0px');
  return (
    <>
      <ul className={gridClass}>
        {listings.slice(0, most).map((listing) => (
          <HeroRow
            key={listing.saved.id}
            listing={listing}
            mark={marks.get(listing.saved.id)}
            today={today}
            isTicked={ticked.has(listing.saved.id)}
            onTick={onTick}
            onTags={onTags}
            onVersions={onVersions}
          />
        ))}
      </ul>
      {hasMore && (
        <div ref={setEnd} className="mt-3 flex justify-center">
          <Button onClick={more}>{messages.myHeroes.more}</Button>
        </div>
      )}
    </>
  );
}
