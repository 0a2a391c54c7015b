import type { CountNotes } from '../../../cards/kit/parts';
import type { KitPiece } from '../../kit-part';

/** Why there are this many of a piece. */
const countNote: CountNotes<'for-all' | 'one-each'> = {
  what: (name, n) => `${name} × ${n}`,
  why: { 'for-all': 'as many as all tossers have', 'one-each': 'one for each tosser' },
};

/** Pieces of the kit in printing order. */
const kitPieces: readonly KitPiece[] = [
  { id: 'coins', name: 'Coins', group: 'figures', asks: [], isUsual: true },
  { id: 'scores', name: 'Score tracks', group: 'table', asks: [], isUsual: true },
  { id: 'contents', name: 'Quick start', group: 'reading', asks: [], isUsual: true },
];

export const say = {
  coins: 'Coins',
  tooMany: 'Three coins at most.',
  oneMore: 'One more coin is free.',
  fix: 'Take three coins',
  edit: 'the last change',
  searchWords: ['coin'],
  scenario: 'Three Rounds',
  scenarioLine: 'The most tosses of three win.',
  map: 'Table',
  ending: 'all rounds were played',
  coin: 'Coin',
  heads: 'Heads',
  tails: 'Tails',
  score: { name: 'Score track', title: 'Score', hint: 'Move on by one for each right coin.' },
  countNote,
  kitPieces,
  leaflet: {
    need: ['Two to four tossers with their coins.'],
    setUp: 'Put your card and your coins in front of you.',
    turnTitle: 'A turn',
    turn: [
      'Call heads or tails.',
      'Toss all your coins.',
      'Score a point for each coin that shows your call.',
    ],
    win: ['After three rounds the highest score wins.'],
  },
  right: (n: number): string => `${n} right`,
};
