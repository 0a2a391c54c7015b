import { findSkill } from '../../skills/index';
import { ruleAbout } from '../../skills/school-rules';
import type { Effect } from '../../skills/effects/effect';
import { isSpell, needsMagicPip, type Skill } from '../../skills/school';
import { focusOf } from '../life/bond';
import { sees } from '../geometry/sight';
import { isUndead, type Figure } from '../state/figure';
import { poolOf } from '../values/hand';
import { inForm, petOf } from '../values/form';
import { hasParameter, waives } from '../entries/parameters';
import { areAllies, profileOf, type MatchContext } from '../state/match-context';
import { keepsToItself, shootsUnarmed } from '../values/attacking';
import { leansOnTerrain } from '../geometry/placing';
import { refuses } from '../entries/riding';
import { snowballOf } from './snowballs';
import { canShoot, goesWithSkills, isTargetFor, rangedWeapons, weaponAt } from '../values/weapons';
import { inContact, inEarshot, isWithin, onSameLevel } from '../geometry/where';
import { oncePer } from '../../../../once-per';

/** Whether what a skill asks for before it is used holds; what equipment must show was seen to when the hero was built. */
export const meetsRequirements = (
  match: MatchContext,
  figure: Figure,
  { requires = [] }: Skill,
  isReaction: boolean,
): boolean =>
  requires.every((need) => {
    switch (need) {
      case 'no-attack-before':
        return !figure.thisTurn.attacked;
      case 'reaction-only':
      case 'delayed-action-only':
        return isReaction;
      case 'brings-a-pet':
        return isThereFor(match, petOf(match, figure));
      case 'after-each-movement':
        return false;
      case 'contact-with-terrain':
        return leansOnTerrain(match, figure.at);
      // Some of these are checked with each target; the others when the hero is built, or elsewhere.
      case 'contact-with-target':
      case 'no-contact-with-target':
      case 'no-snowman':
      case 'answers-announcement':
      case 'may-answer-reaction':
      case 'before-summoning':
      case 'instead-of-training':
      case 'once-for-each-pet':
      case 'once-per-battle':
      case 'used-up-by-success-only':
      case 'unconscious-too':
      case 'mouth':
      case 'horns':
      case 'wings':
        return true;
    }
  });

/** A pet that is alive, or could be: not without a die in its Dicepool. */
const isThereFor = (match: MatchContext, pet: Figure | undefined): boolean =>
  pet !== undefined && (pet.life !== 'dead' || poolOf(match, pet) > 0);

const heals = (effects: readonly Effect[] | undefined): boolean =>
  (effects ?? []).some((effect) =>
    'when' in effect ? heals(effect.then) : 'act' in effect && effect.act === 'heal' && effect.whom !== 'you',
  );

const raises = ({ green = [] }: Skill): boolean =>
  green.some((effect) => 'act' in effect && effect.act === 'raise');

/** Life that is restored at the beginning of the target's turns. */
const healsLater = (effects: readonly Effect[] | undefined): boolean =>
  (effects ?? []).some(
    (effect) =>
      'lasting' in effect &&
      effect.on === 'target' &&
      effect.lasting.some(
        (property) =>
          property.has === 'whenever' && property.moment === 'turn-begins' && heals(property.effects),
      ),
  );

/** Restoring Life, now or later, may be aimed at the unconscious and gets them up (ruling 19 for skills). */
const reachesTheDown = oncePer(
  ({ green, blue, requires = [] }: Skill): boolean =>
    heals(green) || heals(blue) || healsLater(green) || requires.includes('unconscious-too'),
);

const disablesSnowballs = oncePer(({ green = [] }: Skill): boolean =>
  green.some((effect) => 'act' in effect && effect.act === 'disable' && effect.what === 'snowball-skills'),
);

/** Whether a skill takes Snowball skills away: only from somebody who still has some (ruling snowfall-hibernate). */
const hasToLose = (match: MatchContext, skill: Skill, target: Figure): boolean =>
  !disablesSnowballs(skill) ||
  profileOf(match, target).skills.some(
    (id) => findSkill(id)?.kind === 'snowball' && !target.barred.some((barred) => barred.skill === id),
  );

const isOfKind = (figure: Figure, skill: Skill, target: Figure): boolean => {
  // Whosever a snowman is, a snowball mends it.
  if (target.kind === 'snowman' && snowballOf(skill)) return target.life === 'up';
  const isUp = target.life === 'up' || (target.life === 'down' && reachesTheDown(skill));
  // An attack skill goes with an attack, whose target it names or not.
  if (skill.target === undefined)
    return skill.class.endsWith('Attack') ? isUp && !areAllies(figure, target) : target === figure;
  switch (skill.target) {
    case 'self':
      return target === figure;
    case 'ally':
      return isUp && areAllies(figure, target);
    case 'other-ally':
      return isUp && target !== figure && areAllies(figure, target);
    case 'opponent':
      return target.life === 'up' && !areAllies(figure, target);
    case 'any':
      return isUp;
    case 'dead-ally':
      return target.life === 'dead' && !target.isLost && areAllies(figure, target);
    // Rules for a Hero hold for followers too (chapter "Followers").
    case 'dead-hero':
      return target.life === 'dead' && !target.isLost;
    case 'dead-body':
      return (target.life === 'dead' || target.life === 'down') && !target.isWasted;
    case 'undead':
      return target.life === 'up' && isUndead(target) && target.hero === figure.hero && target.owner >= 0;
    case 'your-pet':
      return (
        target.kind === 'pet' &&
        target.hero === figure.hero &&
        (isUp || (target.life === 'dead' && raises(skill)))
      );
    case 'your-daemon':
      return target.kind === 'daemon' && target.hero === figure.hero && isUp;
    case 'opposing-daemon':
      return target.kind === 'daemon' && isUp && !areAllies(figure, target);
  }
};

/** # that each Magic pip adds to a range which the blue line names. */
const rangeAPip = ({ blue = [] }: Skill): number | undefined => {
  for (const effect of blue)
    if ('parameter' in effect && effect.parameter === 'range' && typeof effect.max === 'number')
      return effect.max;
  return undefined;
};

/** # that a skill leads, and that each Magic pip adds: a spell reaches 5 # a Magic pip. */
const leadOf = oncePer((skill: Skill): { readonly far: number; readonly perPip: number } => {
  const far = snowballOf(skill)?.range.fixed;
  const perPip =
    ruleAbout(skill, 'range')?.perMagicPip.fixed ??
    (isSpell(skill) && needsMagicPip(skill)
      ? (rangeAPip(skill) ?? (namesRange(skill) ? undefined : 5))
      : undefined);
  return {
    far: far ?? (perPip === undefined ? Infinity : 0),
    perPip: far === undefined ? (perPip ?? 0) : 0,
  };
});

/** Whether a shot that comes with a spell leads there. */
const shotLeads = (match: MatchContext, figure: Figure, { also }: Skill, target: Figure): boolean =>
  also !== undefined &&
  rangedWeapons(match, figure).some((place) => {
    const weapon = weaponAt(match, figure, place);
    return weapon !== undefined && goesWithSkills(weapon) && canShoot(match, figure, weapon, target);
  });

/** # that the best die leads a skill, endless for most that are no spells; nobody aims further. */
export const furthest = (match: MatchContext, figure: Figure, skill: Skill): number => {
  const { far, perPip } = leadOf(skill);
  return perPip === 0 ? far : far + perPip * Math.max(...profileOf(match, figure).sides.magic);
};

const namesRange = (skill: Skill): boolean => hasParameter(skill, 'range') || waives(skill, 'everything');

/**
 * Sight is needed for spells, spirits sent off, snowballs, skills with a range, and others that demand it
 * (ruling 14 for skills).
 */
const asksForSight = oncePer(
  (skill: Skill): boolean =>
    waives(skill, 'distance') ||
    ((isSpell(skill) ||
      hasParameter(skill, 'range') ||
      ruleAbout(skill, 'range') !== undefined ||
      snowballOf(skill) !== undefined) &&
      !waives(skill, 'sight')),
);

/** A daemon's attack that begins with the attack needs its target beside it. */
const attacksAtOnce = ({ class: kind, always: [first] = [] }: Skill): boolean =>
  kind === 'Daemon Skill' &&
  first !== undefined &&
  'act' in first &&
  first.act === 'perform' &&
  first.action === 'attack';

const isFor = (match: MatchContext, figure: Figure, skill: Skill, target: Figure): boolean =>
  isOfKind(figure, skill, target) && !refuses(target, skill) && hasToLose(match, skill, target);

/** Whether nothing keeps another figure from being chosen for a skill. */
const mayBeChosen = (match: MatchContext, figure: Figure, skill: Skill, target: Figure): boolean => {
  const isFar = !skill.class.endsWith('Attack') && !inContact(figure, target);
  return isTargetFor(match, figure, target, isFar) && !keepsToItself(match, figure);
};

/** Whether a figure is one that a skill is for, and not kept from being chosen; wherever it stands. */
export const isEligible = (match: MatchContext, figure: Figure, skill: Skill, target: Figure): boolean =>
  isFor(match, figure, skill, target) && (target === figure || mayBeChosen(match, figure, skill, target));

/** Whether a skill may be aimed at a figure: of the right kind, in sight where it is a spell, and not kept from it. */
export const mayBeTarget = (match: MatchContext, figure: Figure, skill: Skill, target: Figure): boolean =>
  isFor(match, figure, skill, target) &&
  (target === figure || (isThere(match, figure, skill, target) && mayBeChosen(match, figure, skill, target)));

/** Whether a skill can reach another figure: contact, range and sight as required. */
const isThere = (match: MatchContext, figure: Figure, skill: Skill, target: Figure): boolean => {
  const requires = skill.requires ?? [];
  if (target.kind === 'snowman' && requires.includes('no-snowman')) return false;
  const focus = focusOf(match, figure, skill);
  if (
    requires.includes('contact-with-target') &&
    !inContact(figure, target) &&
    !(focus && inContact(focus, target))
  )
    return false;
  if (requires.includes('no-contact-with-target') && inContact(figure, target)) return false;
  if (attacksAtOnce(skill) && !inContact(figure, target)) return false;
  if (skill.class === 'Command') return onSameLevel(figure, target) && inEarshot(figure, target);
  if (!onSameLevel(figure, target) && target.life === 'up') return false;
  if (shootsUnarmed(skill)) return isTargetFor(match, figure, target, true) && sees(match, figure, target);
  if (skill.class.endsWith('Attack')) return true;
  const most = furthest(match, figure, skill);
  const asksSight = asksForSight(skill);
  const leadsThere = (from: Figure): boolean =>
    (most === Infinity || isWithin(from, target, most) || inContact(from, target)) &&
    (!asksSight || sees(match, from, target));
  return (
    leadsThere(figure) ||
    (focus !== undefined && leadsThere(focus)) ||
    shotLeads(match, figure, skill, target)
  );
};

/** Possible targets of a skill now. */
export const targetsOf = (match: MatchContext, figure: Figure, skill: Skill): readonly Figure[] =>
  match.s.figures.filter(
    (target) =>
      target.life !== 'gone' &&
      (target.rider < 0 || skill.target === 'your-pet') &&
      mayBeTarget(match, figure, inForm(match, figure, skill, target), target),
  );
