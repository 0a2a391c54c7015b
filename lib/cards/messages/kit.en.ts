import { list, terms } from '#words/language/words';
import type { BoxWords } from '../kit/box';
import type { CreditsWords } from '../kit/credits';

/** Pieces that any kit may have. */
export const sharedPieces = {
  'tuck-box': 'Tuck box for the cards',
  contents: 'Quick start: set-up and a sample turn',
} as const;

/** @param title "Heroes" */
export const boxWords = (title: string): BoxWords => ({ name: 'Tuck box', title, glue: 'Glue' });

/** Tools for every kit, besides dice, miniatures and a table. */
export const tools = 'Scissors or a knife, glue, and card sleeves if you have some.';

/** Notice for a scenario that needs several heroes when there is only one. @param title of the scenario */
export const oneHero = (title: string): string =>
  `${title} needs several heroes, and you’re printing only one. Add your opponents’ heroes, or let them print their own.`;

/** A note that explains house values, if one of the lines mentions them. @param book "rulebook" */
export const noteOn = (note: string, lines: readonly string[], book: string): string =>
  lines.some((line) => /house value/i.test(line))
    ? `${note} A house value is Pipsmith’s own choice, because the ${book} doesn’t give one.`
    : note;

/** The title of a further page. */
export const continued = (title: string, number: number, of: number): string =>
  `${title}, page ${number} of ${of}`;

/** Texts of the credits. @param game with its edition: "Whack & Slaughter: Living Rulebook" */
export const creditsWords = (game: string): CreditsWords => ({
  title: 'Credits',
  note: `Made with ${terms.product}`,
  parts: [
    {
      title: 'The game',
      text: [
        `${game} by Kai Bettzieche, CatZeyeS Entertainment, CC BY-NC 3.0, creativecommons.org/licenses/by-nc/3.0. Free at catzeyes.de.`,
        `${terms.product} is made by players, not by the makers of the game. What you print with it is for your own table, not for sale.`,
      ],
    },
    {
      title: 'Fonts',
      text: [
        `${list(['Alegreya and Alegreya SC by Juan Pablo del Peral (Huerta Tipográfica)', 'Source Sans 3 by Paul D. Hunt (Adobe)', 'Noto, for other scripts, by Google and Adobe'], 'and')}, under the SIL Open Font License 1.1.`,
      ],
    },
  ],
  icons: {
    title: 'Icons on these pages',
    from: 'From game-icons.net, CC BY 3.0, creativecommons.org/licenses/by/3.0; recoloured and scaled. Their names on that site:',
    unknown: 'Contributors of game-icons.net',
  },
});
