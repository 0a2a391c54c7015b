import { faceNumbersOnCard } from '../../../dice/face';
import type { Path } from '../../../issue';
import * as onDie from '../../../painted-die/pip-remedies';
import { repairBy, type Remedies } from '../../../painted-die/repair';
import { apply } from '../sheet/apply';
import type { Edit, Owner } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { die, emptyFaces, traits, type Faces, type Pip } from '../sheet/pips';
import { check } from './check';
import type { RuleIssue } from './issue';
import { freeFaces } from './locks';
import { categoriesOf, countedSkills, skillsAllowed, summonFiend } from './skills';

const facesOf = (hero: HeroDraft, owner: Owner): Faces =>
  owner === 'hero' ? hero.faces : (hero.fiend?.faces ?? emptyFaces);

const painted = (owner: Owner, repaintings: onDie.Repaintings<Pip>): Remedies<Edit> =>
  repaintings.map((sets) => sets.map((set) => ({ edit: 'set-pips', owner, ...set })));

/** One pip of the colour on a face of the hero where it is free to paint, the 6-face first. */
const paintOne = (hero: HeroDraft, pip: Pip): Remedies<Edit> =>
  freeFaces(hero, 'hero', pip).map((face) => [{ edit: 'paint', owner: 'hero', face, to: pip }]);

/** One Armour pip beside the others, or else in the place of another. */
const useShield = (hero: HeroDraft): Remedies<Edit> => [
  ...paintOne(hero, 'armour'),
  ...faceNumbersOnCard.flatMap((face) =>
    traits
      .filter((trait) => trait !== 'armour' && hero.faces[face][trait] > 0)
      .map((from) => [{ edit: 'paint' as const, owner: 'hero' as const, face, from, to: 'armour' as const }]),
  ),
];

/** Removes the entries at these places, from the last to the first, so that no place moves before its turn. */
const dropAll = (indexes: readonly number[]): readonly Edit[] =>
  [...indexes].sort((a, b) => b - a).map((index): Edit => ({ edit: 'remove-skill', index }));

const dropOne = (path: Path): Remedies<Edit> => {
  const index = path.at(-1);
  return typeof index === 'number' ? [dropAll([index])] : [];
};

/** Drops skills beyond the die's limit, as few as possible for one category. */
const fitAllowance = (hero: HeroDraft): Remedies<Edit> => {
  const counted = countedSkills(hero.skills);
  const most = skillsAllowed(hero);
  return categoriesOf(counted)
    .map((category) => counted.filter((skill) => skill.category === category).slice(0, most))
    .sort((a, b) => b.length - a.length)
    .map((kept) => {
      const gone = counted.filter((skill) => !kept.includes(skill)).map(({ id }) => id as string);
      return dropAll(hero.skills.flatMap((id, index) => (gone.includes(id) ? [index] : [])));
    });
};

/** Possible remedies of an issue, the likeliest first. The miniature's equipment is never touched. */
const remedies = (hero: HeroDraft, issue: RuleIssue): Remedies<Edit> => {
  switch (issue.rule) {
    case 'points-budget': {
      const { whose, spent, budget } = issue.figures;
      return painted(whose, onDie.spendLess(die, facesOf(hero, whose), spent - budget));
    }
    case 'face-capacity': {
      const { whose, face } = issue.figures;
      return painted(whose, onDie.makeRoomOnFace(die, facesOf(hero, whose)[face], face));
    }
    case 'one-colour-face': {
      const { whose, face, pip } = issue.figures;
      return painted(whose, [[{ face, pip, count: face - 1 }]]);
    }
    case 'armour-cap': {
      const { face, cap } = issue.figures;
      return painted('hero', [[{ face, pip: 'armour', count: cap }]]);
    }
    case 'skill-pip-count': {
      const { whose } = issue.figures;
      const faces = facesOf(hero, whose);
      return painted(
        whose,
        whose === 'hero' ? onDie.keepOneGreenPip(faces) : [onDie.keepOnDie(faces, 'skill', 0)],
      );
    }
    case 'shield-unused':
      return useShield(hero);
    case 'skill-allowance':
      return [...dropOne(issue.path), ...fitAllowance(hero)];
    case 'skill-unknown':
    case 'skill-duplicate':
      return dropOne(issue.path);
    case 'no-skill-pip':
      return paintOne(hero, 'skill');
    case 'no-magic-pip':
      return paintOne(hero, 'magic');
    case 'idle-skill':
      return issue.figures.reason === 'no-fiend'
        ? [[{ edit: 'add-skill', skill: summonFiend }], ...dropOne(issue.path)]
        : dropOne(issue.path);
    case 'unspent-points':
    case 'wysiwyg-weapon':
      return [];
  }
};

/** Edits that remove the issue and bring no new error; undefined if there is no such fix. */
export const repair = repairBy({ check, apply, remedies });
