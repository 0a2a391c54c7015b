import { list } from '#words/language/words';
import type { Follower } from '../sheet/follower';
import type { Condition, Value, Who } from '../skills/effects/terms';
import type { FigureName, SkillFigure, SkillForm } from '../odds/figure';
import type { RolledSkill } from '../odds/rolled-skills';
import { forEach } from '#words/systems/living/messages/skill-text/amounts';
import { isGroup, name } from '#words/systems/living/messages/skill-text/who';
import { checkWords, conditionNames, valueNames } from '#words/systems/living/messages/skill-text/words';

const plain: Readonly<Record<FigureName, string>> = {
  attack: 'of the attack',
  boost: 'added to this attack',
  value: 'change',
  damage: 'Damage (no defence)',
  'least-damage': 'Minimum damage',
  'less-damage': 'Damage prevented',
  'more-damage': 'Extra damage',
  'damage-passed': 'Damage passed on',
  'attack-less': 'AV or RAV lost',
  criticals: 'Effects of a critical hit',
  'life-lost': 'Life lost',
  'life-healed': 'Life restored',
  'healed-less': 'Life not restored',
  counters: 'counters given',
  cured: 'Conditions removed',
  taken: 'Conditions taken over',
  dispelled: 'Enchantments, hexes or Loas removed',
  dice: 'Dice',
  'dice-at-work': 'Dice to roll',
  actions: 'Actions',
  'actions-lost': 'Actions lost',
  'attack-actions': 'Attacks',
  'skills-lost': 'Skills lost',
  distance: '# of movement',
  'distance-at-most': 'Maximum movement, in #',
  jump: 'Obstacles jumped, in #',
  reload: 'Reload counters removed',
  summoned: 'Figures summoned',
  controlled: 'Zombies under control',
  daggers: 'Daggers',
  'pips-read': 'Pips that count as the other kind',
  'pips-moved': 'Pips moved',
  'skill-pips': 'Extra Skill pips',
  charges: 'Times it works',
  uses: 'Uses',
  cards: 'Cards',
  places: 'Places up or down',
  covered: 'Counters covered',
  points: 'Points to spend on pips',
  reach: 'Reach in #',
  range: 'Range in #',
  targets: 'Targets',
  turns: 'Turns it lasts',
  'turns-sooner': 'Fewer turns',
  'turns-dead': 'Turns the target may be dead',
  ritual: 'Turns of the ritual',
  phases: 'Phases it lasts',
  attacks: 'Hits it lasts for',
};

const forms: Readonly<Record<SkillForm, string>> = {
  'pet-is-dead': 'while the pet is dead',
  recovering: 'while recovering',
  removal: 'if it ends early',
};

const groups: Readonly<Partial<Record<string, string>>> = {
  opponent: 'each opponent',
  ally: 'each ally',
  'other-ally': 'each other ally',
  figure: 'each figure',
  hero: 'each Hero',
  pet: 'your pets',
  undead: 'your Undead',
};

const whomOf = (whom: Who | undefined): string => {
  // "It" names nobody here.
  if (whom === undefined || whom === 'target' || whom === 'bearer') return '';
  if (isGroup(whom)) return ` (${groups[whom.every] ?? 'others'})`;
  return ` (${[whom]
    .flat()
    .map((one) => name(one, { target: undefined }))
    .join(' and ')})`;
};

const isValue = (of: Value | Condition): of is Value => of in valueNames;

const subject = ({ what, of }: SkillFigure): string => {
  if (of === undefined) return plain[what];
  if (!isValue(of)) return `${conditionNames[of]} ${plain[what]}`;
  return what === 'value' ? valueNames[of] : `${valueNames[of]} ${plain[what].toLowerCase()}`;
};

/** "Slowed counters given", "AV (you)", "Life restored for each enchantment on you, if this attack hits". */
const label = (figure: SkillFigure): string => {
  const each = figure.each ? forEach({ each: figure.each, by: 1 }) : '';
  const checks = [...new Set(figure.ifs)]
    // Only a hit does damage.
    .filter((check) => check !== 'hits' || !figure.ifs.includes('damages'))
    .map((check) => checkWords[check].clause.replace('instead ', ''));
  const ifs = checks.length === 0 ? '' : `, if ${list(checks)}`;
  const form = figure.form ? `, ${forms[figure.form]}` : '';
  const choice = figure.chosen ? ', if you choose it' : '';
  const whom = whomOf(figure.whom);
  return `${subject(figure)}${figure.what === 'attack' ? whom.replace('(', '(on ') : whom}${each}${ifs}${form}${choice}`;
};

const followerKinds = { pet: 'the pet', daemon: 'the Daemon', 'beast-shape': 'the beast' } as const;

/** "Maim (Rex)", "Purify, while recovering". */
const rolled = ({ skill, follower, recovering }: Omit<RolledSkill, 'key' | 'hero'>): string => {
  if (recovering) return `${skill.name}, ${forms.recovering}`;
  return follower ? `${skill.name} (${follower.name ?? followerKinds[follower.kind]})` : skill.name;
};

/** Words for a skill's odds, beside what games with painted dice share. */
export const skillOddsMessages = {
  rolled,
  label,
  whoRolls: (follower: Follower): string =>
    `${follower.name ?? 'Your follower'} rolls the number of dice chosen above.`,
  leftOut: 'Not counted here',
  lines: {
    always: 'Before the roll',
    green: 'Skill pips',
    blue: 'Magic pips',
    removal: 'If it ends early',
  },
  note: 'These figures use all your Skill pips and the die with the most Magic pips. Where a skill says “if” and the dice don’t settle it, we assume it’s so; where it says “for each”, we count one. The effect of Magic pips on an opponent is shown before the MDV is subtracted.',
};
