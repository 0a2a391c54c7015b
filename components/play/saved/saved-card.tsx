import { Fragment } from 'react';
import { matchPath } from '@/components/site/play-path';
import { RemoveButton } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { placesOf } from '@/lib/match/entrants';
import { playMessages } from '@/lib/messages/play';
import type { SavedHero, SavedMatch } from '@/lib/roster/roster';
import { messagesOf, nameOf } from '@/lib/systems/document';
import { CoinPicture, coinOf } from '../coins/coin-picture';
import { SheetPhotos } from '../photos';
import { MapPreview } from '../preview/map-preview';
import { facingOf } from '../set-up/facing';
import type { SavedSides } from './saved-sides';
import { useSavedPicture } from './use-saved-picture';

const say = playMessages.saved;

/** Coins that there is room for on each side. */
const most = 4;

/** The heroes of a match by their coins, two teams against each other. */
function Coins({ sides: { heroes, teams } }: { readonly sides: SavedSides }) {
  const places = placesOf(heroes);
  const all = heroes.map((_, at) => teams[at] ?? 0);
  return facingOf(all).map((group, nth) => (
    <Fragment key={nth}>
      {nth > 0 && <span className="font-display font-bold">{playMessages.setUp.against}</span>}
      <span className="flex items-center [&>*+*]:-ml-2.5">
        {group.slice(0, most).map((at) => {
          const [hero, place] = [heroes[at], places[at]];
          return (
            hero &&
            place !== undefined && (
              <CoinPicture
                key={at}
                figure={coinOf(nameOf(hero), all[at] ?? 0, place)}
                art={messagesOf(hero.system).summary(hero.sheet)}
                className="size-9"
              />
            )
          );
        })}
      </span>
    </Fragment>
  ));
}

/** A triangle to go on with a match; a bent arrow to see one again. */
function Sign({ isOver }: { readonly isOver: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="absolute right-1 bottom-1 size-7 rounded-full border border-edge bg-leaf p-1"
      fill={isOver ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth={isOver ? 2.4 : 1}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={isOver ? 'M6 8a7.5 7.5 0 1 1-1.4 5.5M5 3v5.5h5.5' : 'M8 5l11 7-11 7z'} />
    </svg>
  );
}

/** A saved match: its map and its heroes; a tap anywhere on it opens it. */
export function SavedCard({
  match: { id, name, text, isOver, changed },
  saved,
  onRemove,
}: {
  readonly match: SavedMatch;
  readonly saved: readonly SavedHero[];
  readonly onRemove: () => void;
}) {
  const { sides, preview } = useSavedPicture(text);
  return (
    <li className="relative flex min-w-0 items-center gap-3 rounded-card border border-line bg-paper/50 p-2 focus-within:border-ink hover:border-ink">
      <div className="relative w-20 shrink-0">
        <MapPreview preview={preview} label={undefined} pixels={80} hasCoins={false} className="w-full" />
        <Sign isOver={isOver} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span aria-hidden className="pointer-events-none flex min-h-9 items-center gap-1.5">
          {sides && (
            <SheetPhotos documents={sides.heroes} saved={saved}>
              <Coins sides={sides} />
            </SheetPhotos>
          )}
        </span>
        <Link href={matchPath(id)} className="leading-tight font-semibold after:absolute after:inset-0">
          {isOver ? say.watch(name) : say.resume(name)}
        </Link>
        <span className="text-sm text-muted">{say.changed(changed)}</span>
      </div>
      <div className="relative z-1 self-start">
        <RemoveButton label={say.remove(name)} onRemove={onRemove} />
      </div>
    </li>
  );
}
