import type { Path } from '../../../../issue';
import type { Remedies } from '../../../../painted-die/repair';
import { basicAnimalTraining } from '../skill-slots';
import { apply } from '../../sheet/apply';
import type { Edit } from '../../sheet/edit';
import { petAbilities } from '../../sheet/follower';
import type { HeroDraft } from '../../sheet/hero';
import type { RuleFigures } from '../issue';
import { petCaps } from '../pets';
import { keepOnDie, keepOneGreenPip, ownerAt, setPips, spendLess } from './pips';

/** Trains the pets that are too many, or leaves the last of them at home. */
export const dropTooManyPets = (hero: HeroDraft, figures: RuleFigures['pet-training']): Remedies<Edit> => {
  const surplus = figures.pets - figures.allowed;
  const train: Edit = { edit: 'add-skill', list: 'hero', skill: basicAnimalTraining };
  const leave = hero.followers
    .flatMap(({ kind }, index) => (kind === 'pet' ? [index] : []))
    .slice(-surplus)
    .reverse()
    .map((index): Edit => ({ edit: 'remove-follower', index }));
  return [Array<Edit>(surplus).fill(train), leave];
};

/** The abilities as edits, those first under which the pet's pips break the fewest caps. */
const fittingAbilities = (hero: HeroDraft, index: number): Remedies<Edit> => {
  const tried = petAbilities.map((ability) => {
    const edit: Edit = { edit: 'set-ability', index, ability };
    return { edit, broken: petCaps(apply(hero, edit)).length };
  });
  return tried.sort((a, b) => a.broken - b.broken).map(({ edit }) => [edit]);
};

/** Brings a pet or beast shape within its caps. */
export const fitPet = (hero: HeroDraft, path: Path, figures: RuleFigures['pet-caps']): Remedies<Edit> => {
  const owner = ownerAt(path);
  if (owner === 'hero') return [];
  const index = owner.follower;
  switch (figures.reason) {
    case 'no-ability':
      return fittingAbilities(hero, index);
    case 'ranged':
      return [keepOnDie(hero, owner, 'ranged', 0)];
    case 'face':
      return [[setPips(owner, figures.face, figures.pip, figures.cap)]];
    case 'magic-on-die': {
      const take = keepOnDie(hero, owner, 'magic', figures.cap);
      return figures.magical ? [take] : [[{ edit: 'set-magical', index, magical: true }], take];
    }
  }
};

/** Brings a daemon within what its summoner can give it. */
export const fitDaemon = (
  hero: HeroDraft,
  path: Path,
  figures: RuleFigures['daemon-caps'],
): Remedies<Edit> => {
  const owner = ownerAt(path);
  switch (figures.reason) {
    case 'ranged':
      return [keepOnDie(hero, owner, 'ranged', 0)];
    case 'skill-pips':
      return keepOneGreenPip(hero, path);
    case 'points':
      return spendLess(hero, path, figures.spent - figures.budget);
  }
};

/** Learns the skill the follower needs, or removes the follower. */
export const addSupport = (path: Path, figures: RuleFigures['follower-unsupported']): Remedies<Edit> => {
  const [, index] = path;
  if (typeof index !== 'number') return [];
  const leave: readonly Edit[] = [{ edit: 'remove-follower', index }];
  if (figures.reason === 'two') return [leave];
  return [[{ edit: 'add-skill', list: 'hero', skill: figures.skill }], leave];
};
