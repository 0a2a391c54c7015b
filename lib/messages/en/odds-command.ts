import { list, terms } from '@/lib/language/en';

/** What the command line says around the odds of a game. */
export const oddsCommand = {
  noOdds: (game: string): string => `${terms.product} counts no odds for ${game}.`,
  oneOpponent: 'Name one hero, or one party, and one opponent at most.',
  opponentIsParty: (file: string): string => `${file} is a party. The opponent is one hero.`,
  unknownDummy: (name: string, known: readonly string[]): string =>
    `There is no dummy “${name}”. Known are ${list(known)}.`,
};
