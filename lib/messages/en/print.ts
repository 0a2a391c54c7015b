import type { CountNote } from '@/lib/cards/card';
import type { PrintProblem } from '@/lib/cards/paper/paper';
import type { CalibrationLabels } from '@/lib/cards/paper/calibration';
import type { PaperLabels } from '@/lib/cards/paper/paper-texts';
import { count, terms } from '@/lib/language/en';
import { printContents } from './print-contents';
import type { SkillPrint } from '../../systems/skill-print';

/** "Bleeding × 10, Slowed × 5: five for each hero who can cause it. Delay × 4: two for each hero." */
const countNote = (pieces: readonly CountNote[]): string => {
  const byReason = new Map<string, string[]>();
  for (const { what, why } of pieces) {
    const same = byReason.get(why);
    if (same) same.push(what);
    else byReason.set(why, [what]);
  }
  return [...byReason].map(([why, what]) => `${what.join(', ')}: ${why}.`).join(' ');
};

const labels: PaperLabels = {
  countNote,
  scale: 'Print at 100 %, actual size.',
  check: 'The ruler on the left then measures true.',
  millimetres: '50 mm',
  inches: '2 in',
  duplex: 'Print on both sides, flip on the short edge.',
  credits: `${terms.credits} Made with ${terms.product}.`,
};

const calibration: CalibrationLabels = {
  heading: 'Where the backs land',
  steps: [
    '1. Print both pages on one paper: 100 %, both sides, flipped on the short edge.',
    '2. Hold it against a light, this side, that of the fronts, towards you: a cross shows through at each pair of scales.',
    '3. Read the middle one in millimetres. Where the upright line meets the scale above it is “right of the front”; where the level line meets the scale beside it is “below the front”. Left and up are negative.',
    '4. Write both figures into the print page, which keeps them on this device, or behind --offset on the command line. They move the backs.',
    'The corners should read the same within half a millimetre; if they do not, the printer draws the paper in askew.',
  ],
  back: 'The crosses of the calibration sheet: this is the back.',
};

/** What stands on a printed sheet around the cards, and why a sheet could not be made. */
export const print = {
  labels,
  calibration,
  contents: printContents,
  /** At the foot of a sheet. */
  sheetOf: (number: number, of: number): string => `Page ${number} of ${of}`,
  title: (names: readonly string[], kit?: string): string => {
    if (kit !== undefined) return names.length === 0 ? `${kit} kit` : `${kit} kit: ${names.join(', ')}`;
    return names.length === 0 ? 'Blank cards' : `Hero Cards: ${names.join(', ')}`;
  },
  /** Name of the PDF, for what it holds: "King of the Hill kit". */
  file: ([first, ...others]: readonly string[], kit?: string): string => {
    if (kit !== undefined) return `${kit} kit`;
    if (first === undefined) return 'Blank cards';
    return others.length === 0 ? first : `${first} and ${count(others.length, 'other')}`;
  },
  problem: (problem: PrintProblem): string => {
    switch (problem.problem) {
      case 'font':
        return `The font ${problem.font} could not be loaded, so nothing was printed. Check your connection and print again.`;
      case 'memory':
        return 'There was not enough memory for so many cards. Print fewer cards at a time.';
      case 'cancelled':
        return 'You stopped the printing. Nothing was saved.';
      case 'stopped':
        return 'The printing stopped before the sheet was done. Load the page again and print once more; your heroes are kept.';
    }
  },
};

/** What cards say of skills. */
export const skillPrints = {
  label: 'Skills on the cards',
  names: { names: 'Names', short: 'Short texts', full: 'Full texts' },
  hints: {
    names: 'Names alone, for those who know them.',
    short: 'What each skill does, below its name.',
    full: 'Names on the card, and all about them on further cards.',
  },
} satisfies {
  readonly label: string;
  readonly names: Readonly<Record<SkillPrint, string>>;
  readonly hints: Readonly<Record<SkillPrint, string>>;
};
