import type { ContentsWords, CutGroup, CutSides } from '@/lib/cards/kit/contents';

const how = (group: CutGroup, sides: CutSides): string => {
  const isDuplex = sides === 'duplex';
  switch (group) {
    case 'cards':
    case 'initiative':
      if (sides === 'apart')
        return 'Cut out each side by itself, and put front and back into one sleeve, back to back.';
      return isDuplex
        ? 'Cut along the marks; the backs are on the other side. Each goes into a sleeve.'
        : 'Cut front and back out as one piece, fold them between the two, and put each into a sleeve; what has one side goes in as it is.';
    case 'counters':
      return isDuplex
        ? 'Cut along the marks; the backs are on the other side.'
        : 'Cut front and back out as one piece, fold, and glue, around a piece of cardboard if you like.';
    case 'standees':
      return 'Cut each out as one piece; the line at the top of its sheet says how it is folded. Glue its foot to a base or a coin.';
    case 'parts':
      return 'Cut along the lines, fold where they are dashed. What has two sides is glued back to back.';
    case 'whole':
      return 'Plans and texts stay on their sheets, or cut them out if you like.';
  }
};

/** The page that says what to cut and what is where. */
export const printContents: ContentsWords = {
  title: 'Open this first',
  note: 'Print everything at 100 %, on thick paper if you can',
  continued: (title, number, of) => `${title}, ${number} of ${of}`,
  howTitle: 'What to cut',
  groups: {
    cards: 'Cards',
    initiative: 'Initiative cards',
    counters: 'Counters',
    standees: 'Standees',
    parts: 'Pieces',
    whole: 'Plans and texts',
  },
  how,
  page: (number) => `Page ${number}`,
  times: (name, count) => (count === 1 ? name : `${name} × ${count}`),
};
