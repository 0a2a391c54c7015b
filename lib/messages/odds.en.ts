import { list, terms } from '#words/language/words';

/** Sentences of the odds page and of every choice of an opponent, for every game. */
export const oddsMessages = {
  title: 'Odds',
  description:
    'Exact odds for heroes of Whack & Slaughter: what they roll, what an attack does and who wins.',
  introduction: 'Exact odds, and 1,000 simulated matches. Your choices are saved in this page’s address.',
  /** @param noun the game's word for a sheet: "hero" */
  own: (noun: string): string => `Your ${noun}`,
  foe: 'Opponent',
  swap: 'Swap',
  compare: 'Compare two versions',
  /** On a phone, opens weapon, Hand, range and so on of both. */
  how: 'Weapons and range',
  badLink: (which: 'a' | 'b', why: string): string =>
    `${which === 'a' ? 'Your hero' : 'The opponent'} can’t be read from the link. ${why}`,
  otherGames: (own: string, foe: string): string =>
    `One belongs to ${own}, the other to ${foe}. Choose two from the same game.`,
  badBeside: (why: string): string => `One ally was left out. ${why}`,
  noOdds: (game: string): string => `Odds for ${game} aren’t available yet.`,
  rosterShut: 'Your saved heroes aren’t available right now. You can still use samples and dummies.',
  choice: {
    saved: 'My heroes',
    samples: 'Sample heroes',
    sample: 'sample',
    dummies: 'Training dummies',
    linked: 'From the link',
    /** One of two with the same name: "Jane, Volley". */
    marked: (name: string, mark: string): string => `${name}, ${mark}`,
    /** "Jane: Elements, with a Daemon". @param kind empty for a hero of no school */
    withRole: (name: string, kind: string, companions: readonly string[]): string => {
      const kinds = [...new Set(companions)].map((each) => {
        const many = companions.filter((other) => other === each).length;
        return many > 1 ? `${many} ${each}s` : `a ${each}`;
      });
      const company = kinds.length > 0 ? [`with ${list(kinds)}`] : [];
      const role = [...(kind === '' ? [] : [kind]), ...company];
      return role.length > 0 ? `${name}: ${role.join(', ')}` : name;
    },
    /** "Bito van Ostmark (the first edition)". */
    ofGame: (name: string, game: string): string => `${name} (${game})`,
  },
  refused: {
    isParty: 'That link is to a party. Use a link to one hero.',
    noSample: 'There is no sample hero with that name.',
    noDummy: 'There is no dummy with that name.',
    tooLong: (name: string, why: string): string => `${name} doesn’t fit in the page’s address. ${why}`,
  },
  chart: {
    asTable: 'As a table',
    asChart: 'As a chart',
    named: (caption: string): string => `Chart: ${caption}`,
  },
};

/** Sentences of the command `odds`. */
export const oddsCommand = {
  noOdds: (game: string): string => `${terms.product} has no odds for ${game}.`,
  oneOpponent: 'Name one hero or one party, and at most one opponent.',
  opponentIsParty: (file: string): string => `${file} is a party. The opponent must be one hero.`,
  unknownDummy: (name: string, known: readonly string[]): string =>
    known.length === 0
      ? `There is no dummy “${name}”: this game has none. Name a file.`
      : `There is no dummy “${name}”. Choose ${list(known, 'or')}.`,
};
