import { count } from '#words/language/words';
import type { RulebookPageTexts } from '../rulebook-text';

/** The words of the rules pages that are no rules. */
export const pages: RulebookPageTexts = {
  title: 'Rules of the first edition',
  lead: 'The 2011 edition of Whack & Slaughter in short: every rule, scenario and skill in Pipsmith’s own words, and how we play it where the booklet leaves something open.',
  chapter: 'Chapter',
  chapters: 'Chapters',
  category: 'Category of skills',
  categories: 'Skills by category',
  rulingsTitle: 'Rulings',
  rulingsLead:
    'The booklet is short and leaves questions open. This is how Pipsmith plays it; your group may decide otherwise.',
  groups: {
    building: 'Building',
    playing: 'Playing',
    skills: 'Skills',
    fiends: 'Fiends',
    scenarios: 'Scenarios',
  },
  ruling: 'Ruling',
  rulingsCount: (n) => `${count(n, 'question')} the booklet leaves open, and our answers.`,
  skillsOf: 'Skills',
  skillIn: (category) => `${category}, skill`,
  spellIn: (category) => `${category}, spell`,
  skillLead: (name) =>
    `${name}: what the skill does with any number of pips, rulings on it, and related rules.`,
  skillsCount: (n) => count(n, 'skill'),
  names: 'Related rules',
  legend: [
    { text: 'Bold numbers, such as ' },
    { text: '1', scales: true },
    { text: ', are multiplied by the pips of their line. Other numbers stay the same.' },
  ],
  always: 'On every try',
  green: (n) => (n === 1 ? 'With a Skill pip' : `With ${n} Skill pips`),
  blue: (n) => (n === 1 ? 'With a Magic pip' : `With ${n} Magic pips`),
  missing: 'If you roll no pip of this colour, this part doesn’t happen.',
  noBlue: 'If you roll no Magic pip, the bold numbers of this part are 0.',
  preview: 'Try it with other pips',
  greenPips: 'Skill pips you rolled',
  bluePips: 'Magic pips on your best die',
  more: (what) => `${what}: one more`,
  fewer: (what) => `${what}: one fewer`,
  footer:
    'These are our own words and don’t replace the booklet, which is free at catzeyes.de. Where this page and the booklet differ, the booklet is right.',
};
