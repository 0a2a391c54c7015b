import type { CategoryId } from '../skills/ids';

/** The chapters of the rules pages and their sections, in reading order; an id is the address of its text. */
export const chapters = {
  character: ['miniature', 'traits', 'one-colour', 'armour', 'skill-pip', 'skills', 'paladin'],
  dice: ['dicepool', 'unit', 'chances', 'down', 'resurrection', 'respawn'],
  turn: ['order', 'actions', 'movement', 'map', 'climbing', 'jumping', 'height'],
  combat: ['melee', 'ranged', 'defence', 'values', 'ganging-up', 'cover', 'facing'],
  skills: ['reading', 'attack-skills', 'survival', 'spells', 'magic-defence', 'duration', 'once', 'useful'],
  fiends: ['building', 'first', 'casting', 'acting', 'gone'],
  scenarios: ['teams', 'deathmatch', 'gang-fight', 'capture-the-flag', 'king-of-the-hill'],
  words: ['dice', 'character'],
} as const;
export type ChapterId = keyof typeof chapters;
export type SectionId<Chapter extends ChapterId> = (typeof chapters)[Chapter][number];

/** Rulings as their page groups them. */
export type RulingGroup = 'building' | 'playing' | 'skills' | 'fiends' | 'scenarios';

type ChapterRef = { [C in ChapterId]: C | `${C}#${SectionId<C>}` }[ChapterId];

/** The address of something in the rules, below those of the game: a chapter, a section, a category, a skill. */
export type RuleRef = ChapterRef | `categories/${CategoryId}` | `skills/${CategoryId}/${string}`;
