import type { ContentsWords, CutGroup } from '@/lib/cards/kit/contents';

const how = (group: CutGroup, isDuplex: boolean): string => {
  switch (group) {
    case 'cards':
    case 'initiative':
      return isDuplex
        ? 'Cut along the marks; the backs are on the other side. Each goes into a sleeve.'
        : 'Cut front and back out as one piece, fold them between the two, and put each into a sleeve.';
    case 'counters':
      return isDuplex
        ? 'Cut along the marks; the backs are on the other side.'
        : 'Cut front and back out as one piece, fold, and glue, around a piece of cardboard if you like.';
    case 'standees':
      return 'Cut out front and back as one piece and fold them back to back. Cut the tabs apart, fold one forward and one back, and glue them to a base or a coin.';
    case 'parts':
      return 'Cut along the lines, fold where they are dashed. What has two sides is glued back to back.';
    case 'whole':
      return 'Rulers and templates are cut as their pages say; all others stay whole.';
  }
};

/** The page that says what to cut and what is where. */
export const printContents: ContentsWords = {
  title: 'What to cut, and what is where',
  note: 'Print everything at 100 %, on thick paper if you can',
  continued: (title, number, of) => `${title}, ${number} of ${of}`,
  howTitle: 'What to cut',
  groups: {
    cards: 'Cards',
    initiative: 'Initiative cards',
    counters: 'Counters',
    standees: 'Standees',
    parts: 'Pieces',
    whole: 'Whole pages',
  },
  how,
  page: (number) => `Page ${number}`,
  times: (name, count) => (count === 1 ? name : `${name} × ${count}`),
};
