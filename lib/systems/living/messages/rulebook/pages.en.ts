import type { RulebookPageTexts } from '../rulebook-text';
import { count } from '#words/language/words';

/** The words of the rules pages that are no rules. */
export const pages: RulebookPageTexts = {
  title: 'Rules',
  lead: 'Whack & Slaughter in short: every rule, school and skill of the Living Rulebook, in Pipsmith’s own words. Where the book leaves something open, we say how we play it.',
  chapter: 'Chapter',
  chapters: 'Chapters',
  school: 'School',
  schools: 'Schools',
  rulingsTitle: 'Rulings',
  rulingsLead:
    'The book leaves some questions open and sometimes contradicts itself. Here is how Pipsmith plays it; your group may decide otherwise.',
  groups: {
    building: 'Building',
    playing: 'Playing',
    skills: 'For all skills',
    pipsmith: 'Settled while building Pipsmith',
    match: 'Settled for matches in Pipsmith',
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
  rulingsCount: (n) => `${count(n, 'question')} the book leaves open, and our answers.`,
  skillLead: (name) =>
    `${name}: what the skill does with any number of pips, plus rulings and related rules.`,
  skillsCount: (n) => count(n, 'skill'),
  names: 'Related rules',
  footer:
    'These are our own words and don’t replace the rulebook, which is free at catzeyes.de. Where this page and the book differ, the book is right.',
};
