import { petsAllowed } from '../legality/followers';
import type { Figure } from './figure';
import { figureOf, sheetOf, type Game } from './game';
import type { Sheet } from './sheet';

const counts = new WeakMap<Sheet, number>();

/** How many pets a card has trained (ruling 7). */
const trainedBy = (sheet: Sheet): number => {
  let count = counts.get(sheet);
  if (count === undefined) {
    count = petsAllowed(sheet.skills);
    counts.set(sheet, count);
  }
  return count;
};

const petsOf = ({ s }: Pick<Game, 's'>, hero: Figure): readonly Figure[] =>
  s.figures.filter((figure) => figure.kind === 'pet' && figure.hero === hero.id);

/** Whether a figure may act at all: pets that nobody has trained may not (school rule "taught"). */
export const isTrained = (game: Game, figure: Figure): boolean => {
  if (figure.kind !== 'pet') return true;
  const hero = figureOf(game, figure.hero);
  return petsOf(game, hero).indexOf(figure) < trainedBy(sheetOf(game, hero));
};

/** The one pet that a skill of its hero came for: the last of those that are trained (ruling beastmaster-chained). */
export const chainedPet = (game: Game, hero: Figure): Figure | undefined => {
  const pets = petsOf(game, hero);
  return pets[Math.min(pets.length, trainedBy(sheetOf(game, hero))) - 1];
};
