import type { TableUnit } from '../../../cards/paper/ruler';
import { list, terms } from '../../../language/en';
import type { CreditsWords } from '../../kit/credits';

/** "½", "2½", "4": # in halves, other parts in tenths. */
export const squares = (value: number): string => {
  const whole = Math.floor(value);
  if (value - whole === 0.5) return `${whole === 0 ? '' : whole}½#`;
  return `${Math.round(value * 10) / 10}#`;
};

/** What so many # measure on the table. */
export const length = (value: number, unit: TableUnit): string => {
  const inUnit = { inch: value, cm: value, mm: value * unit.mm }[unit.id];
  return `${Math.round(inUnit * 10) / 10} ${{ inch: 'in', cm: 'cm', mm: 'mm' }[unit.id]}`;
};

/** "1# is 1 inch". */
export const unitName = (unit: TableUnit): string =>
  ({ inch: '1 inch', cm: '1 cm', mm: `${Math.round(unit.mm * 10) / 10} mm` })[unit.id];

/** The title of a further page. */
export const continued = (title: string, number: number, of: number): string =>
  `${title}, page ${number} of ${of}`;

/** What the credits say. @param game with its edition: "Whack & Slaughter: Living Rulebook" */
export const creditsWords = (game: string): CreditsWords => ({
  title: 'Credits',
  note: `Made with ${terms.product}`,
  continued,
  parts: [
    {
      title: 'The game',
      text: [
        `${game} by Kai Bettzieche, CatZeyeS Entertainment, CC BY-NC 3.0, creativecommons.org/licenses/by-nc/3.0. Free at catzeyes.de.`,
        `${terms.product} is made by players and is no product of theirs. What it prints is for your own table, not for sale.`,
      ],
    },
    {
      title: 'The type',
      text: [
        `${list(['Alegreya and Alegreya SC by Juan Pablo del Peral, Huerta Tipográfica', 'Source Sans 3 by Paul D. Hunt, Adobe'], 'and')}, under the SIL Open Font License 1.1.`,
      ],
    },
  ],
  icons: {
    title: 'Icons on these pages',
    from: 'From game-icons.net, CC BY 3.0, creativecommons.org/licenses/by/3.0; recoloured and scaled. By their names there:',
    unknown: 'Contributors of game-icons.net',
  },
});
