import { list, terms } from '@/lib/language/en';

/** What is said on the odds page, and wherever a sheet is chosen to be met, whatever the game; only what shows odds loads it. */
export const oddsMessages = {
  title: 'Odds',
  description: 'What a hero of Whack & Slaughter rolls, what an attack does and who wins, counted exactly.',
  introduction: 'Every roll is counted, none is guessed. The address of this page keeps what you chose.',
  /** @param noun what the game calls a sheet: "hero" */
  own: (noun: string): string => `Your ${noun}`,
  foe: 'The opponent',
  swap: 'Change sides',
  /** Shows weapon, Hand, range and the like of both on a phone. */
  how: 'How they fight',
  badLink: (which: 'a' | 'b', why: string): string =>
    `${which === 'a' ? 'Your hero' : 'The opponent'} cannot be read from the link. ${why}`,
  otherGames: (own: string, foe: string): string =>
    `One of them is for ${own}, the other for ${foe}. Choose two of the same game.`,
  badBeside: (why: string): string => `Somebody beside them is left out. ${why}`,
  noOdds: (game: string): string => `There are no odds for ${game} yet.`,
  rosterShut: 'Your saved heroes cannot be reached now. Samples and dummies can.',
  choice: {
    saved: 'My heroes',
    samples: 'Samples',
    dummies: 'Dummies',
    linked: 'From the link',
    /** "Bito van Ostmark (the first edition)". */
    ofGame: (name: string, game: string): string => `${name} (${game})`,
  },
  refused: {
    isParty: 'The code holds a party, and one hero is needed.',
    noSample: 'There is no such sample hero.',
    noDummy: 'There is no such dummy.',
    tooLong: (name: string, why: string): string => `${name} fits in no address. ${why}`,
  },
  chart: {
    asTable: 'As a table',
    asChart: 'As a chart',
    named: (caption: string): string => `Chart: ${caption}`,
  },
};

/** What the command line says around the odds of a game. */
export const oddsCommand = {
  noOdds: (game: string): string => `${terms.product} counts no odds for ${game}.`,
  oneOpponent: 'Name one hero, or one party, and one opponent at most.',
  opponentIsParty: (file: string): string => `${file} is a party. The opponent is one hero.`,
  unknownDummy: (name: string, known: readonly string[]): string =>
    known.length === 0
      ? `There is no dummy “${name}”, and this game has none. Name a file.`
      : `There is no dummy “${name}”. Known are ${list(known)}.`,
};
