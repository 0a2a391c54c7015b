import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SavedHero } from '@/lib/roster/roster';
import { hasPart } from '@/lib/systems/open';

/** Number of cards that fit a hand. */
const most = 5;

/** Heroes in the hand: from games with cards, the latest on top, at the right. */
export const dealt = (heroes: readonly SavedHero[]): readonly SavedHero[] =>
  heroes
    .filter(({ hero }) => hasPart(hero.system, 'cards'))
    .toSorted((a, b) => b.changed.localeCompare(a.changed))
    .slice(0, most)
    .toReversed();

/** How far the card at this place of this many leans, clockwise. */
export const degrees = (at: number, cards: number): number => (at - (cards - 1) / 2) * 3;

/** A card in the hand, drawn out by pointer or focus. */
export const cardClass = clsx(
  'relative w-[min(34%,11rem)] shrink-0 origin-bottom not-first:-ml-[min(18%,4.5rem)] sm:not-first:-ml-6',
  'focus-within:z-10 focus-within:-translate-y-2 hover:z-10 hover:-translate-y-2 motion-safe:transition-transform',
);

/** The place of the hand on the page, as high before its cards have come as after. */
export function HandSpace({ label, children }: { readonly label?: string; readonly children?: ReactNode }) {
  return (
    <ul
      aria-label={label}
      aria-hidden={label === undefined}
      className="flex aspect-[345/170] max-h-[16.5rem] w-full items-end px-2 pt-3 pb-1 sm:aspect-auto sm:h-[16.5rem]"
    >
      {children}
    </ul>
  );
}
