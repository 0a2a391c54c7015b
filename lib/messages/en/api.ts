import type { PaperId } from '@/lib/cards/paper/paper';
import { list } from '@/lib/language/en';

/** What the addresses of PDFs and pictures answer in words. */
export const api = {
  /** The last part of the addresses below /api/hero/CODE and /api/party/CODE. */
  pictures: {
    hero: ['sheet.pdf', 'card.png', 'preview.png'],
    party: ['sheet.pdf', 'preview.png'],
  },
  noSuchPicture:
    'There is nothing at this address. A hero has /api/hero/CODE/sheet.pdf, card.png and preview.png; a party has /api/party/CODE/sheet.pdf and preview.png.',
  otherKind: (kind: 'hero' | 'party'): string =>
    `This is the code of a ${kind}: ask for it at /api/${kind}/CODE.`,
  badPaper: (paper: string, known: readonly PaperId[]): string =>
    `There is no paper "${paper.slice(0, 40)}" here: paper is ${list(known, 'or')}.`,
  busy: 'Too many sheets and pictures are being drawn right now. Try again in a few seconds.',
  tooSlow: 'This took too long to draw, so it was given up. Try again in a few seconds.',
  tooLarge:
    'This became larger than Pipsmith sends. Print it in the browser instead: open the link of the hero.',
  failed: 'This could not be drawn. Print it in the browser instead: open the link of the hero.',
};
