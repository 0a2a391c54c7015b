import type { ReferenceHead, ReferencePart } from '../../../../cards/kit/reference-page';
import type { ScenarioPageWords } from '../../../../cards/kit/scenario-page';
import { continued, creditsWords } from '../../../../cards/messages/en/kit';
import type { RulerLabels } from '../../../../cards/paper/ruler';
import type { RuleBlock } from '../../../reference-part';
import { plainText } from '../../../rule-book';
import type { CounterWords } from '../../kit/counters';
import type { FigureWords } from '../../kit/figures';
import type { PlanWords } from '../../kit/plan';
import type { TrackWords } from '../../kit/tracks';
import type { TreeWords } from '../../kit/trees';
import { counterIds } from '../../skills/effect';
import { chapterOf, chapters, pages, rulings, type ChapterId } from './rulebook';
import { counterTexts } from './skill-text';
import { terms } from './terms';

const note =
  'In Pipsmith’s own words; faces, skills and figures are house values. The draft itself is free at catzeyes.de.';

const rule = (name: string, ...text: readonly string[]) => ({ name, text });

/** A block of the rules in lines. */
const linesOf = (block: RuleBlock): readonly string[] => {
  if (typeof block === 'string') return [plainText(block)];
  if ('list' in block) return block.list.map((line) => `• ${plainText(line)}`);
  return block.rows.map((row) => `• ${row.map(plainText).join(': ')}`);
};

const rules: ScenarioPageWords = {
  title: `${terms.system}: the rules`,
  note,
  continued,
  parts: [
    ...(Object.keys(chapters) as readonly ChapterId[]).flatMap((id) =>
      Object.values(chapterOf(id).sections).map(({ title, text }) => ({
        title,
        text: text.flatMap(linesOf),
      })),
    ),
    {
      title: pages.rulingsTitle,
      text: Object.entries(rulings).map(([number, { text }]) => `${number}. ${text}`),
    },
  ],
};

const reference: ReferenceHead & { readonly parts: readonly ReferencePart[] } = {
  title: 'Reference',
  note,
  continued,
  skills: 'Skills of these slayers',
  parts: [
    {
      title: 'A turn',
      rules: [
        rule('1. Card', 'The top card acts and goes to the discard pile.'),
        rule(
          '2. Upkeep',
          'Each stack of counters loses one. A slayer’s card that is still face down: up, and 2 dice back, to 5 at most.',
        ),
        rule(
          '3. Actions',
          'A slayer two, the dragon one for each of her cards: move, attack, use a skill. Slayers also recover, with both actions.',
        ),
        rule('4. Next', 'The next card. The pile is empty: shuffle discards and waiting cards.'),
      ],
    },
    {
      title: 'Moving',
      rules: [
        rule('How far', 'A slayer 1″ for each die, the dragon 5″. Trees and the other side’s bases stop.'),
        rule(
          'Meeting',
          'Within 1″ of an opponent who is not in contact: that one may step into contact, and the movement ends.',
        ),
        rule('Leaving contact', 'A whole action: a plain attack by each who is left, then 1″ away.'),
      ],
    },
    {
      title: 'A slayer attacks',
      rules: [
        rule(
          'AV',
          'Roll all dice, pick one, count Daggers (contact) or Bows (10″, free line, not within 1″).',
        ),
        rule('DV', 'She rolls all dice, picks one, counts Shields on any card.'),
        rule(
          'Damage',
          'Dice leave her pool. Roll for a card (6: she picks a face-up one): its die falls. At 0 its initiative card waits for the next shuffle.',
        ),
      ],
    },
    {
      title: 'The dragon attacks',
      rules: [
        rule(
          'AV',
          'In contact. Roll all, pick one die, count Daggers on a face-up card. The skill of the card that came up is added.',
        ),
        rule(
          'DV',
          'The slayer’s card up, roll all, pick one, count Shields. Damage leaves the pool; at 0 dead.',
        ),
      ],
    },
    {
      title: 'Counters',
      rules: counterIds.map((id) => rule(terms.counters[id], counterTexts[id])),
    },
    {
      title: 'The end',
      rules: [
        rule(
          '',
          'She has no dice: the slayers win. All slayers dead: the dragon wins. After 20 piles: a draw.',
        ),
      ],
    },
  ],
};

const counters: CounterWords = {
  name: (counter) => terms.counters[counter],
  counted: ({ counter, count }) => `${terms.counters[counter]} × ${count}`,
  why: ({ isChosen }) => (isChosen ? 'as many as you chose' : 'four for each skill that gives them'),
};

const figures: FigureWords = {
  caption: (draft) => (draft.title === '' ? terms.kinds[draft.kind] : draft.title),
  standee: {
    what: 'Standee',
    why: 'fold it upright and glue it, then fold the tabs apart: they are the base, 1″ for slayers, 3″ for the dragon',
  },
  spoken: (name) => `An emblem of ${name}`,
};

const trees: TreeWords = {
  halves: { above: 'Tree, slotted from above', below: 'Tree, slotted from below' },
  cut: 'cut slot',
  disc: { name: 'Tree disc', short: 'Tree' },
  countNote: {
    what: (name, n) => `${name} × ${n}`,
    why: {
      'two-a-tree':
        'one of each for a tree: cut both slots and stick the halves into each other; 12 trees, and 4 for the corners',
      'one-a-tree': 'instead of trees that stand: 12, and 4 for the corners',
    },
  },
};

const tracks: TrackWords = {
  dragon: {
    name: 'Track of the dragon’s dicepool',
    title: 'Dragon',
    hint: 'Begin on 26. Roll what you have, again and again, up to so many dice.',
  },
  slayer: { name: 'Track of a slayer’s dicepool', title: 'Slayer', hint: 'Begin on 5.' },
  token: { name: 'Token of a dicepool', short: 'Dice' },
  countNote: {
    what: (name, n) => `${name} × ${n}`,
    why: { 'one-a-pool': 'one for each dicepool', 'one-a-track': 'one for each track' },
  },
};

const plan: PlanWords = {
  title: 'The table',
  lead: '24″ by 24″. The dragon near the middle, the slayers in one corner, trees in turns.',
  legend: 'What stands where',
  dragon: { text: 'The dragon', place: 'near the middle, base 3″' },
  corner: 'Slayers',
  inches: terms.inches,
  notes: [
    'The slayers stand wholly within 4″ of one corner, on bases of 1″.',
    'Then each player sets six trees in turns, the dragon first: each more than 3″ from every other tree and from every base.',
    'Without a mat, four trees show the corners; they are no obstacles.',
    'Slayers: four character cards with 5 dice each, their skill cards, their initiative cards in the pile, face up.',
    'Dragon: five cards in a row, 1 on the left, 26 dice. Roll for one of the cards: its initiative card joins the pile, the card lies face down. A die with its 5 up beside each of the others.',
  ],
};

const ruler: RulerLabels = {
  title: 'Rulers in inches',
  lead: 'Cut along the thin lines; the cut edge at the left is 0. Long ticks are inches, short ones halves. Distances run from base edge to base edge.',
  distance: terms.inches,
  captions: { 1: 'meeting', 3: 'trees apart', 5: 'dragon moves', 10: 'bow' },
  glue: 'glue under',
  sightTitle: 'Free line',
  sightBar: 'Free line: lay this edge from any point of a base to any point of the other',
  sight: [
    'The line is free if the edge can lie between the two bases without crossing a tree. Figures block no line.',
    'The longest part goes first: put the glue under its right end, so that the ticks of the next part go on where it ends.',
  ],
};

/** What the game-night kit says. */
export const kit = {
  hunt: terms.system,
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
