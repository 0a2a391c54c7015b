import { count, list } from '@/lib/language/en';
import type { MapCodeProblem, MapMisfit } from '@/lib/table/own-map/code';
import { grain, type Answer, type Form, type LadderSide, type OwnPiece } from '@/lib/table/own-map/own-map';

/** Quarters of a # as players measure. */
const far = (quarters: number): string => `${quarters / grain}#`;

const answerNames: Readonly<Record<Answer, string>> = {
  seeThrough: 'Can be seen through',
  walkThrough: 'Can be walked through',
  cover: 'Gives cover',
  climb: 'Can be climbed',
};

/** The answers as one reads them on a plan. */
const answered = (piece: Pick<OwnPiece, Answer>): string =>
  list([
    piece.seeThrough ? 'seen through' : 'not seen through',
    piece.walkThrough ? 'walked through' : 'not walked through',
    piece.cover ? 'cover' : 'no cover',
    piece.climb ? 'climbed' : 'not climbed',
  ]);

/** Maps of a group's own terrain, whatever the game. */
export const maps = {
  title: 'Maps',
  description: 'Draw your own terrain for Whack & Slaughter, play on it, send it as a link, print its plan.',
  introduction:
    'Draw the terrain that stands on your table. It can be chosen wherever a match is set up, sent as a link, and printed as a plan.',
  loading: 'The map is being opened.',
  saved: {
    title: 'Maps on this device',
    none: 'No map has been drawn here yet.',
    open: (name: string, game: string): string => `${name}, for ${game}`,
    remove: (name: string): string => `Throw ${name} away`,
    changed: (moment: string): string =>
      new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    cannot: (why: string): string => `The maps of this device cannot be read. ${why}`,
  },
  begin: {
    title: 'A new map',
    for: (game: string): string => `Draw a map for ${game}`,
    name: 'Our table',
  },
  problem: {
    again: 'All maps',
    cannot: (why: string): string => `This map cannot be opened. ${why}`,
    gone: 'It is not on this device any more.',
    noGame: (game: string): string => `“${game}” is no game that maps are drawn for here.`,
    code: {
      'no-code': 'What follows # in its link is no map.',
      damaged: 'Its link was damaged on the way; copy it again, whole.',
      newer: 'It was drawn with a newer Pipsmith than this one. Reload the page, and open it again.',
    } satisfies Readonly<Record<MapCodeProblem, string>>,
    misfit: {
      'no-name': 'Give the map a name first.',
      'broken-text': 'The name holds half a character, which no link can carry. Type it again.',
      'over-limit': 'There is more on this map than a link can carry.',
    } satisfies Readonly<Record<MapMisfit, string>>,
  },
  keeping: {
    kept: 'Kept on this device.',
    'not-kept': 'The last change could not be kept on this device. Send yourself the link before you leave.',
    gone: 'This map was thrown away in another tab, and is not kept any more.',
    nameless: 'A map is kept once it has a name.',
  },
  name: 'Name of the map',
  plan: (pieces: number): string => `The table from above, with ${count(pieces, 'piece')} of terrain`,
  keys: 'Plan. Drag on a free place to draw a piece, drag a piece to move it. Arrow keys move the chosen piece, with Shift by 1#; Delete takes it off.',
  hint: 'Drag on a free place to draw; drag a piece to move it. Everything can be typed in below as well.',
  kind: 'What is drawn next',
  form: 'Form',
  forms: { box: 'With corners', round: 'Round' } satisfies Readonly<Record<Form, string>>,
  add: 'Put one in the middle',
  undo: 'Undo',
  redo: 'Redo',
  mirror: 'Mirror',
  mirrorHint: 'Mirror gives every piece its twin, half a turn around the middle: fair to both sides.',
  pieces: 'Pieces',
  noPieces: 'Nothing stands on this table yet.',
  full: (most: number): string => `A map holds ${most} pieces.`,
  piece: (name: string, nth: number): string => `${nth}. ${name}`,
  where: ({ left, top, wide, deep, height }: OwnPiece): string =>
    `${far(wide)} by ${far(deep)}, ${far(height)} high, ${far(left)} from the left and ${far(top)} from the top`,
  chosen: (name: string): string => `${name}: its place and its answers`,
  fields: {
    left: '# from the left',
    top: '# from the top',
    wide: '# wide',
    deep: '# deep',
    height: '# high',
  },
  is: 'What it is',
  answers: answerNames,
  ladder: 'Ladder',
  noLadder: 'None',
  ladders: {
    north: 'At the upper side',
    east: 'At the right side',
    south: 'At the lower side',
    west: 'At the left side',
  } satisfies Readonly<Record<LadderSide, string>>,
  another: 'One more like it',
  remove: 'Take it off',
  check: {
    title: 'Can it be played?',
    good: 'It can: every place can be reached, the corners are free, and both sides are as well off.',
    fair: 'It can, but look at this:',
    bad: 'A match on it may not be fair, or not begin:',
    show: (name: string): string => `Show ${name}`,
  },
  share: 'Send it',
  play: 'Play on it',
  playHint: (name: string): string =>
    `A match is set up with “${name}” chosen; later it stands among the maps there.`,
  toMatch: 'Set a match up',
  print: {
    title: 'On paper',
    make: 'Make the plan as PDF',
    making: 'The plan is being drawn',
    open: 'Open the plan',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    file: 'map',
    lead: (games: string): string => `Terrain for ${games}. 1# is as long as you agree on; an inch is usual.`,
    legend: 'Terrain',
    inches: (squares: number): string => `${squares}″`,
    high: (name: string, quarters: number): string => `${name}, ${far(quarters)} high`,
    answered,
    ladder: 'Ladders lean where the plan shows a dot.',
  },
};
