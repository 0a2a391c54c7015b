import { count, list, terms } from '@/lib/language/en';

/** The sentences that stand on every page: header, footer, home, shared heroes and parties, and what goes wrong on the way. */
export const site = {
  description: 'Build a hero of Whack & Slaughter, print the card, share the link.',
  titles: {
    home: 'Pipsmith: heroes of Whack & Slaughter',
    template: '%s · Pipsmith',
    hero: (name: string, title: string): string => (title === '' ? name : `${name}, ${title}`),
    party: (name: string): string => (name === '' ? 'A party' : name),
    print: 'Print',
    badLink: 'This link does not work',
    notFound: 'No such page',
    error: 'Something went wrong',
  },
  picture: {
    product: 'A die whose faces are painted with shields, swords and stars',
    shared: 'Name, title and die of a hero',
  },
  waitingForStorage:
    'Waiting for the storage of this browser, which does not answer. In a few seconds this goes on without it.',
  header: {
    skip: 'Skip to the content',
    home: 'Pipsmith, to the first page',
    nav: 'Pages',
    build: 'Build',
    print: 'Print',
    rules: 'Rules',
    play: 'Play',
    table: 'Table',
    parties: 'Parties',
    odds: 'Odds',
  },
  footer: {
    game: 'Whack & Slaughter',
    gameBy: 'by Kai Bettzieche, CatZeyeS Entertainment,',
    gameLicence: 'CC BY-NC 3.0',
    icons: 'Icons:',
    iconsFrom: 'game-icons.net',
    iconsLicence: 'CC BY 3.0',
    fonts: 'Fonts: Alegreya, Alegreya SC, Source Sans 3 and Noto, SIL Open Font License',
    table: 'Game night: the companion at a real table',
    version: (version: string): string => `Pipsmith ${version}`,
  },
  home: {
    heading: 'Six faces make a hero',
    introduction:
      'Whack & Slaughter is a skirmish game with one miniature and one painted die for each player: the pips on its six faces say how your hero strikes, shoots, casts and parries. You need a miniature, five dice each, some terrain, a ruler, and the card that you make here.',
    steps: {
      build: {
        name: 'Build',
        hint: 'Paint the die the way your miniature looks; the rules answer at once.',
      },
      print: {
        name: 'Print',
        hint: 'One sheet: cut the card, fold it, and it fits a sleeve. Your group gets it as a link.',
      },
      play: {
        name: 'Play',
        hint: 'Choose a scenario, set up the table and roll; every rule is here to be looked up.',
      },
    },
    build: 'Build a hero',
    concept: 'From a concept',
    random: (noun: string): string => `A random ${noun}`,
    rules: 'Read how a turn goes',
    learn: 'Learn it by playing',
    cardSize: 'As large as it lies in your hand: 63 × 88 mm',
    play: 'Play a match',
    atTable: 'At a real table',
    atTableHint:
      'A phone between you keeps count, the order of turns and the score, and says what the rules ask for now. Your own terrain can be drawn, played on and printed. Whoever is new to it learns it in four short missions.',
    companion: 'Begin a game night',
    maps: 'Draw a map',
    samples: 'Heroes to start from',
    samplesHint: 'Each of them is legal and ready to print. Take one as it is, or make it yours.',
    card: (name: string): string => `Card of ${name}`,
  },
  state: {
    legal: 'Legal',
    problems: (n: number): string => count(n, 'problem'),
    spentOf: (budget: number): string => `of ${terms.points(budget)}`,
    bar: (parts: readonly { readonly label: string; readonly points: number }[], left: number): string =>
      list([
        ...parts.map(({ label, points }) => `${label} ${points}`),
        left < 0 ? `${-left} too many` : `${left} left`,
      ]),
  },
  hero: {
    /** Games without points have a budget of 0. */
    line: (legal: boolean, spent: number, budget: number): string =>
      `${legal ? 'Legal' : 'House rules'}${budget === 0 ? '' : `, ${spent} of ${budget} points`}.`,
    houseRules: 'House rules',
    houseRulesWhy: (noun: string, game: string): string =>
      `This ${noun} breaks rules of ${game}. Ask your group if it may play.`,
    warnings: 'Worth knowing',
    front: (name: string): string => `${name}, front of the card`,
    back: (name: string): string => `${name}, back of the card`,
    fight: (noun: string): string => `Fight this ${noun}`,
    save: 'Save',
    enlarge: (side: string): string => `${side}: show it large`,
    copy: 'Open in the builder as a copy',
    print: 'Print',
    play: 'Play a match',
    table: 'Take to the table',
    download: 'Download file',
    /** Whose rules the sheet is for. */
    of: (game: string): string => `For ${game}`,
    fileName: 'hero',
  },
  party: {
    kind: 'Party',
    fileName: 'party',
    heroes: (n: number): string => count(n, 'hero', 'heroes'),
    line: (names: readonly string[]): string => (names.length === 0 ? 'No heroes yet.' : `${list(names)}.`),
    empty: 'This party has no heroes yet.',
    printAll: 'Print all cards',
    printKit: 'Print the game-night kit',
    save: 'Save the whole party',
    play: 'Play a match',
    table: 'Take to the table',
    show: 'Show',
    copy: 'Open as a copy',
    tooLong: 'This hero is too long for a link of its own. Print it from here.',
  },
  install: {
    why: 'Pipsmith opens without a network. Installed, it stands among your apps.',
    yes: 'Install on this device',
    no: 'No, thanks',
  },
  save: {
    saved: 'Saved: show my heroes',
    wasHere: 'Here already: show my heroes',
    failed: 'It could not be saved. Try again.',
  },
  link: {
    share: 'Share…',
    copy: 'Copy link',
    copied: 'Link copied.',
    denied: 'Your browser did not let the link be copied. Here it is to copy by hand:',
    field: 'Link',
  },
  badLink: {
    heading: 'This link does not work',
    code: 'The code in the link',
    again: 'Try another link or code',
    hint: 'Paste the whole link, or just the code at its end.',
    open: 'Open',
    home: 'To the first page',
    build: 'Build a hero',
  },
  notFound: {
    heading: 'There is no such page',
    body: 'The address leads nowhere. Perhaps a letter was lost on the way.',
  },
  error: {
    heading: 'Something went wrong',
    body: 'This page could not be shown. What you built is still saved on this device.',
    retry: 'Try again',
    home: 'To the first page',
  },
};

/** What Pipsmith says about itself on this device: without a network, and when there is a newer one. */
export const offline = {
  opening: 'Opening …',
  update: 'A new version of Pipsmith is ready.',
  reload: 'Reload now',
  later: 'Later',
};
