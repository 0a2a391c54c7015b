import type { Card } from '@/lib/cards/card';
import type { NoCode } from '#words/messages/print-page';
import { encodeSheet, heroLink } from '@/lib/share/index';
import { cardsOf, messagesOf, nameOf } from '@/lib/systems/document';
import { firstSystem, partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { CardKind } from '@/lib/systems/display';
import type { SkillPrint } from '@/lib/systems/skill-print';
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
  /** Whether the players' notes are printed. */
  readonly notes: boolean;
  /** Whether a hero is one strip that is folded, instead of cards. */
  readonly foldsOut: boolean;
}

/** The cards of a selection, and which heroes' cards go without a QR code. */
export interface Stack {
  /** The kinds of card to choose from that these heroes have, selected or not. */
  readonly kinds: readonly CardKind[];
  readonly cards: readonly Card[];
  readonly noCode: readonly { readonly why: NoCode; readonly name: string }[];
}

const kindsOf = (system: SystemId): readonly CardKind[] => messagesOf(system).cardKinds ?? [];

/** Blank cards are those of the game that these heroes are of, or of the first one. */
export const blanksSystem = (heroes: readonly Printable[]): SystemId => heroes[0]?.hero.system ?? firstSystem;

const blanksFor = (heroes: readonly Printable[], blanks: Blanks): readonly Card[] => {
  const system = blanksSystem(heroes);
  return (messagesOf(system).blankCards ?? []).flatMap(({ id }) =>
    Array.from({ length: blanks[id] ?? 0 }, () => partOf(system, 'cards')?.blanks[id]?.() ?? []).flat(),
  );
};

/** How the cards of heroes are laid. */
interface Look extends Pick<Selection, 'skills' | 'notes' | 'foldsOut'> {
  /** Place among the heroes of its game, from 0, and how many those are. */
  readonly at: number;
  readonly of: number;
  /** Where links lead; undefined on a computer that only its owner can reach. */
  readonly origin: string | undefined;
}

interface HeroStack extends Look {
  readonly cards: readonly Card[];
  readonly noCode?: NoCode;
}

const layHero = (
  { hero, photo, photos }: Printable,
  { skills, notes, foldsOut, origin, at, of }: Look,
): HeroStack => {
  const code = encodeSheet(hero);
  const link = code.ok && origin !== undefined ? heroLink(origin, code.value) : undefined;
  const cards = cardsOf(hero, { link, photo, photos, skills, notes, foldsOut, place: { at, of } });
  const laidSo = { skills, notes, foldsOut, origin, at, of, cards };
  if (!code.ok) return { ...laidSo, noCode: 'no-link' };
  return origin === undefined ? { ...laidSo, noCode: 'this-computer-only' } : laidSo;
};

/** Laid once: a party of a hundred is not laid out again for every tick. */
const laid = new WeakMap<Printable, HeroStack>();

const stackOfOne = (printable: Printable, look: Look): HeroStack => {
  const known = laid.get(printable);
  const isSame = (of: keyof Look): boolean => known?.[of] === look[of];
  if (known && (['origin', 'skills', 'notes', 'foldsOut', 'at', 'of'] as const).every(isSame)) return known;
  const stack = layHero(printable, look);
  laid.set(printable, stack);
  return stack;
};

/** Each with the place among the heroes of its game. */
const placed = (heroes: readonly Printable[]) =>
  heroes.map((printable) => {
    const alike = heroes.filter(({ hero }) => hero.system === printable.hero.system);
    return { printable, at: alike.indexOf(printable), of: alike.length };
  });

/**
 * @param origin where links can be followed by others; undefined on a computer that only its owner can reach
 * @param used those of a hero's cards that are used; all of them unless told
 */
export const stackOf = (
  heroes: readonly Printable[],
  { leftOut, blanks, ...print }: Selection,
  origin: string | undefined,
  used: (system: SystemId, cards: readonly Card[]) => readonly Card[] = (_, cards) => cards,
): Stack => {
  const stacks = placed(heroes).map(({ printable, at, of }) => ({
    name: nameOf(printable.hero),
    system: printable.hero.system,
    offered: kindsOf(printable.hero.system),
    ...stackOfOne(printable, { ...print, origin, at, of }),
  }));
  const there = new Set(stacks.flatMap(({ cards }) => cards.map(({ kind }) => kind)));
  const kinds = stacks.flatMap(({ offered }) => offered).filter(({ id }) => there.has(id));
  return {
    // Pieces that several heroes have, of one game or of two, are offered once.
    kinds: kinds.filter(({ id }, at) => kinds.findIndex((kind) => kind.id === id) === at),
    cards: [
      ...stacks.flatMap(({ system, cards, offered }) => {
        const without = leftOut.filter((id) => offered.some((kind) => kind.id === id));
        return used(system, cards).filter(({ kind }) => !without.includes(kind));
      }),
      ...blanksFor(heroes, blanks),
    ],
    noCode: stacks.flatMap(({ name, noCode }) => (noCode ? [{ why: noCode, name }] : [])),
  };
};
