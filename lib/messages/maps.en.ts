import { count, list } from '#words/language/words';
import type { MapCodeProblem, MapMisfit } from '@/lib/table/own-map/code';
import { grain, type Answer, type Form, type LadderSide, type OwnPiece } from '@/lib/table/own-map/own-map';

/** Quarters of a # as players measure. */
const far = (quarters: number): string => `${quarters / grain}#`;

const answerNames: Readonly<Record<Answer, string>> = {
  seeThrough: 'You can see through it',
  walkThrough: 'You can walk through it',
  cover: 'It gives cover',
  climb: 'You can climb it',
};

/** Answers in the legend of a plan. */
const answered = (piece: Pick<OwnPiece, Answer>): string =>
  list([
    piece.seeThrough ? 'you can see through it' : 'it blocks sight',
    piece.walkThrough ? 'you can walk through it' : 'it blocks the way',
    piece.cover ? 'it gives cover' : 'it gives no cover',
    piece.climb ? 'you can climb it' : 'you can’t climb it',
  ]);

/** Sentences of maps that players draw, for every game. */
export const maps = {
  title: 'Maps',
  description: 'Draw your own map for Whack & Slaughter, play on it, share it as a link and print it.',
  introduction:
    'Draw a map of your table and its terrain. Then share it as a link, print it, or choose it when you set up a match.',
  loading: 'Opening the map …',
  saved: {
    title: 'Maps on this device',
    none: 'No maps yet.',
    open: (name: string, game: string): string => `${name}, for ${game}`,
    remove: (name: string): string => `Delete ${name}`,
    changed: (moment: string): string =>
      new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    cannot: (why: string): string => `Your maps can’t be read. ${why}`,
  },
  begin: {
    title: 'New map',
    for: (game: string): string => `Draw a map for ${game}`,
    name: 'Our table',
  },
  problem: {
    again: 'All maps',
    cannot: (why: string): string => `This map can’t be opened. ${why}`,
    gone: 'It’s no longer on this device.',
    noGame: (game: string): string => `Pipsmith has no maps for “${game}”.`,
    code: {
      'no-code': 'There’s no map in this link. Ask for the link again.',
      damaged: 'The link is damaged. Copy the whole link again.',
      newer: 'It was drawn with a newer Pipsmith. Reload the page and open it again.',
    } satisfies Readonly<Record<MapCodeProblem, string>>,
    misfit: {
      'no-name': 'Give the map a name first.',
      'broken-text': 'The name contains a broken character. Type it again.',
      'over-limit': 'This map is too large for a link.',
    } satisfies Readonly<Record<MapMisfit, string>>,
  },
  keeping: {
    kept: 'Saved on this device.',
    'not-kept': 'The last change couldn’t be saved. Send yourself the link before you leave.',
    gone: 'This map was deleted in another tab and is no longer saved.',
    nameless: 'Give the map a name to save it.',
  },
  name: 'Name of the map',
  plan: (pieces: number): string => `The table from above, with ${count(pieces, 'piece')} of terrain`,
  keys: 'Plan. Drag on empty space to draw a piece; drag a piece to move it. Arrow keys move the selected piece; hold Shift to move it 1# at a time. Delete removes it.',
  hint: 'Drag on empty space to draw; drag a piece to move it. You can also type every value below.',
  kind: 'Draw',
  form: 'Shape',
  forms: { box: 'Rectangle', round: 'Round' } satisfies Readonly<Record<Form, string>>,
  add: 'Add a piece in the middle',
  undo: 'Undo',
  redo: 'Redo',
  mirror: 'Mirror',
  mirrorHint: 'Mirror copies every piece to the opposite side, rotated by 180°, so the table is fair.',
  pieces: 'Pieces',
  noPieces: 'This table is empty.',
  full: (most: number): string => `A map holds at most ${most} pieces.`,
  piece: (name: string, nth: number): string => `${nth}. ${name}`,
  where: ({ left, top, wide, deep, height }: OwnPiece): string =>
    `${far(wide)} by ${far(deep)}, ${far(height)} high, ${far(left)} from the left and ${far(top)} from the top`,
  chosen: (name: string): string => `${name}: place and rules`,
  fields: {
    left: '# from the left',
    top: '# from the top',
    wide: '# wide',
    deep: '# deep',
    height: '# high',
  },
  is: 'Type',
  answers: answerNames,
  ladder: 'Ladder',
  noLadder: 'None',
  ladders: {
    north: 'At the top',
    east: 'On the right',
    south: 'At the bottom',
    west: 'On the left',
  } satisfies Readonly<Record<LadderSide, string>>,
  another: 'Duplicate',
  remove: 'Remove',
  check: {
    title: 'Is it playable?',
    good: 'Yes. Figures can reach every place, the corners are free, and neither side has an advantage.',
    fair: 'Yes, but check this:',
    bad: 'A match here may be unfair or impossible to start:',
    show: (name: string): string => `Show ${name}`,
  },
  share: 'Share',
  play: 'Play on it',
  playHint: (name: string): string => `Set up a match on “${name}”. The Play page also lists this map.`,
  toMatch: 'Set up a match',
  print: {
    title: 'Print the map',
    make: 'Make the PDF',
    making: 'Making the PDF …',
    open: 'Open PDF',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    file: 'map',
    lead: (games: string): string => `Terrain for ${games}. Agree on how long 1# is: usually one inch.`,
    legend: 'Terrain',
    inches: (squares: number): string => `${squares}″`,
    high: (name: string, quarters: number): string => `${name}, ${far(quarters)} high`,
    answered,
    ladder: 'A dot marks a ladder.',
  },
};
