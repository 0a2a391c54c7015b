import { count, list, possessive, terms } from '#words/language/words';

/** Sentences of every page: header, footer, shared heroes and parties, errors. */
export const site = {
  description: 'Build a hero for Whack & Slaughter, print the card, share the link.',
  titles: {
    home: 'Pipsmith: heroes for Whack & Slaughter',
    template: '%s · Pipsmith',
    hero: (name: string, title: string): string => (title === '' ? name : `${name}, ${title}`),
    party: (name: string): string => (name === '' ? 'A party' : name),
    print: 'Print',
    badLink: 'This link doesn’t work',
    several: 'Which link?',
    notFound: 'Page not found',
    error: 'Something went wrong',
  },
  picture: {
    product: 'A die whose faces are painted with shields, swords and stars',
    shared: 'Name, title and die of a hero',
  },
  waitingForStorage:
    'Your browser’s storage isn’t answering. This page will carry on without it in a few seconds.',
  header: {
    skip: 'Skip to content',
    home: 'Pipsmith, home page',
    nav: 'Pages',
    build: 'Build',
    print: 'Print',
    rules: 'Rules',
    play: 'Play',
    table: 'Game night',
    tableShort: 'Night',
    parties: 'Parties',
    odds: 'Odds',
    maps: 'Maps',
    heroes: 'Heroes',
    more: 'More',
    menu: 'Menu',
  },
  footer: {
    game: 'Whack & Slaughter',
    gameBy: 'by Kai Bettzieche, CatZeyeS Entertainment,',
    gameLicence: 'CC BY-NC 3.0',
    icons: 'Icons:',
    iconsFrom: 'game-icons.net',
    iconsLicence: 'CC BY 3.0',
    fonts: 'Fonts: Alegreya, Alegreya SC, Source Sans 3 and Noto, SIL Open Font License',
    table: 'Game night: your phone keeps track at the table',
    privacy: 'Privacy',
    version: (version: string): string => `Pipsmith ${version}`,
  },
  card: (name: string): string => `${possessive(name)} card`,
  state: {
    legal: 'Legal',
    problems: (n: number): string => count(n, 'problem'),
    /** Shown in place of the verdict while nothing is painted. */
    toSpend: (budget: number): string => `${terms.points(budget)} to spend`,
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
      `This ${noun} breaks the rules of ${game}. Ask your group before you play it.`,
    warnings: 'Good to know',
    front: (name: string): string => `${name}, front of the card`,
    back: (name: string): string => `${name}, back of the card`,
    challenge: (name: string): string => `Challenge ${name}`,
    challengeHint: 'In a challenge the computer plays your hero against this one, many times over.',
    odds: (noun: string): string => `Odds against this ${noun}`,
    save: 'Save',
    enlarge: (side: string): string => `${side}: enlarge`,
    copy: 'Make it mine',
    print: 'Print',
    play: 'Play a match yourself',
    table: 'Start game night',
    download: 'Download file',
    /** The rules that the hero was built for. */
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
    table: 'Start game night',
    show: 'Show',
    copy: 'Open as a copy',
    tooLong: 'This hero has too much text for a link. Print it from here.',
  },
  install: {
    why: 'Install Pipsmith as an app on this device. It works offline.',
    yes: 'Install on this device',
    no: 'No, thanks',
  },
  save: {
    saved: 'Saved. Show my heroes',
    wasHere: 'You already have it. Show my heroes',
    failed: 'That couldn’t be saved. Try again.',
  },
  link: {
    share: 'Share…',
    copy: 'Copy link',
    copied: 'Link copied.',
    denied: 'Your browser blocked copying. Copy the link from here:',
    field: 'Link',
  },
  badLink: {
    heading: 'This link doesn’t work',
    code: 'The code in the link',
    again: 'Try another link or code',
    hint: 'Paste the whole link or just the code.',
    open: 'Open',
    home: 'Go to the home page',
    build: 'Build a hero',
  },
  several: {
    heading: (links: number): string => `You pasted ${links} links`,
    choose: 'Which one do you want to open?',
    party: (name: string): string => `Party: ${name}`,
  },
  notFound: {
    heading: 'Page not found',
    body: 'There’s nothing at this address. Check that it’s complete, or start from the home page.',
  },
  error: {
    heading: 'Something went wrong',
    body: 'This page can’t be shown. Everything you built is still saved on this device.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
};

/** Sentences about Pipsmith offline and about a newer version. */
export const offline = {
  opening: 'Opening …',
  update: 'A new version of Pipsmith is ready.',
  reload: 'Reload now',
  later: 'Later',
};
