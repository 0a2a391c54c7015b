import { heroCards } from '@/components/site/hero-cards';
import { cardKinds, type Card, type CardKind } from '@/lib/cards/card';
import { words } from '@/lib/messages/index';
import type { BlankKind, NoCode } from '@/lib/messages/en/print-page';
import { onCards } from '@/lib/systems/living/messages/teller';
import { encodeHero, heroLink } from '@/lib/share/index';
import { blankCards } from '@/lib/systems/cards';
import type { HeroDraft, SkillPrint } from '@/lib/systems/index';
import type { Printable } from './heroes/sources';

export const blankKinds = ['hero', 'pet', 'daemon', 'snowfall'] as const satisfies readonly BlankKind[];

/** Blank cards of one kind at most. */
export const mostBlanks = 24;

export type Blanks = Readonly<Record<BlankKind, number>>;

export const noBlanks: Blanks = { hero: 0, pet: 0, daemon: 0, snowfall: 0 };

/** Which cards go on the sheets. */
export interface Selection {
  readonly kinds: readonly CardKind[];
  readonly blanks: Blanks;
  readonly skills: SkillPrint;
}

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

interface HeroStack {
  readonly skills: SkillPrint;
  readonly origin: string | undefined;
  readonly cards: readonly Card[];
  readonly noCode?: NoCode;
}

const layHero = ({ hero, photo }: Printable, skills: SkillPrint, origin: string | undefined): HeroStack => {
  const code = encodeHero(hero);
  const link = code.ok && origin !== undefined ? heroLink(origin, code.value) : undefined;
  const cards = heroCards(hero, { link, photo, skills: onCards(skills) });
  const laidSo = { skills, origin, cards };
  if (!code.ok) return { ...laidSo, noCode: 'no-link' };
  return origin === undefined ? { ...laidSo, noCode: 'this-computer-only' } : laidSo;
};

/** Laid once: a party of a hundred is not laid out again for every tick. */
const laid = new WeakMap<Printable, HeroStack>();

const stackOfOne = (printable: Printable, skills: SkillPrint, origin: string | undefined): HeroStack => {
  const known = laid.get(printable);
  if (known && known.origin === origin && known.skills === skills) return known;
  const stack = layHero(printable, skills, origin);
  laid.set(printable, stack);
  return stack;
};

/** @param origin where links can be followed by others; undefined on a computer that only its owner can reach */
export const stackOf = (
  heroes: readonly Printable[],
  { kinds, blanks, skills }: Selection,
  origin: string | undefined,
): Stack => {
  const stacks = heroes.map((printable) => ({
    name: printable.hero.name,
    ...stackOfOne(printable, skills, origin),
  }));
  return {
    cards: [
      ...stacks.flatMap(({ cards }) => cards.filter((card) => kinds.some((kind) => kind === card.kind))),
      ...blankKinds.flatMap((kind) =>
        Array.from({ length: blanks[kind] }, () => blankCards(kind, words.cards.labels)).flat(),
      ),
    ],
    noCode: stacks.flatMap(({ name, noCode }) => (noCode ? [{ why: noCode, name }] : [])),
  };
};
