import type { PrintProblem } from '@/lib/cards/printing';
import type { SheetLabels } from '@/lib/cards/sheet-texts';
import { terms } from './common';

const labels: SheetLabels = {
  scale: 'Print at 100 %, actual size.',
  check: 'The ruler on the left then measures true.',
  millimetres: '50 mm',
  inches: '2 in',
  duplex: 'Print on both sides, flip on the short edge.',
  credits: `${terms.credits} Made with ${terms.product}.`,
};

/** What stands on a printed sheet around the cards, and why a sheet could not be made. */
export const print = {
  labels,
  title: (names: readonly string[]): string =>
    names.length === 0 ? 'Blank cards' : `Hero Cards: ${names.join(', ')}`,
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
