'use client';

import { Link } from '@/components/ui/link';
import { memo } from 'react';
import { SheetPicture } from '@/components/systems/picture';
import { GameLine } from '@/components/site/game-line';
import { SheetState } from '@/components/site/sheet-state';
import { messages } from '@/lib/messages/index';
import { HeroMenu } from './hero-menu';
import type { Listing } from './listing';
import { PlayButton } from './play-button';

const say = messages.myHeroes.hero;

/** One hero of the list: its picture, who it is and how it stands; the whole leaf opens it. */
export const HeroRow = memo(function HeroRow({
  listing: { saved, name, title, kind },
  mark,
  today,
  isTicked,
  onTick,
  onTags,
  onVersions,
}: {
  readonly listing: Listing;
  /** Difference from another hero of its name. */
  readonly mark: string | undefined;
  /** Keeps its identity for a day's look of dates. */
  readonly today: Date;
  readonly isTicked: boolean;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onTags: (id: string) => void;
  readonly onVersions: (id: string) => void;
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
            aria-label={say.tick(name)}
            checked={isTicked}
            onChange={({ target }) => onTick(id, target.checked)}
            className="size-5 accent-ink"
          />
        </label>
        <div className="min-w-0 flex-1 pl-2">
          <h2 className="truncate text-xl leading-tight">
            <Link
              href={`/build?hero=${encodeURIComponent(id)}`}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
          </h2>
          <p className="truncate text-muted">
            {title !== '' && <span className="font-title text-lg leading-tight italic">{title}</span>}
            {title !== '' && <span> · </span>}
            <span>{kind === '' ? say.noKind : kind}</span>
          </p>
          <GameLine document={hero} />
          {mark !== undefined && <p className="truncate text-sm">{mark}</p>}
        </div>
        <HeroMenu saved={saved} onTags={onTags} onVersions={onVersions} />
      </div>
      <div className="flex items-center gap-4">
        <SheetPicture document={hero} className="w-32 shrink-0" />
        <div className="min-w-0 flex-1">
          <SheetState document={hero} className="text-base" />
        </div>
        <PlayButton hero={hero} />
      </div>
      <div className="mt-auto flex min-h-6 flex-wrap items-center gap-1.5 text-sm text-muted">
        <span className="mr-auto">{say.changed(changed, today)}</span>
        {tags.length > 0 && (
          <ul aria-label={say.tags(name)} className="flex min-w-0 flex-wrap gap-1.5">
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
