import { nameWithoutNote } from '../skills/school';
import { pipCosts, type Pip } from '../sheet/pips';
import type { PetReason, RuleFigures, RuleIssue, Whose } from '../rules/issue';
import type { PetAbility } from '../sheet/follower';
import { count, list } from '#words/language/words';
import { pipSentences } from '#words/painted-die/messages/die-words';
import { pipsOf, terms } from '#words/systems/living/messages/terms';
import { fix } from '#words/systems/living/messages/fixes';
import {
  nameOfChoice,
  nameOfId,
  subject,
  theDie,
  theFace,
  where,
} from '#words/systems/living/messages/places';
import {
  allowanceSentence,
  lockSentence,
  needSentence,
  skillLimitsSentence,
  slotsUsed,
} from '#words/systems/living/messages/skill-locks';

const armourAllows = ({ cap, armour, shield }: RuleFigures['armour-cap']): string => {
  if (armour === 'none' && !shield) return 'Without armour or a shield a hero can’t have Defence pips';
  const worn =
    armour === 'none'
      ? 'A shield without armour'
      : `${terms.armours[armour]}${shield ? ' with a shield' : ''}`;
  return `${worn} allows ${cap === 0 ? 'no Defence pips' : `${pipsOf(cap, 'defence')} on a face`}`;
};

const ofPips = pipSentences(terms.pips, pipCosts);

const onFace = ({ cap, pip }: Extract<PetReason, { readonly reason: 'face' }>): string =>
  cap === 0 ? `can’t have ${terms.pips[pip]} pips` : `can have at most ${pipsOf(cap, pip)} on a face`;

const pet = (figures: { readonly whose: Whose } & PetReason): string => {
  const name = subject(figures.whose);
  switch (figures.reason) {
    case 'no-ability':
      return `${name} has no ability yet. Choose one.`;
    case 'ranged':
      return `${name} can’t shoot: remove ${pipsOf(figures.pips, 'ranged')}.`;
    case 'face': {
      return `${name}${abilityOf(figures)} ${onFace(figures)}: the ${figures.face}-face has ${figures.pips}.`;
    }
    case 'magic-on-die': {
      if (figures.cap > 0) {
        return `${theDie(figures.whose)} can have at most ${pipsOf(figures.cap, 'magic')}, not ${figures.pips}.`;
      }
      return `${name} isn’t magical: remove ${pipsOf(figures.pips, 'magic')}, or make it magical.`;
    }
  }
};

/** "2 green Skill pips on one face, and 3 on each of 2 others": how many a face may have. */
const greenPips = ([first = 0, ...others]: readonly number[]): string => {
  const own = `${count(first, 'green Skill pip')} on one face`;
  const [another] = others;
  if (another === undefined) return own;
  return `${own}, and ${another} on ${others.length === 1 ? 'another one' : `each of ${others.length} others`}`;
};

const daemon = (figures: RuleFigures['daemon-caps']): string => {
  const name = subject(figures.whose);
  switch (figures.reason) {
    case 'ranged':
      return `${name} can’t shoot: remove ${pipsOf(figures.pips, 'ranged')}.`;
    case 'skill-pips':
      return figures.from === 'casting'
        ? `${name} gets at most ${greenPips(figures.allowed)}. This die has more, or has them on other faces.`
        : `${name} can have only 1 green Skill pip, not ${figures.pips}.`;
    case 'points':
      if (figures.from === 'casting')
        return `${name} costs ${terms.points(figures.spent)}, but the summoning gives it only ${figures.budget}.`;
      return figures.budget === 0
        ? `${name} has no points. It gets 4 for each Magic pip on your hero’s best Magic face, and your hero has no Magic pips.`
        : `${name} costs ${terms.points(figures.spent)} but has only ${figures.budget}: 4 for each Magic pip on your hero’s best Magic face.`;
  }
};

const snowfall = (figures: RuleFigures['snowfall-mix']): string => {
  switch (figures.reason) {
    case 'snowfall-among-skills':
      return `${figures.name} is a Snowfall skill: it belongs in the Snowfall loadout, not with other skills.`;
    case 'other-in-snowfall':
      return `${nameOfId(figures.id)} isn’t a Snowfall skill, so it can’t go in the Snowfall loadout.`;
    case 'too-many':
      return `The Snowfall loadout has room for ${count(figures.most, `${figures.tier} skill`)}, not ${figures.skills}.`;
  }
};

const unsupported = (figures: RuleFigures['follower-unsupported']): string => {
  const kind = terms.followerKinds[figures.kind].toLowerCase();
  return figures.reason === 'two'
    ? `A hero can have only one ${kind}.`
    : `To have a ${kind}, your hero needs the skill ${nameOfId(figures.skill)}.`;
};

const weapon = (figures: RuleFigures['wysiwyg-weapon']): string => {
  if (figures.reason === 'pips-without-weapon') {
    return figures.trait === 'melee'
      ? 'Your hero has Melee pips but no melee weapon, so it fights with bare fists, which count as blunt.'
      : 'Your hero has Ranged pips but no ranged weapon.';
  }
  const pips = list(
    figures.traits.map((trait) => terms.pips[trait]),
    'or',
  );
  return `${figures.weapon ?? 'A weapon'} does nothing without ${pips} pips.`;
};

const idle = (figures: RuleFigures['idle-skill']): string => {
  switch (figures.reason) {
    case 'no-pet':
      return `${nameWithoutNote(figures.name)} does nothing without a pet.`;
    case 'more-training-than-pets':
      return `You need Basic Animal Training only once for each pet: you have it ${figures.trainings === 1 ? 'once' : `${figures.trainings} times`} but ${figures.pets === 0 ? 'no pet' : `only ${count(figures.pets, 'pet')}`}.`;
    case 'daemon-skill':
      return `${figures.name} is a Daemon’s skill: your hero can’t use it, and it takes up a slot. Give it to the Daemon.`;
    case 'no-pips':
      return `${figures.name} is a ${terms.pips[figures.trait]} attack, but your hero has no ${terms.pips[figures.trait]} pips.`;
  }
};

const unknownSkill = ({ id, tier }: RuleFigures['skill-unknown']): string => {
  switch (tier) {
    case undefined:
    case 'common':
    case 'elite':
      return `No school teaches “${id}”. Choose another skill.`;
    case 'form':
      return `${nameOfId(id)} can’t be chosen: Winter Spirit turns into it.`;
    case 'training':
      return `${nameOfId(id)} is only for the training missions.`;
  }
};

/**
 * Sentences of issues: the fault, its reason, and what to do; chapter and ruling of each rule stand beside its check.
 */
const sentence = (issue: RuleIssue): string => {
  switch (issue.rule) {
    case 'points-budget': {
      const { whose, spent, budget } = issue.figures;
      return ofPips.budget(subject(whose), spent, budget);
    }
    case 'face-capacity': {
      const { whose, face, pips } = issue.figures;
      return ofPips.capacity(theFace(whose, face), face, pips);
    }
    case 'one-colour-face':
      return ofPips.oneColour(
        theFace(issue.figures.whose, issue.figures.face),
        issue.figures.face,
        issue.figures.pip,
      );
    case 'armour-cap':
      return `${armourAllows(issue.figures)}: the ${issue.figures.face}-face has ${issue.figures.pips}.`;
    case 'skill-pip-count':
      return ofPips.green(theDie(issue.figures.whose), issue.figures.pips);
    case 'skill-allowance':
      return allowanceSentence(issue.figures);
    case 'skill-unknown':
      return unknownSkill(issue.figures);
    case 'skill-duplicate':
      return `${nameOfChoice(issue.figures.choice)} is listed twice; once is enough.`;
    case 'skill-equipment':
      return issue.figures.reason === 'custom'
        ? `${issue.figures.name} is a custom skill, so it needs a weapon of the type “${terms.weaponTypes.other}”.`
        : `${needSentence(issue.figures.name, issue.figures.need)}.`;
    case 'pet-training': {
      const { pets, allowed } = issue.figures;
      return `You have ${count(pets, 'pet')}, but training for ${allowed === 0 ? 'none' : `only ${allowed}`}: take Basic Animal Training once for each pet.`;
    }
    case 'pet-caps':
      return pet(issue.figures);
    case 'daemon-caps':
      return daemon(issue.figures);
    case 'daemon-slots':
      return issue.figures.reason === 'no-daemon-skill'
        ? `${nameOfId(issue.figures.id)} isn’t a Daemon Skill.`
        : `Your Daemon has ${count(issue.figures.skills, 'Daemon Skill')}, but your hero’s own skills leave ${issue.figures.free === 0 ? 'no slot' : `only ${count(issue.figures.free, 'slot')}`} free.`;
    case 'follower-unsupported':
      return unsupported(issue.figures);
    case 'snowfall-mix':
      return snowfall(issue.figures);
    case 'unspent-points':
      return `${subject(issue.figures.whose)} has ${terms.points(issue.figures.left)} left to spend.`;
    case 'no-skill-pip':
      return 'Skills need a green Skill pip, and this die has none.';
    case 'no-magic-pip': {
      const spells = [...new Set(issue.figures.spells.map(nameWithoutNote))];
      const one = spells.length === 1;
      return `${list(spells)} ${one ? 'is a spell' : 'are spells'}, and your die has no Magic pip to cast ${one ? 'it' : 'them'}.`;
    }
    case 'wysiwyg-weapon':
      return weapon(issue.figures);
    case 'idle-skill':
      return idle(issue.figures);
  }
};

/** Why the brush cannot paint a pip of this colour here; the issue is what the painted die would break. */
const paintLock = (issue: RuleIssue, to: Pip): string => {
  if (issue.rule === 'points-budget') return ofPips.noPoints(issue.figures.spent, issue.figures.budget, to);
  if (issue.rule === 'armour-cap') return `${armourAllows(issue.figures)}.`;
  if (issue.rule === 'skill-pip-count') return ofPips.greenThere(theDie(issue.figures.whose));
  if (issue.rule === 'pet-caps' || issue.rule === 'daemon-caps') return followerLock(issue, to);
  return sentence(issue);
};

const followerLock = (
  { figures }: Extract<RuleIssue, { readonly rule: 'pet-caps' | 'daemon-caps' }>,
  to: Pip,
): string => {
  const name = subject(figures.whose);
  switch (figures.reason) {
    case 'ranged':
      return `${name} can’t shoot: no Ranged pips.`;
    case 'skill-pips':
      return ofPips.greenThere(theDie(figures.whose));
    case 'points':
      return figures.budget === 0 ? daemon(figures) : ofPips.noPoints(figures.spent, figures.budget, to);
    case 'face':
      return `${name}${abilityOf(figures)} ${onFace(figures)}.`;
    case 'magic-on-die':
      return figures.cap === 0
        ? `${name} isn’t magical: no Magic pips.`
        : `${theDie(figures.whose)} can have at most ${pipsOf(figures.cap, 'magic')}.`;
    case 'no-ability':
      return pet(figures);
  }
};

const abilityOf = ({ ability }: { readonly ability: PetAbility | undefined }): string =>
  ability === undefined ? '' : ` (${terms.petAbilities[ability]})`;

/** Sentences about a hero's rules. `where` and `fix` name things, so they want the hero that the issue is about. */
export const issues = {
  sentence,
  lock: lockSentence,
  paintLock,
  room: skillLimitsSentence,
  slotsUsed,
  where,
  fix,
};
