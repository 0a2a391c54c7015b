import { list } from '#words/language/words';
import type { ContentsWords, CutGroup, CutSides } from '@/lib/cards/kit/contents';

const how = (group: CutGroup, sides: CutSides): string => {
  const isDuplex = sides === 'duplex';
  switch (group) {
    case 'initiative':
      return 'Cut them out; the deck lies face up, so they have no backs.';
    case 'cards':
      if (sides === 'apart')
        return 'Cut out each side separately and put front and back in one sleeve, back to back.';
      return isDuplex
        ? 'Cut along the marks; the backs are on the other side. Put each card in a sleeve.'
        : 'As above; one-sided cards go in their sleeves as they are.';
    case 'strips':
      return 'Cut out each strip in one piece and fold it twice, so that the front and the die end up outside and the skills inside.';
    case 'counters':
      return isDuplex
        ? 'Cut along the marks; the backs are on the other side.'
        : 'Cut, fold and glue, over cardboard if you like.';
    case 'standees':
      return 'If one falls over, glue a coin under its foot.';
    case 'parts':
      return 'Cut along solid lines, fold along dashed ones. Glue two-sided pieces back to back.';
    case 'whole':
      return 'Cut them out or leave them whole.';
  }
};

/** Sentences of the leaflet that comes first. */
export const printContents: ContentsWords = {
  title: 'Start here',
  fold: 'Fold this half back, printed side out',
  inside: 'Don’t fold this page',
  continued: (title, number, of) => `${title}, ${number} of ${of}`,
  need: 'What you need',
  setUp: 'Set up the table',
  signs: 'What the pips mean',
  later: 'Later in the match',
  win: 'Who wins',
  fallen: 'If somebody goes down',
  craft: {
    title: 'Cut, fold and glue',
    cut: 'Cut along the marks: front and back in one piece.',
    fold: 'Fold down the middle, printed side out.',
    glue: 'Glue them together, or put them in a sleeve.',
  },
  whereTitle: 'Where everything is',
  groups: {
    cards: 'Cards',
    strips: 'Strips to fold',
    initiative: 'Initiative cards',
    counters: 'Counters',
    standees: 'Standees',
    parts: 'Pieces',
    whole: 'Maps and rules',
  },
  how,
  together: (groups) => list(groups.map((group, at) => (at === 0 ? group : group.toLowerCase()))),
  pages: (from, to) => (from === to ? `Page ${from}` : `Pages ${from} to ${to}`),
  times: (name, count) => (count === 1 ? name : `${name} × ${count}`),
};
