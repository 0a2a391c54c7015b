import type { RulebookPageTexts } from '../../rulebook-text';
import { count } from '../../../../../language/en';

/** The words of the rules pages that are no rules. */
export const pages: RulebookPageTexts = {
  title: 'Rules',
  lead: 'Whack & Slaughter in short: every rule, school and skill of the Living Rulebook in Pipsmith’s own words, and how we read it where it leaves something open.',
  chapter: 'Chapter',
  chapters: 'Chapters',
  school: 'School',
  schools: 'Schools',
  rulingsTitle: 'Rulings',
  rulingsLead:
    'The book leaves questions open, and here and there contradicts itself. This is how Pipsmith reads it; your group may decide otherwise.',
  groups: {
    building: 'Building',
    playing: 'Playing',
    skills: 'For all skills',
    pipsmith: 'Taken while building Pipsmith',
    match: 'Taken for matches',
  },
  ruling: {
    building: (id) => `Ruling ${id}`,
    skills: (id) => `Skill ruling ${id.replace('skills-', '')}`,
    other: 'Ruling',
  },
  skillsOf: 'Skills',
  common: 'Common',
  elite: 'Elite',
  other: 'Other',
  rulingsCount: (n) => `${count(n, 'question')} that the book leaves open, decided.`,
  skillLead: (name) =>
    `${name}: what the skill does with any number of pips, how it is read, and the rules it names.`,
  skillsCount: (n) => count(n, 'skill'),
  names: 'Rules it names',
  footer:
    'Own words, no substitute: the rulebook itself is free at catzeyes.de. Where this page and the book differ, the book is right.',
};
