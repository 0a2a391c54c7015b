import type { RulebookTexts } from '../rulebook-text';
import { categories } from '#words/systems/first/messages/rulebook/categories';
import { character } from '#words/systems/first/messages/rulebook/character';
import { combat } from '#words/systems/first/messages/rulebook/combat';
import { dice } from '#words/systems/first/messages/rulebook/dice';
import { fiends } from '#words/systems/first/messages/rulebook/fiends';
import { pages } from '#words/systems/first/messages/rulebook/pages';
import { rulings } from '#words/systems/first/messages/rulebook/rulings';
import { scenarios } from '#words/systems/first/messages/rulebook/scenarios';
import { skills } from '#words/systems/first/messages/rulebook/skills';
import { turn } from '#words/systems/first/messages/rulebook/turn';
import { wordsOfTheGame } from '#words/language/words';
import { wordsPage } from '../../../words';
import { words } from '#words/systems/first/messages/words';

/** The rules in English; only their pages and their search load them. */
export const rulebookMessages: RulebookTexts = {
  chapters: {
    character,
    dice,
    turn,
    combat,
    skills,
    fiends,
    scenarios,
    words: wordsPage(wordsOfTheGame, words),
  },
  categories,
  rulings,
  pages,
};
