import { wordsOfTheGame } from '../../../../../language/en';
import { wordsPage } from '../../../../words';
import { words as all } from '../words';

export const words = wordsPage(wordsOfTheGame, all);
