import type { Card } from '@/lib/cards/card';
import type { NoCode } from '@/lib/messages/en/print-page';
import { encodeSheet, heroLink } from '@/lib/share/index';
import { cardsOf, nameOf } from '@/lib/systems/document';
import { firstSystem, partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { CardKind, SkillPrint } from '@/lib/systems/system';
import type { Printable } from './heroes/sources';

/** Blank cards of one kind at most. */
export const mostBlanks = 24;

/** How many of each kind, by the game's ids. */
export type Blanks = Readonly<Record<string, number>>;

/** Which cards go on the sheets. */
export interface Selection {
  /** The ids of the kinds that are not printed. */
  readonly leftOut: readonly string[];
  readonly blanks: Blanks;
  readonly skills: SkillPrint;
}

/** The cards of a selection, and which heroes' cards go without a QR code. */
export interface Stack {
  /** The kinds of card to choose from that these heroes have, selected or not. */
  readonly kinds: readonly CardKind[];
  readonly cards: readonly Card[];
  readonly noCode: readonly { readonly why: NoCode; readonly name: string }[];
}

const kindsOf = (system: SystemId): readonly CardKind[] => partOf(system, 'cards')?.kinds ?? [];

/** Blank cards are those of the game that these heroes are of, or of the first one. */
const blanksFor = (heroes: readonly Printable[], blanks: Blanks): readonly Card[] => {
  const part = partOf(heroes[0]?.hero.system ?? firstSystem, 'cards');
  return (part?.blanks ?? []).flatMap(({ id, cards }) =>
    Array.from({ length: blanks[id] ?? 0 }, () => cards()).flat(),
  );
};

interface HeroStack {
  readonly skills: SkillPrint;
  readonly origin: string | undefined;
  readonly cards: readonly Card[];
  readonly noCode?: NoCode;
}

const layHero = (
  { hero, photo, photos }: Printable,
  skills: SkillPrint,
  origin: string | undefined,
): HeroStack => {
  const code = encodeSheet(hero);
  const link = code.ok && origin !== undefined ? heroLink(origin, code.value) : undefined;
  const cards = cardsOf(hero, { link, photo, photos, skills });
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
  { leftOut, blanks, skills }: Selection,
  origin: string | undefined,
): Stack => {
  const stacks = heroes.map((printable) => ({
    name: nameOf(printable.hero),
    offered: kindsOf(printable.hero.system),
    ...stackOfOne(printable, skills, origin),
  }));
  const there = new Set(stacks.flatMap(({ cards }) => cards.map(({ kind }) => kind)));
  const kinds = stacks.flatMap(({ offered }) => offered).filter(({ id }) => there.has(id));
  return {
    // What several heroes have, of one game or of two, is offered once.
    kinds: kinds.filter(({ id }, at) => kinds.findIndex((kind) => kind.id === id) === at),
    cards: [
      ...stacks.flatMap(({ cards, offered }) => {
        const without = leftOut.filter((id) => offered.some((kind) => kind.id === id));
        return cards.filter(({ kind }) => !without.includes(kind));
      }),
      ...blanksFor(heroes, blanks),
    ],
    noCode: stacks.flatMap(({ name, noCode }) => (noCode ? [{ why: noCode, name }] : [])),
  };
};
