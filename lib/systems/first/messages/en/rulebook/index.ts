import type { RulebookTexts } from '../../rulebook-text';
import { categories } from './categories';
import { character } from './character';
import { combat } from './combat';
import { dice } from './dice';
import { fiends } from './fiends';
import { pages } from './pages';
import { rulings } from './rulings';
import { scenarios } from './scenarios';
import { skills } from './skills';
import { turn } from './turn';
import { wordsOfTheGame } from '../../../../../language/en';
import { wordsPage } from '../../../../words';
import { words } from '../words';

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
