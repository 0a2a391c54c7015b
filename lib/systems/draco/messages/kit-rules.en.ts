import { continued } from '#words/cards/messages/kit';
import { wordsOfTheGame } from '#words/language/words';
import type { RuleBlock } from '../../reference-part';
import { plainText } from '../../rule-book';
import { printedWords } from '../../words';
import type { LegendWords } from '../cards/symbol-legend';
import type { ReminderWords, WordsPanelWords } from '../kit/reminders';
import type { InPlay, RulesPagesWords } from '../kit/rules-pages';
import { counterIds, type CounterId } from '../skills/effect';
import { chapterOf, type ChapterId } from '#words/systems/draco/messages/rulebook';
import { terms } from '#words/systems/draco/messages/terms';
import { words } from '#words/systems/draco/messages/words';

const note =
  'In Pipsmith’s own words. Faces, skills and numbers are Pipsmith’s own where the draft of Hic est Draco gives none. The draft is free at catzeyes.de.';

const title = `${terms.system}: the rules`;

/** A block of the rules in lines. */
const linesOf = (block: RuleBlock): readonly string[] => {
  if (typeof block === 'string') return [plainText(block)];
  if ('list' in block) return block.list.map((line) => `• ${plainText(line)}`);
  return block.rows.map((row) => `• ${row.map(plainText).join(': ')}`);
};

export const symbols: LegendWords = {
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

/** A line about a counter that cannot lie on this table. */
const isOfOthers = (line: string, counted: readonly CounterId[]): boolean =>
  counterIds.some((id) => !counted.includes(id) && line.startsWith(`• ${terms.counters[id]}:`));

/** A line that needs a skill that pushes. */
const isOfPushes = (line: string): boolean => line.startsWith('A push ');

const counterBacks = 'What a counter does is on its back. Blue ones help whoever has them, red ones hurt.';

/** Chapters that are played from; building and words are for the pages. */
const printed = ['set-up', 'turn', 'movement', 'combat', 'skills'] as const satisfies readonly ChapterId[];

/** A section of the printed rules; reminders name its number. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
}

const aim: Section = {
  id: 'game',
  title: 'The game',
  text: [
    'Four slayers hunt a dragon. Each slayer has 5 dice, the dragon 26. Dice are life: you lose some whenever you are hurt. The fewer dice she has, the more often she acts.',
    'The dice a slayer or the dragon still has are their dicepool. AV (attack value) minus DV (defence value) is the damage. 1″ is an inch (2.5\u00a0cm), measured from base edge to base edge. The dragon’s base is 3″ across, a slayer’s and a tree’s 1″. In contact means that two bases touch.',
  ],
};

/** @param hasSetUp the set-up too, where no leaflet says it */
const sectionsOf = ({ said, hasPushes, hasBacks }: InPlay, hasSetUp: boolean): readonly Section[] => [
  aim,
  ...printed
    .filter((id) => hasSetUp || id !== 'set-up')
    .flatMap((chapter) =>
      Object.entries(chapterOf(chapter).sections).map(([section, { title, text }]) => ({
        id: `${chapter}#${section}`,
        title,
        text: [
          ...text
            .flatMap(linesOf)
            .filter((line) => !isOfOthers(line, said) && (hasPushes || !isOfPushes(line))),
          ...(section === 'counters' && hasBacks ? [counterBacks] : []),
        ],
      })),
    ),
];

/** The words of the game beside the rules. @param counted counters that can lie on this table */
export const wordsPanel = (counted: readonly CounterId[]): WordsPanelWords => ({
  title: wordsOfTheGame.title,
  words: printedWords(
    words,
    counterIds.filter((id) => !counted.includes(id)),
  ),
});

/** @param hasSetUp the set-up and the symbols too, where no leaflet says them */
export const rules = (inPlay: InPlay, hasSetUp: boolean): RulesPagesWords => ({
  title,
  note,
  continued,
  parts: sectionsOf(inPlay, hasSetUp).map(({ title, text }, at) => ({ title: `${at + 1}. ${title}`, text })),
});

/** A turn of each side in a few lines, each with the number of the section that says it in full. */
export const reminders = (hasSetUp: boolean): ReminderWords => {
  const sections = sectionsOf({ said: counterIds, hasPushes: true, hasBacks: false }, hasSetUp);
  const numberOf = (id: string): number => sections.findIndex((section) => section.id === id) + 1;
  const line = (lead: string, id: string, text: string) => ({ lead, number: numberOf(id), text });
  return {
    note: `Numbers in brackets: sections of “${title}”.`,
    line: (lead, number) => `${lead} (${number})`,
    sides: [
      {
        id: 'reminder-slayers',
        title: 'A slayer’s turn',
        lines: [
          line(
            'Upkeep',
            'turn#order',
            'Remove one counter from each stack. If the card is face down, turn it up and regain 2 dice.',
          ),
          line('Two actions', 'turn#actions', 'Move, attack or use a skill. Or use both to recover.'),
          line('Move', 'movement#distance', 'Up to 1″ for each die.'),
          line('Contact', 'movement#leaving', 'Leaving takes an action, and the dragon may attack first.'),
          line('Attack', 'combat#slayer', 'Roll all dice, pick one. Daggers: in contact. Bows: 1″ to 10″.'),
          line(
            'Hit',
            'combat#damage',
            'The dragon loses AV − DV dice. Roll for one of her cards, and lower the die beside it by as much.',
          ),
          line('Skill', 'skills#suns', 'Each 6 is a sun. An attack uses one die of the same roll.'),
          line('Defend', 'combat#dragon', 'Turn the card up. Roll, pick one die, count its Shields.'),
        ],
      },
      {
        id: 'reminder-dragon',
        title: 'The dragon’s turn',
        lines: [
          line('Upkeep', 'turn#order', 'Remove one counter from each stack.'),
          line('One action', 'turn#actions', 'Move, or attack with the skill of the card that came up.'),
          line('Move', 'movement#distance', 'Up to 5″.'),
          line('Meet', 'movement#meeting', 'Step into contact with a slayer who comes within 1″.'),
          line(
            'Attack',
            'combat#dragon',
            'In contact: roll, pick one die, count Daggers on any face-up card.',
          ),
          line('Skill', 'skills#dragon', 'What it adds depends on the die you picked.'),
          line('Defend', 'combat#slayer', 'Roll, pick one die, count Shields on any card, face down too.'),
          line(
            'Hurt',
            'combat#damage',
            'Lose dice. A card whose die falls to 0 sends its initiative card into the next shuffle.',
          ),
        ],
      },
    ],
  };
};
