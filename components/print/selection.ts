import { heroCards } from '@/components/site/hero-cards';
import type { Card } from '@/lib/cards/card';
import { words } from '@/lib/messages/index';
import type { BlankKind, CardKind, NoCode } from '@/lib/messages/en/print-room';
import { encodeHero, heroLink } from '@/lib/share/index';
import { living, type HeroDraft } from '@/lib/systems/index';

export const cardKinds = ['hero', 'follower', 'snowfall'] as const satisfies readonly CardKind[];
export const blankKinds = ['hero', 'pet', 'daemon'] as const satisfies readonly BlankKind[];

/** Blank cards of one kind at most. */
export const mostBlanks = 24;

/** Which cards go on the sheets. */
export interface Selection {
  readonly kinds: ReadonlySet<CardKind>;
  readonly blanks: Readonly<Record<BlankKind, number>>;
}

export const everything: Selection = {
  kinds: new Set(cardKinds),
  blanks: { hero: 0, pet: 0, daemon: 0 },
};

/** The cards of a selection, and which heroes' cards go without a QR code. */
export interface Stack {
  readonly cards: readonly Card[];
  readonly noCode: readonly { readonly why: NoCode; readonly name: string }[];
}

/** The kinds of card that these heroes have at all. */
export const kindsOf = (heroes: readonly HeroDraft[]): readonly CardKind[] =>
  cardKinds.filter((kind) =>
    heroes.some((hero) => {
      switch (kind) {
        case 'hero':
          return true;
        case 'follower':
          return hero.followers.length > 0;
        case 'snowfall':
          return hero.snowfall.skills.length > 0;
      }
    }),
  );

const kindOf = ({ id }: Card): CardKind => cardKinds.find((kind) => id.startsWith(kind)) ?? 'hero';

/** @param origin where links can be followed by others; undefined on a computer that only its owner can reach */
export const stackOf = (
  heroes: readonly HeroDraft[],
  { kinds, blanks }: Selection,
  origin: string | undefined,
): Stack => {
  const noCode: { readonly why: NoCode; readonly name: string }[] = [];
  const cards = heroes.flatMap((hero) => {
    const code = encodeHero(hero);
    if (!code.ok) noCode.push({ why: 'no-link', name: hero.name });
    else if (origin === undefined) noCode.push({ why: 'this-computer-only', name: hero.name });
    const link = code.ok && origin !== undefined ? heroLink(origin, code.value) : undefined;
    return heroCards(hero, link).filter((card) => kinds.has(kindOf(card)));
  });
  return {
    cards: [
      ...cards,
      ...blankKinds.flatMap((kind) =>
        Array.from({ length: blanks[kind] }, () => living.blankCards(kind, words.cards.labels)).flat(),
      ),
    ],
    noCode,
  };
};
