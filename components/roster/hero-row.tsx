'use client';

import Link from 'next/link';
import { memo } from 'react';
import { DieFaces } from '@/components/systems/living/die/die-faces';
import { HeroState } from '@/components/site/hero-state';
import { words } from '@/lib/messages/index';
import { HeroMenu } from './hero-menu';
import type { Listing } from './listing';

const say = words.myHeroes.hero;

/** One hero of the list: its die, who it is and how it stands; the whole leaf opens it. */
export const HeroRow = memo(function HeroRow({
  listing: { saved, school },
  today,
  isTicked,
  onTick,
  onTags,
}: {
  readonly listing: Listing;
  /** Keeps its identity for a day's look of dates. */
  readonly today: Date;
  readonly isTicked: boolean;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onTags: (id: string) => void;
}) {
  const { id, hero, tags, changed } = saved;
  return (
    <li
      data-hero={id}
      className="relative flex h-full min-h-44 flex-col gap-2 rounded-card border border-line bg-leaf p-3 [contain-intrinsic-size:auto_11rem] [content-visibility:auto] focus-within:border-edge hover:border-edge has-checked:border-ink"
    >
      <div className="flex items-start gap-1">
        <label className="z-10 -m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={say.tick(hero.name)}
            checked={isTicked}
            onChange={({ target }) => onTick(id, target.checked)}
            className="size-5 accent-ink"
          />
        </label>
        <div className="min-w-0 flex-1 pl-2">
          <h2 className="truncate text-xl leading-tight">
            <Link
              href={`/build?hero=${encodeURIComponent(id)}`}
              prefetch={false}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {hero.name}
            </Link>
          </h2>
          <p className="truncate text-muted">
            {hero.title !== '' && (
              <span className="font-title text-lg leading-tight italic">{hero.title}</span>
            )}
            {hero.title !== '' && ' · '}
            {school === '' ? say.noSchool : school}
          </p>
        </div>
        <HeroMenu saved={saved} onTags={onTags} />
      </div>
      <div className="flex items-center gap-4">
        <DieFaces faces={hero.faces} className="w-32 shrink-0" />
        <div className="min-w-0 flex-1">
          <HeroState hero={hero} className="text-base" />
        </div>
      </div>
      <div className="mt-auto flex min-h-6 flex-wrap items-center gap-1.5 text-sm text-muted">
        <span className="mr-auto">{say.changed(changed, today)}</span>
        {tags.length > 0 && (
          <ul aria-label={say.tags(hero.name)} className="flex min-w-0 flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag} className="max-w-40 truncate rounded-full border border-line px-2 text-ink">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
});
