import type { CardSizeId } from '@/lib/cards/card';
import type { InkLook } from '@/lib/cards/ink-look';
import { mostOffset, type PaperId } from '@/lib/cards/paper/paper';
import { count, list, plural } from '#words/language/words';
import { printKit } from '#words/messages/print-kit';

/** How front and back are put together; the player chooses. */
type JoiningWord = 'edge' | 'gutter' | 'sleeves' | 'duplex';

const papers: Readonly<Record<PaperId, string>> = { a4: 'A4', letter: 'Letter' };

const sizes: Readonly<Record<CardSizeId, string>> = {
  '63x88': '63 × 88\u00a0mm',
  '63.5x88.9': '63.5 × 88.9\u00a0mm',
};

const sizeHints: Readonly<Record<CardSizeId, string>> = {
  '63x88': 'Fits any card sleeve.',
  '63.5x88.9': 'Poker size; tight in some sleeves.',
};

const inkLooks: Readonly<Record<InkLook, string>> = {
  colour: 'Colour',
  low: 'Save ink',
  black: 'Black & white',
};

const inkHints: Readonly<Record<InkLook, string>> = {
  colour: 'As on screen.',
  low: 'Black lines on white.',
  black: 'Pure black and white, for any printer.',
};

const joinings: Readonly<Record<JoiningWord, string>> = {
  edge: 'Fold',
  gutter: 'Fold and glue',
  sleeves: 'Nine per page',
  duplex: 'Both sides',
};

const joiningHints: Readonly<Record<JoiningWord, string>> = {
  edge: 'front and back side by side, to fold and put in a sleeve.',
  gutter: 'front and back side by side, 5\u00a0mm apart, to fold and glue without a sleeve.',
  sleeves: 'single faces to cut out; two go back to back in one sleeve, with no folding.',
  duplex: 'backs on the other side of the paper, for printers that print on both sides.',
};

const cut = 'Cut along the marks around each pair, front and back in one piece.';
const trueScale =
  'Print at 100\u00a0% (“actual size”), not “fit to page”. Check with the ruler on the sheet.';

const how: Readonly<Record<JoiningWord, readonly string[]>> = {
  edge: [
    trueScale,
    cut,
    'Fold along the black dashes. Put the card in a sleeve, or glue the halves together.',
  ],
  gutter: [
    trueScale,
    'Cut each pair out just outside its marks and fold along the black dashes.',
    'Glue the halves. Once dry, cut along the marks.',
  ],
  sleeves: [
    trueScale,
    'Cut along the marks; one cut separates two neighbouring cards.',
    'Put front and back in one sleeve, back to back.',
  ],
  duplex: [
    trueScale,
    'Choose two-sided printing, flip on the short edge.',
    'Cut along the marks on the fronts; one cut separates two neighbouring cards.',
  ],
};

/** Counts of the cards and pieces on the sheets. */
interface Printed {
  readonly cards: number;
  readonly counters: number;
  readonly pieces: number;
  readonly plans: number;
  readonly pages: number;
  readonly papers: number;
}

interface Owner {
  readonly one: string;
  readonly many: string;
}

/** " for 1 hero", if there are more cards than owners and all owners are of one kind. */
const ownedBy = (cards: number, owners: readonly Owner[]): string => {
  const [first] = owners;
  const isPlain =
    first === undefined || cards <= owners.length || owners.some(({ one }) => one !== first.one);
  return isPlain ? '' : ` for ${count(owners.length, first.one, first.many)}`;
};

/** "12 cards and 96 counters with maps and rules on 14 pages, 10 sheets of paper". */
const total = (
  { cards, counters, pieces, plans, pages, papers }: Printed,
  owners: readonly Owner[] = [],
): string => {
  const isAlone = counters + pieces + plans === 0;
  const things = [
    ...(cards > 0 ? [`${count(cards, 'card')}${isAlone ? ownedBy(cards, owners) : ''}`] : []),
    ...(counters > 0 ? [count(counters, 'counter')] : []),
    ...(pieces > 0 ? [count(pieces, 'piece')] : []),
  ];
  const paper = papers < pages ? `, ${count(papers, 'sheet')} of paper` : '';
  const read = plans === 0 ? '' : things.length === 0 ? 'Maps and rules' : ' with maps and rules';
  return `${list(things)}${read} on ${count(pages, 'page')}${paper}`;
};

/** How many there are to cut out, and the time it takes. */
const cutting = (things: number, minutes: number): string =>
  things === 0
    ? ''
    : `Cutting ${things === 1 ? 'it out' : `all ${things} out`} takes about ${count(minutes, 'minute')} with scissors.`;

/** Why a card carries no QR code. */
export type NoCode = 'this-computer-only' | 'no-link';

/** "Jane and Bito are from the Living Rulebook" */
export const fromGame = ({ game, names }: OfGame): string =>
  `${list(names)} ${plural(names.length, 'is', 'are')} from ${game}`;

/** Heroes who are of one game. */
export interface OfGame {
  readonly game: string;
  readonly names: readonly string[];
}

/** The sentences of the print page, where cards become sheets. */
export const printPage = {
  heading: 'Print',
  heroes: 'Heroes',
  all: (party: string, heroes: number): string => `${party}: all ${heroes}`,
  illegal: 'breaks the rules',
  apart: {
    why: (games: readonly OfGame[]): string => `${list(games.map(fromGame))}: they can’t meet in one match.`,
    keep: (game: string): string => `Keep only ${game}`,
  },
  inParties: (parties: readonly string[]): string => `in ${list(parties)}`,
  here: (names: readonly string[]): string =>
    `${list(names)} ${names.length > 1 ? 'are' : 'is'} already here.`,
  printAgain: 'Print a second one',
  notAgain: 'Skip',
  openFiles: 'Open files',
  openHint: 'Choose hero and party files.',
  /** Shown if there is a mouse. */
  dropHint: 'You can also drop them anywhere on this page.',
  drop: 'Drop to add these heroes',
  inLink: (n: number, sentence: string): string => `Link ${n}: ${sentence}`,
  inFile: (file: string, sentence: string): string => `${file}: ${sentence}`,
  emptyParty: 'This party has no heroes.',
  notLoaded:
    'Pipsmith couldn’t load the rules for these heroes, so it added none. Check your connection and choose the files again.',
  samples: 'Add another hero',
  /** The same where only blank cards or a mission are printed. */
  firstSample: 'Add a hero',
  add: 'Add',
  addSample: (name: string): string => `Add ${name}`,
  noPick: 'No hero is selected. Add one of these, a sample or a blank card.',
  paper: 'Paper',
  paperAndInk: 'Paper and ink',
  papers,
  joining: 'Front and back',
  joinings,
  joiningHints,
  size: 'Card size',
  sizes,
  sizeHints,
  ink: 'Ink',
  inkLooks,
  inkHints,
  offset: {
    heading: 'Printer offset',
    hint: 'Most printers shift the back a little. Print the calibration sheet, hold it against a light with the front towards you, and enter what it shows.',
    x: 'Right of the front, mm',
    y: 'Below the front, mm',
    less: (what: string): string => `${what}: a tenth less`,
    more: (what: string): string => `${what}: a tenth more`,
    wrong: `Enter millimetres from −${mostOffset} to ${mostOffset}, for example 0.4.`,
  },
  calibration: {
    make: 'Make the calibration sheet',
    open: 'Open the calibration sheet',
    title: 'Calibration sheet',
  },
  cards: 'Cards',
  cardsFolded: 'Size, skill text, notes, blank cards',
  counters: {
    size: 'Counter size in mm',
    sides: 'Counter backs',
    sideNames: { fold: 'Fold', duplex: 'Both sides' },
    sideHints: {
      fold: 'Front and back side by side: cut, fold and glue.',
      duplex: 'Backs on the other side of the paper, with the same offset as the cards.',
    },
    all: 'Every counter in the rulebook',
    heading: 'Which counters, and how many',
    hint: 'The back of each counter says what it does. The numbers come from the rules; change them if you like.',
  },
  kit: printKit,
  notes: 'Print notes after the skills',
  foldsOut: 'One folding strip instead of two cards: front, die, skills',
  isBorderless: 'No frame, so a crooked cut doesn’t show',
  blanksHeading: 'Blank cards',
  blanksHint: 'For filling in by hand.',
  blanksComing: 'Loading the blank cards …',
  blanksMissing: 'The blank cards couldn’t be loaded. Check your connection and try again.',
  less: (what: string): string => `${what}: one less`,
  more: (what: string): string => `${what}: one more`,
  page: (n: number, of: number): string => `Page ${n} of ${of}`,
  pageSide: { both: '', fronts: ', fronts', backs: ', backs', other: ', other side', blank: ', blank back' },
  pageKind: {
    cards: '',
    counters: ': counters',
    pieces: ': pieces',
    page: (name: string): string => `: ${name}`,
  },
  pageLabel: (page: string, names: readonly string[]): string =>
    names.length === 0 ? `${page} as it will print` : `${page} as it will print: ${list(names)}`,
  total,
  cutting,
  preview: 'Pages as they will print',
  large: {
    /** @param page "Page 2 of 3: counters" */
    open: (page: string): string => `Enlarge: ${page}`,
    shown: (page: string): string => `${page}, enlarged`,
    close: 'Close',
    closer: 'Zoom in',
    farther: 'Zoom out',
    before: 'Previous page',
    after: 'Next page',
    percent: (times: number): string => `${Math.round(times * 100)}\u00a0%`,
  },
  /** Above the button that makes the PDF, while there is nothing to print. */
  nothingYet: 'Add a hero or choose a scenario first.',
  noCards: 'No card is selected. Select one above, or add a blank card.',
  noHeroHeading: 'No heroes on this device yet',
  noHero: 'Build a hero, add one of these samples, or add blank cards.',
  moreSamples: (samples: number): string => `Show ${count(samples, 'more sample')}`,
  build: 'Build a hero',
  badLink: 'This link has no cards to print.',
  notSaved: (what: 'hero' | 'party'): string =>
    `The ${what} in this link isn’t on this device. It may have been deleted.`,
  waking: 'Laying out the cards …',
  houseRules: {
    heading: 'House rules',
    /** @param games in the form they have within a sentence: "the Living Rulebook" */
    why: (names: readonly string[], games: readonly string[]): string =>
      `${list(names)} ${plural(names.length, 'breaks', 'break')} the rules of ${list(games)}.`,
    tick: 'Print with a house-rules mark',
    needed: 'Tick the house-rules mark first, or fix the hero in the builder.',
  },
  notices: {
    missing: (card: string, characters: readonly string[]): string =>
      `${card}: Pipsmith’s fonts don’t have ${list(characters)}, so the card shows ${characters.length === 1 ? 'an empty box' : 'empty boxes'} instead.`,
    tooLong: (card: string): string =>
      `${card} has no QR code: there’s too much text to fit in one. Shorten it to get the code back.`,
    /** @param cards of each of these heroes */
    continued: (names: readonly string[], cards: number): string =>
      `${list(names)}: skill text continues on ${count(cards, 'more card')}${names.length > 1 ? ' each' : ''}.`,
    noCode: (why: NoCode, names: readonly string[]): string =>
      why === 'this-computer-only'
        ? 'The cards have no QR code: this Pipsmith runs on your own computer, so a friend’s phone couldn’t open the link.'
        : `No QR code for ${list(names)}: there’s too much text for a link. Shorten it to get a code.`,
  },
  make: 'Make the PDF',
  making: 'Making the PDF',
  progress: (done: number, of: number): string => `${done} of ${count(of, 'page')}`,
  cancel: 'Stop',
  ready: 'The PDF is ready.',
  open: 'Open PDF',
  save: 'Save PDF',
  again: 'Try again',
  file: 'cards',
  howHeading: 'How to print',
  how,
};
