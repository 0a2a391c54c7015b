import type { ReferenceHead, ReferencePart } from '../../../cards/kit/reference-page';
import { wordsOfTheGame } from '#words/language/words';
import { printedWords } from '../../words';
import { continued, creditsWords } from '#words/cards/messages/kit';
import type { RulerLabels } from '../../../cards/paper/ruler';
import type { RuleBlock } from '../../reference-part';
import { plainText } from '../../rule-book';
import type { LegendWords } from '../cards/symbol-legend';
import type { FigureWords } from '../kit/figures';
import type { PlanWords } from '../kit/plan';
import type { RulesPagesWords } from '../kit/rules-pages';
import type { TrackWords } from '../kit/tracks';
import type { TreeWords } from '../kit/trees';
import type { CounterReason } from '../kit/counters';
import { counterIds, type CounterId } from '../skills/effect';
import { chapterOf, chapters, pages, rulings, type ChapterId } from '#words/systems/draco/messages/rulebook';
import { lineOf, words } from '#words/systems/draco/messages/words';
import { terms } from '#words/systems/draco/messages/terms';

const note =
  'In Pipsmith’s own words. Faces, skills and numbers are house values: Pipsmith’s own, where the draft gives none. The draft is free at catzeyes.de.';

const rule = (name: string, ...text: readonly string[]) => ({ name, text });

/** A block of the rules in lines. */
const linesOf = (block: RuleBlock): readonly string[] => {
  if (typeof block === 'string') return [plainText(block)];
  if ('list' in block) return block.list.map((line) => `• ${plainText(line)}`);
  return block.rows.map((row) => `• ${row.map(plainText).join(': ')}`);
};

const symbols: LegendWords = {
  title: 'Reading a card',
  faces:
    'The boxes are the faces of a die: 6, 5 and 4 above, 3, 2 and 1 below. Count the symbols in the box of your die’s face; empty rings don’t count.',
  signs: {
    sun: 'Sun, on a slayer’s 6: for skills.',
    dagger: 'Dagger: 1 AV in contact.',
    bow: 'Bow: 1 AV at range.',
    magic: 'Magic: for spells.',
    shield: 'Shield: 1 DV.',
  },
};

/** Whether a line is about a counter that cannot lie on this table. */
const isOfOthers = (line: string, counted: readonly CounterId[]): boolean =>
  counterIds.some((id) => !counted.includes(id) && line.startsWith(`• ${terms.counters[id]}:`));

/** Figures of matches: to read on the rules pages, not at the table. */
const onPagesAlone: readonly string[] = ['measured', 'useful'];

/** The reference has these. */
const isPrinted = (id: ChapterId): boolean => id !== 'words';

/**
 * @param counted counters that can lie on this table
 * @param hasSetUp the set-up too, where no leaflet says it
 */
const rules = (counted: readonly CounterId[], hasSetUp: boolean): RulesPagesWords => ({
  title: `${terms.system}: the rules`,
  note,
  continued,
  parts: [
    {
      title: 'The game',
      text: [
        'Four slayers hunt a dragon. Each slayer has 5 dice, the dragon 26. Dice are life: you lose some whenever you are hurt. The dragon loses when her last die is gone; the slayers lose when none of the four has any left. The fewer dice she has, the more often she acts.',
        'AV (attack value) minus DV (defence value) is the damage. 1″ is an inch (2.5\u00a0cm), measured from base edge to base edge.',
      ],
    },
    ...(Object.keys(chapters) as readonly ChapterId[])
      .filter((id) => isPrinted(id) && (hasSetUp || id !== 'set-up'))
      .flatMap((id) =>
        Object.entries(chapterOf(id).sections).flatMap(([section, { title, text }]) =>
          onPagesAlone.includes(section)
            ? []
            : [{ title, text: text.flatMap(linesOf).filter((line) => !isOfOthers(line, counted)) }],
        ),
      ),
    {
      title: pages.rulingsTitle,
      text: Object.entries(rulings).map(([number, { text }]) => `${number}. ${text}`),
    },
  ],
});

/** @param counted counters that can lie on this table */
const reference = (
  counted: readonly CounterId[],
): ReferenceHead & { readonly parts: readonly ReferencePart[] } => ({
  title: 'Reference',
  note,
  continued,
  skills: 'Skills of these slayers',
  parts: [
    {
      title: 'A turn',
      rules: [
        rule('1. Card', 'The top card of the initiative pile says who acts. Put it on the discard pile.'),
        rule(
          '2. Upkeep',
          'Remove one counter from each stack beside whoever acts. If a slayer’s card is still face down, turn it up and regain 2 dice, up to 5. A slayer who was attacked or hurt has turned the card up already, and regains none.',
        ),
        rule(
          '3. Actions',
          'Move, attack or use a skill. A slayer has two actions; the dragon has one each time one of her cards comes up. A slayer may use both to recover: turn the character card face down.',
        ),
        rule(
          '4. Next',
          'Go on to the next card. When the pile is empty, shuffle the discard pile together with all cards that have been set aside.',
        ),
      ],
    },
    {
      title: 'Moving',
      rules: [
        rule(
          'How far',
          'A slayer moves up to 1″ for each die in the dicepool, the dragon up to 5″. Go around trees and the other side’s bases.',
        ),
        rule(
          'Meeting',
          'If you come within 1″ of an opponent who isn’t in contact, that opponent may step into contact, and your movement ends. Walking away is safe.',
        ),
        rule(
          'Leaving contact',
          'This takes a whole action. Each opponent you leave may make a plain attack first; then you are placed 1″ away.',
        ),
      ],
    },
    {
      title: 'A slayer attacks',
      rules: [
        rule(
          'AV, attack value',
          'Roll all your dice, pick one and count its Daggers (in contact) or Bows (up to 10″ with a clear line, but not within 1″).',
        ),
        rule(
          'DV, defence value',
          'The dragon rolls all her dice, picks one and counts its Shields on any of her cards.',
        ),
        rule(
          'Damage',
          'She loses AV minus DV dice from her pool. Then roll a die to pick one of her cards: 1 is the one on the left. If that card is face down, the slayer may choose a face-up one; on a 6 the dragon chooses one. Lower the die beside it by the damage. At 0 set its initiative card aside. At the next shuffle it joins the pile, and the dragon card is turned face down.',
        ),
      ],
    },
    {
      title: 'The dragon attacks',
      rules: [
        rule(
          'AV',
          'In contact, she rolls all her dice, picks one and counts its Daggers on any face-up card; if none is face up, on the card that came up. The die she picks also decides what her skill adds.',
        ),
        rule(
          'DV',
          'The slayer turns the character card face up, rolls all the dice, picks one and counts its Shields. The slayer loses AV minus DV dice, and dies when none are left.',
        ),
      ],
    },
    {
      title: 'Skills',
      rules: [
        rule(
          'Slayers',
          'Roll all your dice: each 6 is a sun. An attack uses one die of the same roll. The text after the sun symbol needs at least one sun, and does more with each extra one.',
        ),
        rule(
          'Spells',
          'The caster doesn’t move in that action. Spells need no clear line and have no range limit.',
        ),
      ],
    },
    {
      title: 'Counters',
      rules: counted.map((id) => rule(terms.counters[id], lineOf(id))),
    },
    { title: wordsOfTheGame.title, rules: printedWords(words, counterIds) },
    {
      title: 'The end',
      rules: [
        rule(
          '',
          'If the dragon has no dice left, the slayers win. If all slayers are dead, the dragon wins. After 20 piles it’s a draw.',
        ),
      ],
    },
  ],
});

const counterRules: Readonly<Record<CounterId, string>> = {
  hobbled: 'Moves 1″ less',
  guarded: 'Takes 1 less damage from each attack',
  exposed: '−1 DV',
  dazed: '−1 AV',
  bleeding: 'Loses 1 die in the upkeep',
  goaded: 'In contact with whoever gave it, attacks nobody else',
  'hot-blood': 'Whoever hurts her in contact loses 1 die',
};

const counterReasons: Readonly<Record<CounterReason, string>> = {
  'per-skill': 'four for each skill that gives them',
  dragon: 'two for the dragon',
  slayers: 'one for each slayer',
  both: 'two for the dragon, one for each slayer',
  'a-full-set': 'as many as one figure can need',
};

const counters = {
  rule: (counter: CounterId): string => counterRules[counter],
  name: (counter: CounterId): string => terms.counters[counter],
  why: (reason: CounterReason): string => counterReasons[reason],
  chosen: 'as many as you chose',
  turned: 'turn the current number to the top',
};

const figures: FigureWords = {
  caption: (draft) => (draft.title === '' ? terms.kinds[draft.kind] : draft.title),
  standee: {
    what: 'Standee',
    why: 'fold it back to back and glue it, then fold one tab forward and one back: they are the base, 1″ for slayers, 3″ for the dragon',
  },
  spoken: (name) => `An emblem of ${name}`,
};

const trees: TreeWords = {
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

const tracks: TrackWords = {
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

const plan: PlanWords = {
  title: 'The table',
  lead: '24″ by 24″. The dragon starts near the middle and the slayers in one corner. Then take turns placing trees.',
  legend: 'What stands where',
  dragon: { text: 'The dragon', place: 'near the middle, base 3″' },
  corner: 'Slayers',
  inches: terms.inches,
  notes: [
    '1. Get 30 six-sided dice for the dragon, 20 for the slayers, and the trees.',
    '2. Mark a square of 24″ by 24″: without a mat, use four trees to mark the corners. They aren’t obstacles.',
    '3. The dragon stands near the middle, the slayers wholly within 4″ of one corner.',
    '4. Take turns placing six trees each, the dragon first. Every tree must be more than 3″ from all other trees and from every base.',
    '5. The slayers’ player lays out four character cards, with their skill cards and 5 dice beside each. Then shuffle the four initiative cards and lay them down as a face-up pile.',
    '6. The dragon’s player takes 26 dice and lays the five dragon cards in a row, each with its initiative card. The dragon’s character card gives an order, 1 on the left.',
    '7. Roll a die to pick one of the five; on a 6, choose one. In a first game, take one with claws in its corner instead. Shuffle its initiative card into the pile and turn the dragon card face down. Put a die showing 5 beside each of the other four.',
    '8. The top card of the pile acts first; the reference sheet explains a turn.',
  ],
};

const ruler: RulerLabels = {
  title: 'Rulers in inches',
  lead: 'Cut along the thin lines; the cut edge at the left is 0. Long ticks are inches, short ones halves. Measure from base edge to base edge.',
  distance: terms.inches,
  captions: { 1: 'meeting', 3: 'trees apart', 5: 'dragon moves', 10: 'bow' },
  sightTitle: 'Clear line',
  sightBar: 'Clear line: lay this edge from any point of one base to any point of the other',
  sight: [
    'The line is clear if you can lay this edge between the two bases without crossing a tree. Figures never block a line.',
  ],
};

/** Words of the game-night kit. */
export const kit = {
  hunt: terms.system,
  symbols,
  rules,
  reference,
  counters,
  figures,
  trees,
  tracks,
  plan,
  ruler,
  credits: creditsWords('Whack & Slaughter: Hic est Draco, a first draft'),
};
