import type { CardSizeId } from '@/lib/cards/card';
import type { InkLook } from '@/lib/cards/ink-look';
import { mostOffset, type PaperId } from '@/lib/cards/paper/paper';
import { count, list } from '@/lib/language/en';

/** How the sides of a card come together, as the player chooses it. */
type JoiningWord = 'edge' | 'gutter' | 'sleeves' | 'duplex';

const papers: Readonly<Record<PaperId, string>> = { a4: 'A4', letter: 'Letter' };

const sizes: Readonly<Record<CardSizeId, string>> = { '63x88': '63 × 88 mm', '63.5x88.9': '63.5 × 88.9 mm' };

const sizeHints: Readonly<Record<CardSizeId, string>> = {
  '63x88': 'Fits every card sleeve.',
  '63.5x88.9': 'The full size of a playing card; tight in some sleeves.',
};

const inkLooks: Readonly<Record<InkLook, string>> = {
  colour: 'Colour',
  low: 'Low ink',
  black: 'Black & white',
};

const inkHints: Readonly<Record<InkLook, string>> = {
  colour: 'As on the screen.',
  low: 'Black lines on white, no emblem: the least ink.',
  black: 'Black and white without grey, for any printer.',
};

const joinings: Readonly<Record<JoiningWord, string>> = {
  edge: 'Fold',
  gutter: 'Fold and glue',
  sleeves: 'Nine a page',
  duplex: 'Both sides',
};

const joiningHints: Readonly<Record<JoiningWord, string>> = {
  edge: 'Front and back side by side, folded at the card’s edge: for sleeves.',
  gutter: 'Five millimetres between front and back: room for the bend when you glue the halves.',
  sleeves: 'Nine sides to an upright page, cut out one by one and put into sleeves back to back: no fold.',
  duplex: 'Fronts on one side of the paper, backs on the other: for printers that turn the paper over.',
};

const cut = 'Cut along the marks around each pair, front and back in one piece.';
const trueScale =
  'Print at 100 %, “actual size”; no “fit to page”. The ruler on the sheet tells if it is true.';

const how: Readonly<Record<JoiningWord, readonly string[]>> = {
  edge: [trueScale, cut, 'Fold at the black dashes. It fits a card sleeve as it is, or glue the halves.'],
  gutter: [
    trueScale,
    'Cut each pair out, a little outside its marks, and fold it at the black dashes.',
    'Glue the halves. When they are dry, cut along the marks around the card.',
  ],
  sleeves: [
    trueScale,
    'Cut along the marks; one cut serves two neighbours.',
    'Put front and back into one sleeve, back to back.',
  ],
  duplex: [
    trueScale,
    'Choose printing on both sides, flipped on the short edge.',
    'Cut along the marks on the fronts; one cut serves two cards.',
  ],
};

/** What lies on the sheets, counted. */
interface Printed {
  readonly cards: number;
  readonly counters: number;
  readonly pieces: number;
  readonly plans: number;
  readonly pages: number;
  readonly papers: number;
}

/** "12 cards, 96 counters and 4 plans and texts on 14 pages, 10 sheets of paper". */
const total = ({ cards, counters, pieces, plans, pages, papers }: Printed): string => {
  const things = [
    ...(cards > 0 ? [count(cards, 'card')] : []),
    ...(counters > 0 ? [count(counters, 'counter')] : []),
    ...(pieces > 0 ? [count(pieces, 'piece')] : []),
    ...(plans > 0 ? [count(plans, 'plan or text', 'plans and texts')] : []),
  ];
  const paper = papers < pages ? `, ${count(papers, 'sheet')} of paper` : '';
  return `${list(things)} on ${count(pages, 'page')}${paper}`;
};

/** The game-night kit beside the heroes' cards. */
const kit = {
  heading: 'Game night',
  hint: 'All that the evening needs beside the cards of these heroes, in one PDF.',
  everything: 'Everything this party needs',
  nothing: 'Only the cards',
  night: 'Begin a game night',
  coming: 'Getting the kit',
  takes: (papers: number): string => `With the cards: ${count(papers, 'sheet')} of paper.`,
  missing: 'The game-night kit could not be loaded. Check your connection and try again.',
  scenario: 'Scenario',
  ownMap: {
    label: 'Plan of your own map',
    none: 'None',
    hint: 'A map that you draw yourselves is printed here as a plan.',
    draw: 'Draw a map',
  },
  scenarioKinds: { scenarios: 'Scenarios', missions: 'Training missions' },
  unit: 'One # is',
  units: { inch: '1 inch', cm: '1 cm' },
  unitHints: {
    inch: 'For miniatures of 25 to 40 mm.',
    cm: 'For miniatures of 6 to 15 mm.',
  },
  groups: { figures: 'Cards and figures', table: 'On the table', reading: 'To read' },
} as const;

/** Why a card carries no QR code. */
export type NoCode = 'this-computer-only' | 'no-link';

/** The sentences of the print page, where cards become sheets. */
export const printPage = {
  heading: 'Print',
  heroes: 'Heroes',
  all: (party: string, heroes: number): string => `${party}: all ${heroes}`,
  illegal: 'breaks rules',
  inParties: (parties: readonly string[]): string => `in ${list(parties)}`,
  here: (names: readonly string[]): string =>
    `${list(names)} ${names.length > 1 ? 'are' : 'is'} here already, just as ${names.length > 1 ? 'they come' : 'it comes'} in.`,
  printAgain: 'Print a second one',
  notAgain: 'Leave it',
  openFiles: 'Open files',
  openHint: 'Hero and party files; you can also drop them anywhere on this page.',
  drop: 'Let go to add these heroes',
  inLink: (n: number, sentence: string): string => `Link ${n}: ${sentence}`,
  inFile: (file: string, sentence: string): string => `${file}: ${sentence}`,
  emptyParty: 'There is no hero in this party.',
  noPick: 'No hero is ticked. Tick one, or add a blank card.',
  paper: 'Paper',
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
    heading: 'Where the backs land',
    hint: 'Most printers lay the back a little aside. Print the calibration sheet, and write here what it shows: as you see it from the fronts, held against a light.',
    x: 'Right of the front, mm',
    y: 'Below the front, mm',
    less: (what: string): string => `${what}: a tenth less`,
    more: (what: string): string => `${what}: a tenth more`,
    wrong: `Give tenths of a millimetre from −${mostOffset} to ${mostOffset}, such as 0.4.`,
  },
  calibration: {
    make: 'Make the calibration sheet',
    open: 'Open the calibration sheet',
    title: 'Calibration sheet',
  },
  cards: 'Cards',
  counters: {
    size: 'Size of the counters, in mm',
    sides: 'Both sides of a counter',
    sideNames: { fold: 'Fold', duplex: 'Both sides' },
    sideHints: {
      fold: 'The sides lie beside each other: cut, fold and glue.',
      duplex: 'The backs come on the other side of the paper, moved as the cards’ are.',
    },
    all: 'Counters of the whole rulebook',
    heading: 'Which counters, and how many',
    hint: 'Both sides show the same. The numbers follow from the rules and stand on the sheets; change them as you like.',
  },
  kit,
  notes: 'Notes, after the skills',
  blanksHeading: 'Blank cards',
  blanksHint: 'To fill in by hand.',
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
  noCards: 'No card is ticked. Tick one above, or add a blank card.',
  noHeroHeading: 'No hero on this device yet',
  noHero: 'Build one, print one of these, or add blank cards.',
  build: 'Build a hero',
  badLink: 'There are no cards to print here.',
  notSaved: (what: 'hero' | 'party'): string =>
    `The ${what} that this link asks for is not on this device. Perhaps it was deleted.`,
  waking: 'Laying out the cards',
  houseRules: {
    heading: 'House rules',
    /** @param games as they stand in a sentence: "the Living Rulebook" */
    why: (names: readonly string[], games: readonly string[]): string =>
      `${list(names)} ${names.length === 1 ? 'breaks' : 'break'} rules of ${list(games)}.`,
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
  progress: (done: number, of: number): string => `${done} of ${count(of, 'page')}`,
  cancel: 'Stop',
  ready: 'The PDF is ready.',
  open: 'Open PDF',
  save: 'Save PDF',
  again: 'Try again',
  file: 'cards',
  howHeading: 'On paper',
  how,
};
