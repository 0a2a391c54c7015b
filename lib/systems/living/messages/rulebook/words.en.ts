import { wordsOfTheGame } from '#words/language/words';
import { wordsPage } from '../../../words';
import { words as all } from '#words/systems/living/messages/words';

export const words = wordsPage(wordsOfTheGame, all);
