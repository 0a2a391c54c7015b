import type { CodeProblem, LinkedPage, ShareProblem } from '@/lib/share/index';
import { count, list } from '@/lib/language/en';
import type { PaperId } from '@/lib/cards/paper/paper';

const misfits: Readonly<Record<(ShareProblem & { problem: 'not-well-formed' })['misfit'], string>> = {
  'no-name': 'A link needs names: give the hero, the party and every custom skill at least one letter.',
  'broken-text': 'One of the texts holds half a character, which no link can carry. Type that text again.',
  'over-limit': 'There is more here than a hero file may hold. Take something out and try again.',
};

const number = (n: number): string => n.toLocaleString('en-GB');

/** Why there is no link for this hero or party, or why a link opens nothing; and what to do. */
const problem = (what: ShareProblem | CodeProblem): string => {
  switch (what.problem) {
    case 'too-long':
      return `This needs a link of ${number(what.length)} characters; ${number(what.limit)} is the most that travels safely. Shorten the texts, or send the file instead.`;
    case 'too-many-heroes':
      return `A party link carries ${what.limit} heroes at most, and this party has ${what.heroes}. Send the file instead, or split the party.`;
    case 'not-well-formed':
      return misfits[what.misfit];
    case 'empty':
      return 'There is no share code here. Paste the whole link that you were sent.';
    case 'not-a-code':
      return 'This is no share code: a code has only letters, digits, - and _. Paste the whole link that you were sent.';
    case 'too-long-code':
      return `This is no share code: it has ${number(what.length)} characters, and a code never has more than ${number(what.limit)}.`;
    case 'truncated':
      return what.expected === undefined
        ? 'This link is cut off after its first few characters. Copy it again, to its very end.'
        : `This link is cut off: its code has ${count(what.length, 'character')} of ${what.expected}. Copy it again, to its very end.`;
    case 'damaged':
      return 'This link is damaged: at least one character was changed on the way. Ask for it again.';
    case 'newer':
      return 'This link was made by a newer Pipsmith than this one. Reload the page, or update your copy, and open it again.';
  }
};

const pages: Readonly<Record<LinkedPage, string>> = { match: 'match', map: 'map', night: 'game night' };

/** Advice for a link to something other than heroes. */
const otherPage = (page: LinkedPage): string =>
  `This is a link to a ${pages[page]}, not to a hero. Open it in your browser’s address bar.`;

export const share = { problem, otherPage };

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
