import type { RulerLabels } from '../../../cards/paper/ruler';
import type { CounterReason } from '../kit/counters';
import type { FigureWords } from '../kit/figures';
import type { PlanWords } from '../kit/plan';
import type { TrackWords } from '../kit/tracks';
import type { TreeWords } from '../kit/trees';
import type { CounterId } from '../skills/effect';
import { terms } from '#words/systems/draco/messages/terms';

const counterRules: Readonly<Record<CounterId, string>> = {
  hobbled: 'Moves 1″ less for each',
  guarded: 'Takes 1 less damage from each attack, for each',
  exposed: '−1 DV for each',
  dazed: '−1 AV for each',
  bleeding: 'Loses 1 die in the upkeep, not 1 for each',
  goaded: 'In contact with whoever gave it, attacks nobody else',
  'hot-blood': 'Whoever hurts her in contact loses 1 die',
};

const counterReasons: Readonly<Record<CounterReason, string>> = {
  'per-skill': 'four for each skill that gives them',
  dragon: 'two for the dragon',
  users: 'one for each slayer whose skill gives it',
  slayers: 'one for each slayer',
  both: 'two for the dragon, one for each slayer',
  'both-users': 'two for the dragon, one for each slayer whose skill gives it',
  'a-full-set': 'as many as one figure can need',
};

export const counters = {
  rule: (counter: CounterId): string => counterRules[counter],
  name: (counter: CounterId): string => terms.counters[counter],
  why: (reason: CounterReason): string => counterReasons[reason],
  chosen: 'as many as you chose',
  turned: 'turn the current number to the top',
};

export const figures: FigureWords = {
  caption: (draft) => (draft.title === '' ? terms.kinds[draft.kind] : draft.title),
  standee: {
    what: 'Standee',
    why: 'fold it back to back and glue it, then fold one tab forward and one back: they are the base, 1″ for slayers, 3″ for the dragon',
  },
  spoken: (name) => `An emblem of ${name}`,
};

export const trees: TreeWords = {
  halves: { above: 'Tree, slotted from above', below: 'Tree, slotted from below' },
  cut: 'cut slot',
  disc: { name: 'Tree token', short: 'Tree' },
  countNote: {
    what: (name, n) => `${name} × ${n}`,
    why: {
      'two-a-tree':
        'one of each for a tree: cut front and back out as one rectangle, fold and glue them, cut the slot and slide the two halves together; 12 trees, and 4 for the corners',
      'one-a-tree': '12, and 4 for the corners of a table without a mat',
    },
  },
};

export const tracks: TrackWords = {
  dragon: {
    name: 'Dragon’s dicepool track',
    title: 'Dragon',
    hint: 'Start on 26. If you don’t have that many dice, roll the ones you have several times.',
  },
  slayer: { name: 'Slayer’s dicepool track', title: 'Slayer', hint: 'Start on 5.' },
  piles: {
    name: 'Pile track',
    title: 'Piles',
    hint: 'Start on 1. Move the token on at each shuffle. After 20 piles it’s a draw.',
  },
  pilesToken: { name: 'Pile token', short: 'Pile' },
  token: { name: 'Dicepool token', short: 'Dice' },
  countNote: {
    what: (name, n) => `${name} × ${n}`,
    why: {
      'one-a-pool': 'one for each dicepool',
      'one-a-track': 'one for each dicepool track',
      'one-a-match': 'one for the match',
    },
  },
};

export const plan: PlanWords = {
  title: 'The table',
  lead: '24″ by 24″, seen from above. This map isn’t to scale. Slayers start wholly within 4″ of the corner.',
  legend: 'What stands where',
  dragon: { text: 'The dragon, base 3″', place: '12″ from the left, 12″ from the top' },
  trees: (places) =>
    `Twelve trees, an example: yours may stand elsewhere, more than 3″ from each other and from every base. In inches, left edge / top edge: ${places.map(({ x, y }) => `${x}/${y}`).join(', ')}.`,
  corner: 'Slayers',
  inches: terms.inches,
  notes: [
    '1. Get 30 six-sided dice for the dragon, 20 for the slayers, and the trees.',
    '2. Mark a square of 24″ by 24″: without a mat, use four trees to mark the corners. They aren’t obstacles.',
    '3. The dragon stands in the middle (a rough guess will do), the slayers wholly within 4″ of one corner.',
    '4. Take turns placing six trees each, the dragon first. Every tree must be more than 3″ from all other trees and from every base.',
    '5. The slayers’ player lays out four character cards, with their skill cards and 5 dice beside each. Then shuffle the four initiative cards and lay them down as a face-up pile.',
    '6. The dragon’s player takes 26 dice and lays the five dragon cards in a row by their numbers, 1 on the left, each with its initiative card.',
    '7. Roll a die: the card with that number starts face down; on a 6, choose one. In your first game don’t roll: take one with a claw in its corner. Shuffle its initiative card into the pile and turn the dragon card face down. Put a die showing 5 beside each of the other four.',
    '8. The top card of the pile acts first; the rules explain a turn.',
  ],
};

export const ruler: RulerLabels = {
  title: 'Rulers in inches',
  lead: 'Cut along the thin lines; the cut edge at the left is 0. Long ticks are inches, short ones halves. Measure from base edge to base edge.',
  distance: terms.inches,
  captions: { 1: 'meeting', 3: 'trees apart', 5: 'dragon moves', 10: 'bow' },
  sightTitle: 'Clear line',
  sight: [
    'Lay the ruler from any point of one base to any point of the other. If you can do that without crossing a tree, the line is clear. Figures never block a line.',
  ],
};
