'use client';

import { Link } from '@/components/ui/link';
import { memo, useMemo } from 'react';
import { CardFaceView } from '@/components/card/card-face';
import { useGames } from '@/components/systems/use-game';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { cardsOf, nameOf } from '@/lib/systems/document';
import { cardClass, dealt, degrees } from './hand-space';

/** The fronts of the heroes changed last, held like a hand of cards; each opens its hero. */
export function Hand({ heroes }: { readonly heroes: readonly SavedHero[] }) {
  const shown = dealt(heroes);
  useGames([...new Set(shown.map(({ hero }) => hero.system))], 'cards');
  return shown.map((saved, at) => (
    <li key={saved.id} className={cardClass} style={{ rotate: `${degrees(at, shown.length)}deg` }}>
      <Held saved={saved} />
    </li>
  ));
}

const Held = memo(function Held({ saved: { id, hero, photo, photos } }: { readonly saved: SavedHero }) {
  const card = useMemo(() => cardsOf(hero, { photo, photos })[0], [hero, photo, photos]);
  if (!card) return null;
  return (
    <Link
      href={`/build?hero=${encodeURIComponent(id)}`}
      className="block rounded-[4.76%/3.41%] shadow-[0_1px_4px_rgb(20_14_8/0.35)]"
    >
      <CardFaceView face={card.front} size={card.size} label={messages.myHeroes.card(nameOf(hero))} />
    </Link>
  );
});
