import type { CountNote } from '@/lib/cards/card';
import type { PrintProblem } from '@/lib/cards/paper/paper';
import type { CalibrationLabels } from '@/lib/cards/paper/calibration';
import type { PaperLabels } from '@/lib/cards/paper/paper-texts';
import { count, terms } from '#words/language/words';
import { printContents } from '#words/messages/print-contents';
import type { SkillPrint } from '../systems/skill-print';

/** "Bleeding × 10, Slowed × 5: five for each hero who can cause it. Delay × 4: two for each hero." */
const countNote = (pieces: readonly CountNote[]): string => {
  const byReason = new Map<string, string[]>();
  for (const { what, why } of pieces) {
    const same = byReason.get(why);
    if (same) same.push(what);
    else byReason.set(why, [what]);
  }
  return [...byReason].map(([why, what]) => `${what.join(', ')}${why === '' ? '' : `: ${why}`}.`).join(' ');
};

const labels: PaperLabels = {
  countNote,
  someOf: (what, here) => what.replace(/ × (?=\d+$)/, ` × ${here} of `),
  scale: 'Print at 100\u00a0%, actual size.',
  check: 'Check it with the ruler on the left.',
  millimetres: '50\u00a0mm',
  inches: '2 in',
  duplex: 'Print on both sides, flip on the short edge.',
  credits: `${terms.credits} Made with ${terms.product}.`,
};

const calibration: CalibrationLabels = {
  heading: 'Where the backs land',
  steps: [
    '1. Print both pages on one sheet: 100\u00a0%, both sides, flip on the short edge.',
    '2. Hold it against a light with this side towards you. A cross shows through at each pair of scales.',
    '3. Read the middle cross in millimetres. Its vertical line shows “right of the front” on the scale above; its horizontal line shows “below the front” on the scale beside it. Left and up are negative.',
    '4. Enter both numbers on the print page, or after --offset on the command line. Pipsmith then shifts the backs.',
    'The corners should read the same within half a millimetre. If they don’t, your printer feeds the paper at an angle.',
  ],
  back: 'Calibration sheet, back',
};

/** Sentences on a print sheet around the cards, and why a sheet could not be made. */
export const print = {
  labels,
  calibration,
  contents: printContents,
  /** At the foot of a sheet. */
  sheetOf: (number: number, of: number): string => `Page ${number} of ${of}`,
  title: (names: readonly string[], kit?: string): string => {
    if (kit !== undefined) return names.length === 0 ? `${kit} kit` : `${kit} kit: ${names.join(', ')}`;
    return names.length === 0 ? 'Blank cards' : `Hero cards: ${names.join(', ')}`;
  },
  /** Name of the PDF, for what it holds: "King of the Hill kit", with the party's name before it if that has one. */
  file: ([first, ...others]: readonly string[], kit?: string, party?: string): string => {
    if (kit !== undefined) return party === undefined ? `${kit} kit` : `${party}, ${kit} kit`;
    if (party !== undefined || first === undefined) return party ?? 'Blank cards';
    return others.length === 0 ? first : `${first} and ${count(others.length, 'other')}`;
  },
  problem: (problem: PrintProblem): string => {
    switch (problem.problem) {
      case 'font':
        return `The font ${problem.font} couldn’t be loaded, so nothing was printed. Check your connection and try again.`;
      case 'memory':
        return 'There wasn’t enough memory for that many cards. Print fewer at a time.';
      case 'cancelled':
        return 'You stopped printing. Nothing was saved.';
      case 'stopped':
        return 'Printing stopped early. Your heroes are safe. Reload the page and print again.';
    }
  },
};

/** How much of each skill the cards carry. */
export const skillPrints = {
  label: 'Skills on the cards',
  names: { names: 'Names only', short: 'Short text', full: 'Full text' },
  hints: {
    names: 'Names only, if you know the skills.',
    short: 'What each skill does, below its name.',
    full: 'The whole text of each skill, below its name.',
  },
} satisfies {
  readonly label: string;
  readonly names: Readonly<Record<SkillPrint, string>>;
  readonly hints: Readonly<Record<SkillPrint, string>>;
};
