import type { PaperId } from '@/lib/cards/paper';
import { count, list } from './common';

/** The card parts that a player can leave out, and the blank cards to be had. */
export type CardKind = 'hero' | 'follower' | 'snowfall';
export type BlankKind = 'hero' | 'pet' | 'daemon';

const papers: Readonly<Record<PaperId, string>> = { a4: 'A4', letter: 'Letter' };

const kinds: Readonly<Record<CardKind, string>> = {
  hero: 'Hero cards',
  follower: 'Follower cards',
  snowfall: 'Snowfall cards',
};

const blanks: Readonly<Record<BlankKind, string>> = {
  hero: 'Blank hero cards',
  pet: 'Blank pet cards',
  daemon: 'Blank daemon cards',
};

/** Why a card carries no QR code. */
export type NoCode = 'this-computer-only' | 'no-link';

/** The sentences of the print room, where cards become sheets. */
export const printRoom = {
  heading: 'Print',
  of: (names: readonly string[]): string => `Cards of ${list(names)}`,
  paper: 'Paper',
  papers,
  cards: 'Cards',
  kinds,
  blanksHeading: 'Blank cards',
  blanksHint: 'To fill in by hand.',
  blanks,
  less: (what: string): string => `${what}: one less`,
  more: (what: string): string => `${what}: one more`,
  page: (n: number, of: number): string => `Page ${n} of ${of}`,
  pageLabel: (n: number, of: number, names: readonly string[]): string =>
    `Page ${n} of ${of} as it will print: ${list(names)}`,
  noCards: 'No card is ticked. Tick one above, or add a blank card.',
  noHeroHeading: 'No hero on this device yet',
  noHero: 'Build one, print one of these, or add blank cards.',
  build: 'Build a hero',
  badLink: 'There are no cards to print here.',
  damagedDraft:
    'What this device saved cannot be read as a hero. Open the builder; it has kept the text for you.',
  noStorage:
    'Your browser keeps nothing for this page, so there is no saved hero to print. Open a hero by its link.',
  waking: 'Laying out the cards',
  houseRules: {
    heading: 'House rules',
    why: (names: readonly string[]): string =>
      names.length === 1
        ? `${list(names)} breaks rules of the Living Rulebook.`
        : `${list(names)} break rules of the Living Rulebook.`,
    tick: 'Print with a house-rules mark',
    needed: 'Tick the house-rules mark first, or put the hero right in the builder.',
  },
  notices: {
    missing: (card: string, characters: readonly string[]): string =>
      `${card}: no font here has ${list(characters)}. ${characters.length === 1 ? 'It is' : 'They are'} printed as a hollow box.`,
    tooLong: (card: string): string =>
      `${card}: the link is too long for a QR code that a phone could read, so the card has none. Shorter texts make a shorter link.`,
    continued: (card: string, cards: number): string =>
      `${card}: the text goes on over ${count(cards, 'card')}.`,
    noCode: (why: NoCode, names: readonly string[]): string =>
      why === 'this-computer-only'
        ? 'The cards carry no QR code: this Pipsmith runs on your own computer, where no other phone could follow the link.'
        : `${list(names)}: too much text for a link, so the card carries no QR code.`,
  },
  make: 'Make the PDF',
  making: 'Making the PDF',
  cancel: 'Stop',
  ready: 'The PDF is ready.',
  open: 'Open PDF',
  save: 'Save PDF',
  again: 'Try again',
  file: 'cards',
  howHeading: 'On paper',
  how: [
    'Print at 100 %, “actual size”; no “fit to page”. The ruler on the sheet tells if it is true.',
    'Cut along the marks around each pair, front and back in one piece.',
    'Fold at the black dashes. It fits a card sleeve as it is, or glue the halves.',
  ],
};
