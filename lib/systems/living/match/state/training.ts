import { oncePer } from '../../../../once-per';
import { petsAllowed } from '../../rules/followers';
import type { Figure } from './figure';
import { figureOf, type MatchContext, ownProfile } from './match-context';
import type { Profile } from './profile';

/** How many pets a card has trained (ruling 7). */
const trainedBy = oncePer(({ skills }: Profile): number => petsAllowed(skills));

/** The pets of a hero, trained or not, in the order of his card. */
export const petsOf = ({ s }: Pick<MatchContext, 's'>, hero: Figure): readonly Figure[] =>
  s.figures.filter((figure) => figure.kind === 'pet' && figure.hero === hero.id);

/** Whether a figure may act at all: pets that nobody has trained may not (school rule "taught"). */
export const isTrained = (match: MatchContext, figure: Figure): boolean => {
  if (figure.kind !== 'pet') return true;
  const hero = figureOf(match, figure.hero);
  return petsOf(match, hero).indexOf(figure) < trainedBy(ownProfile(match, hero));
};

/** A pet whose Hero is down goes by itself, unless a spirit has lent it to somebody else; chapter "Followers: Pet". */
export const isAlone = (match: Pick<MatchContext, 's'>, figure: Figure): boolean =>
  figure.kind === 'pet' && figure.lent === undefined && figureOf(match, figure.hero).life !== 'up';

/** The pet tied to a hero's skill: the last trained one (ruling beastmaster-chained). */
export const chainedPet = (match: MatchContext, hero: Figure): Figure | undefined => {
  const pets = petsOf(match, hero);
  return pets[Math.min(pets.length, trainedBy(ownProfile(match, hero))) - 1];
};
