import { weaponTypes } from '../sheet/armoury';
import { conditions, statuses } from '../skills/effects/terms';
import { petAbilities } from '../sheet/follower';
import type { SchoolId } from '../skills/school';

/** Actions of a hero; chapter "Actions". */
export const actions = [
  'movement',
  'charge',
  'melee-attack',
  'ranged-attack',
  'skill',
  'delay',
  'recover',
  'remove-condition',
  'reload',
] as const;

/** Chapter "Scenarios". */
export const scenarios = [
  'all-out-carnage',
  'team-carnage',
  'capture-the-flag',
  'bombing-run',
  'king-of-the-hill',
  'snowfall',
  'treasure-hunt',
] as const;

/** The chapters of the rules pages and their sections, in reading order; an id is the address of its text. */
export const chapters = {
  hero: ['miniature', 'points', 'one-colour', 'defence', 'skill-pip', 'equipment', 'skills', 'illegal'],
  dice: ['dicepool', 'hand', 'unit', 'unconscious', 'dead', 'resurrection', 'respawn'],
  actions: ['map', 'initiative', 'time', 'announcing', ...actions, 'climbing', 'falling'],
  combat: [
    'melee',
    'ranged',
    'values',
    'sight',
    'cover',
    'dead-zone',
    'ganging-up',
    'critical',
    'damage',
    'order',
  ],
  skills: [
    'reading',
    'pips',
    'attack-skills',
    'plain',
    'pet-attacks',
    'shouts',
    'targets',
    'changes',
    'duration',
    'useful',
  ],
  magic: ['casting', 'range', 'reach', 'defending', 'enchantments', 'queue'],
  conditions: ['counters', ...conditions, 'newest', ...statuses, 'wasted'],
  armoury: ['armour', 'shield', ...weaponTypes, 'pole', 'natural', 'reloading', 'figures'],
  followers: [
    'all',
    'daemon',
    'pet',
    'abilities',
    ...petAbilities,
    'mounting',
    'undead',
    'golem',
    'snowman',
    'beast-shape',
  ],
  scenarios: ['map', 'teams', 'respawning', 'sudden-death', ...scenarios],
  missions: ['first-steps', 'melee-training', 'open-fire', 'kind-of-magic'],
  words: ['dice', 'building', 'skills', 'counters'],
} as const;
export type ChapterId = keyof typeof chapters;
export type SectionId<Chapter extends ChapterId> = (typeof chapters)[Chapter][number];

/** Sections of the schools' pages beyond their skills. */
export const schoolSections = {
  beastmaster: ['training', 'pets'],
  commander: ['commands', 'shouts'],
  'dirty-tricks': ['daggers'],
  druid: ['nature-spells', 'spirit-bond'],
  'elemental-mage': ['elements'],
  necromancer: ['sacrifice', 'failing', 'bodies'],
  psion: ['powers', 'triggers'],
  ranger: ['traps'],
  summoner: ['daemon', 'ritual', 'daemon-skills'],
  survival: ['means'],
  voodoo: ['loas', 'leaving', 'one-vessel', 'force', 'defence'],
  warrior: ['melee'],
  zealot: ['equipment'],
  harbinger: ['pole', 'force-enchantments'],
  snowfall: ['loadout', 'snowballs', 'movement'],
} as const satisfies Partial<Record<SchoolId, readonly string[]>>;
export type RuleSchoolId = keyof typeof schoolSections;
export type SchoolSectionId<School extends RuleSchoolId> = (typeof schoolSections)[School][number];

type ChapterRef = { [C in ChapterId]: C | `${C}#${SectionId<C>}` }[ChapterId];
type SchoolRef = {
  [S in RuleSchoolId]: `schools/${S}` | `schools/${S}#${SchoolSectionId<S>}`;
}[RuleSchoolId];

/** The address of something in the rules, below /rules: a chapter, a section, a school, a skill. */
export type RuleRef = ChapterRef | SchoolRef | `skills/${SchoolId}/${string}`;
