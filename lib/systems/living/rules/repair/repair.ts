import { type Remedies, repairBy } from '../../../../painted-die/repair';
import type { Edit } from '../../sheet/edit';
import type { HeroDraft } from '../../sheet/hero';
import type { RuleIssue } from '../issue';
import { addSupport, dropTooManyPets, fitDaemon, fitPet } from './followers';
import { capDefence, keepOneGreenPip, makeRoomOnFace, paintOne, spendLess, thinFace } from './pips';
import { dropOne, dropSurplusOfDaemon, dropSurplusOfSnowfall, fitAllowance, moveSkill } from './skills';
import { apply } from '../../sheet/apply';
import { check } from '../check';

/**
 * Edits that might remove an issue, the likeliest first; `repair` tries them. The miniature's equipment is never
 * touched.
 */
const remedies = (hero: HeroDraft, issue: RuleIssue): Remedies<Edit> => {
  const { path } = issue;
  switch (issue.rule) {
    case 'points-budget':
      return spendLess(hero, path, issue.figures.spent - issue.figures.budget);
    case 'face-capacity':
      return makeRoomOnFace(hero, path, issue.figures.face);
    case 'one-colour-face':
      return thinFace(path, issue.figures.face, issue.figures.pip, issue.figures.face - 1);
    case 'armour-cap':
      return capDefence(issue.figures.face, issue.figures.cap);
    case 'skill-pip-count':
      return keepOneGreenPip(hero, path);
    case 'skill-allowance':
      return fitAllowance(hero, issue.path);
    case 'skill-unknown':
    case 'skill-duplicate':
    case 'skill-equipment':
      return dropOne(path);
    case 'pet-training':
      return dropTooManyPets(hero, issue.figures);
    case 'pet-caps':
      return fitPet(hero, path, issue.figures);
    case 'daemon-caps':
      return fitDaemon(hero, path, issue.figures);
    case 'daemon-slots':
      return issue.figures.reason === 'slots'
        ? dropSurplusOfDaemon(hero, path, issue.figures.free)
        : dropOne(path);
    case 'snowfall-mix':
      return issue.figures.reason === 'too-many'
        ? dropSurplusOfSnowfall(hero, issue.figures.tier, issue.figures.most)
        : moveSkill(hero, path);
    case 'follower-unsupported':
      return addSupport(path, issue.figures);
    case 'no-skill-pip':
      return paintOne(hero, 'skill');
    case 'no-magic-pip':
      return paintOne(hero, 'magic');
    case 'idle-skill':
      return issue.figures.reason === 'daemon-skill' ? moveSkill(hero, path) : dropOne(path);
    case 'unspent-points':
    case 'wysiwyg-weapon':
      return [];
  }
};

/** Edits that remove the issue and bring no new error; undefined if there is no such fix. */
export const repair = repairBy({ check, apply, remedies });
