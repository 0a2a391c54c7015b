import type { CodeProblem, LinkedPage, ShareProblem } from '@/lib/share/index';
import { count, list } from '#words/language/words';
import type { PaperId } from '@/lib/cards/paper/paper';

const misfits: Readonly<Record<(ShareProblem & { problem: 'not-well-formed' })['misfit'], string>> = {
  'no-name':
    'To make a link, give the hero, the party and every custom skill a name with at least one letter in it.',
  'broken-text': 'One of the texts has a broken character in it. Type that text again.',
  'over-limit': 'This is more than a hero file can hold. Remove something and try again.',
};

const number = (n: number): string => n.toLocaleString('en-GB');

/** Why there is no link for this hero or party, or why a link opens nothing; and what to do. */
const problem = (what: ShareProblem | CodeProblem): string => {
  switch (what.problem) {
    case 'too-long':
      return `This link would be ${number(what.length)} characters long, and links of more than ${number(what.limit)} may break when you send them. Shorten the text, or send the file instead.`;
    case 'too-many-heroes':
      return `A party link holds at most ${what.limit} heroes, and this party has ${what.heroes}. Send the file instead, or split the party.`;
    case 'not-well-formed':
      return misfits[what.misfit];
    case 'empty':
      return 'There’s no share code here. Paste the whole link you were sent.';
    case 'not-a-code':
      return 'This isn’t a share code: a code has only letters, digits, “-” and “_”. Paste the whole link you were sent.';
    case 'too-long-code':
      return `This isn’t a share code: it has ${number(what.length)} characters, and a code never has more than ${number(what.limit)}.`;
    case 'truncated':
      return what.expected === undefined
        ? 'That link is incomplete: it stops after a few characters. Copy the whole link again.'
        : `That link is incomplete: it has ${count(what.length, 'character')} of ${what.expected}. Copy the whole link again.`;
    case 'damaged':
      return 'This link is damaged: at least one character changed on the way. Ask for it again.';
    case 'newer':
      return 'This link comes from a newer version of Pipsmith. Reload the page, or update your copy, and open it again.';
  }
};

const pages: Readonly<Record<LinkedPage, string>> = { match: 'match', map: 'map', night: 'game night' };

/** Advice for a link to something other than heroes. */
const otherPage = (page: LinkedPage): string =>
  `This is a link to a ${pages[page]}, not to a hero. Paste it into your browser’s address bar.`;

export const share = { problem, otherPage };

/** Answers in words from the addresses of PDFs and pictures. */
export const api = {
  /** The last part of the addresses below /api/hero/CODE and /api/party/CODE. */
  pictures: {
    hero: ['sheet.pdf', 'card.png', 'preview.png'],
    party: ['sheet.pdf', 'preview.png'],
  },
  noSuchPicture:
    'There’s nothing at this address. A hero has /api/hero/CODE/sheet.pdf, card.png and preview.png; a party has /api/party/CODE/sheet.pdf and preview.png.',
  otherKind: (kind: 'hero' | 'party'): string => `This is the code of a ${kind}: use /api/${kind}/CODE.`,
  badPaper: (paper: string, known: readonly PaperId[]): string =>
    `There’s no paper size “${paper.slice(0, 40)}” here. Choose ${list(known, 'or')}.`,
  busy: 'Too many sheets and pictures are being drawn right now. Try again in a few seconds.',
  tooSlow: 'Drawing this took too long. Try again in a few seconds.',
  tooLarge: 'This is too large to send. Open the hero’s link in a browser and print it there.',
  failed: 'This couldn’t be drawn. Open the hero’s link in a browser and print it there.',
};
