import { categoryNames } from '#words/systems/first/messages/skill-names';
import { list } from '#words/language/words';
import { pipSentences } from '#words/painted-die/messages/die-words';
import type { AllowanceReason, RuleFigures, RuleIssue } from '../rules/issue';
import type { SkillLock, SkillRoom } from '../rules/locks';
import { die, fiendPointsPerMagic, type Pip } from '../sheet/pips';
import { nameOfSkill, subject, theDie, theFace } from '#words/systems/first/messages/places';
import { pipsOf, terms } from '#words/systems/first/messages/terms';

const ofPips = pipSentences(terms.pips, die.costs);

const armourAllows = ({ cap, armour, shield }: RuleFigures['armour-cap']): string => {
  if (armour === 'none' && !shield) return 'Without armour or a shield a hero can’t have Armour pips';
  const worn =
    armour === 'none'
      ? 'A shield without armour'
      : `${terms.armours[armour]}${shield ? ' with a shield' : ''}`;
  return `${worn} allows ${pipsOf(cap, 'armour')} on a face`;
};

const budget = ({ whose, spent, budget: points, isCast }: RuleFigures['points-budget']): string => {
  if (isCast) return `The fiend costs ${terms.points(spent)}, but the casting gives it only ${points}.`;
  if (whose === 'hero') return ofPips.budget(subject(whose), spent, points);
  return points === 0
    ? `The fiend has no points. It gets ${fiendPointsPerMagic} for each Magic pip of your hero’s best face, which has none.`
    : `The fiend costs ${terms.points(spent)}, but has only ${points}: it gets ${fiendPointsPerMagic} for each Magic pip of your hero’s best face.`;
};

const allowance = (figures: AllowanceReason): string => {
  if (figures.reason === 'two-categories') {
    const names = list(figures.categories.map((category) => categoryNames[category]));
    return `All your skills must come from one category: yours come from ${names}.`;
  }
  const { skills, most, traits } = figures;
  if (most > 1) return `A specialist in one trait can learn only ${most} skills, not ${skills}.`;
  return traits === 0
    ? `A hero without a trait can learn only 1 skill, not ${skills}. To learn three, paint pips of only one trait.`
    : `With pips of ${traits} traits your hero can learn only 1 skill, not ${skills}: only specialists in one trait learn three.`;
};

const weapon = (figures: RuleFigures['wysiwyg-weapon']): string => {
  const trait = terms.pips[figures.trait];
  return figures.reason === 'pips-without-weapon'
    ? `Your hero has ${trait} pips but no ${figures.trait} weapon.`
    : `${figures.weapon ?? 'A weapon'} does nothing without ${trait} pips.`;
};

/** Sentences on an issue: the fault, the reason, and the remedy. */
export const issueSentence = (issue: RuleIssue): string => {
  switch (issue.rule) {
    case 'points-budget':
      return budget(issue.figures);
    case 'face-capacity': {
      const { whose, face, pips } = issue.figures;
      return ofPips.capacity(theFace(whose, face), face, pips);
    }
    case 'one-colour-face': {
      const { whose, face, pip } = issue.figures;
      return ofPips.oneColour(theFace(whose, face), face, pip);
    }
    case 'skill-pip-count':
      return issue.figures.whose === 'fiend'
        ? 'A fiend has no Skill pips: remove the green ones.'
        : ofPips.green(theDie('hero'), issue.figures.pips);
    case 'armour-cap':
      return `${armourAllows(issue.figures)}, but the ${issue.figures.face}-face has ${issue.figures.pips}.`;
    case 'shield-unused':
      return 'A shield needs at least one Armour pip: paint one, or remove the shield.';
    case 'skill-allowance':
      return allowance(issue.figures);
    case 'skill-unknown':
      return `The first edition has no skill “${issue.figures.id}”. Choose another one.`;
    case 'skill-duplicate':
      return `Your hero has ${nameOfSkill(issue.figures.id)} twice: remove one.`;
    case 'unspent-points':
      return `Your hero has ${terms.points(issue.figures.left)} left to spend.`;
    case 'no-skill-pip':
      return 'Skills need a green Skill pip, and this die has none.';
    case 'no-magic-pip': {
      const spells = [...new Set(issue.figures.spells)];
      const one = spells.length === 1;
      return `${list(spells)} ${one ? 'is a spell' : 'are spells'}, but your die has no Magic pip to cast ${one ? 'it' : 'them'}.`;
    }
    case 'wysiwyg-weapon':
      return weapon(issue.figures);
    case 'idle-skill':
      return issue.figures.reason === 'no-fiend'
        ? `${issue.figures.name} strengthens a fiend: without Summon Fiend it does nothing.`
        : `${issue.figures.name} goes with a ${terms.pips[issue.figures.trait]} attack, but your hero has no ${terms.pips[issue.figures.trait]} pips.`;
  }
};

/** Why the brush cannot paint a pip of this colour here; the issue is what the painted die would break. */
export const paintLockSentence = (issue: RuleIssue, to: Pip): string => {
  if (issue.rule === 'armour-cap') return `${armourAllows(issue.figures)}.`;
  if (issue.rule === 'skill-pip-count')
    return issue.figures.whose === 'fiend' ? 'A fiend has no Skill pips.' : ofPips.greenThere(theDie('hero'));
  if (issue.rule !== 'points-budget') return issueSentence(issue);
  const { whose, spent, budget: points } = issue.figures;
  return whose === 'fiend' && points === 0 ? issueSentence(issue) : ofPips.noPoints(spent, points, to);
};

/** Why a skill is unavailable. */
export const skillLockSentence = (lock: SkillLock): string => {
  switch (lock.lock) {
    case 'unknown':
      return `The first edition has no skill “${lock.id}”.`;
    case 'chosen':
      return `You already have ${lock.name}.`;
    case 'list-full':
      return `You can have at most ${lock.limit} skills.`;
    case 'allowance':
      return allowance(lock.reason);
  }
};

const spelled = ['no', 'one', 'two', 'three', 'four'] as const;

/** Skills that the die lets a hero learn: "Your die has only Melee pips, so you may learn up to three skills …" */
export const roomSentence = ({ traits }: SkillRoom): string => {
  if (traits.length === 1)
    return `Your die’s only trait is ${terms.pips[traits[0] ?? 'skill']}, so you may learn up to three skills, all from one category.`;
  return traits.length === 0
    ? 'Your die has no trait yet, so you may learn one skill. With pips of only one trait you may learn up to three.'
    : `Your die has ${spelled[traits.length] ?? traits.length} traits, so you may learn one skill. Specialists, who have only one trait, may learn up to three.`;
};

/** "2 of 3 used". */
export const slotsUsed = ({ used, most }: SkillRoom['slots']): string => `${used} of ${most} used`;
