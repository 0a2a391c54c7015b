import type { About } from '../match/state/option';
import { count, length, possessive } from '#words/language/words';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { wish } from '#words/systems/living/messages/match-wishes';
import { conditionNames } from '#words/systems/living/messages/skill-text/words';
import { terms } from '#words/systems/living/messages/terms';

/** How a figure is called, by its number. */
export type Names = (figure: number) => string;

export const far = (distance: number): string => `${length(distance)}#`;

/** The use of a picked die, where that is a fight. */
const uses: Readonly<Partial<Record<string, string>>> = {
  AV: 'attack',
  RAV: 'shoot',
  DV: 'defend',
  MDV: 'defend',
};

const dieText = (who: string, { value, needsPip }: Extract<About, { about: 'die' }>): string => {
  const use = uses[value];
  if (use !== undefined) return `Which die does ${who} ${use} with?`;
  const gives = value === 'magic' ? 'Magic pips' : value;
  return `Which die gives ${who} the ${gives}?${needsPip ? ' Without any, the spell fizzles.' : ''}`;
};

/** Question to a rider, by what the rider or the mount does or is given. */
const halves: Readonly<Partial<Record<string, string>>> = {
  DV: 'Who defends',
  MDV: 'Who defends',
  skill: 'Who rolls',
  lose: 'Who loses Life',
  heal: 'Who regains Life',
  cure: 'Who loses conditions',
  movement: 'Whose movement changes',
};

const conditions: Readonly<Record<string, string | undefined>> = conditionNames;

const halvesText = (what: string): string => {
  const condition = conditions[what];
  const asks =
    condition === undefined ? (halves[what] ?? 'Who is affected') : `Who gets ${condition} counters`;
  return `${asks}: ${what === 'movement' ? 'the rider’s or the mount’s' : 'the rider or the mount'}?`;
};

/** Question for a target that isn’t aimed at. */
const pickedBy: Readonly<Partial<Record<string, (who: string, skill: string) => string>>> = {
  'necromancer/dark-bond': (who, skill) => `Who takes damage for ${who} through ${skill}?`,
  'psion/oscitancy': (who, skill) => `Whose card does ${who} choose for ${skill}?`,
};

/** Spells that store or copy another. */
const spellPicked: Readonly<Partial<Record<string, string>>> = {
  'elemental-mage/glyph': 'store',
  'psion/mimicry': 'copy',
  'psion/echo': 'copy',
};

const skillQuestion = (who: string, skill: string): string => {
  if (skill === 'shout') return `Which Shout does ${who} use, if any?`;
  const verb = spellPicked[skill];
  return verb === undefined
    ? `${skillName(skill)}: what does ${who} do?`
    : `${skillName(skill)}: which spell does ${who} ${verb}?`;
};

const numberQuestion = (who: string, { skill, what }: Extract<About, { about: 'number' }>): string => {
  switch (what) {
    case 'weapon':
      return `Which weapon does ${who} reload?`;
    case 'take-off':
      return `Does ${who} take off?`;
    case 'land':
      return `Does ${who} land?`;
    case 'face':
      return `Which face does ${who} paint for ${skillName(skill)}?`;
    case 'place-in-deck':
      return `${skillName(skill)}: which place in the deck?`;
    case 'cash-in':
      return `Which pip does ${possessive(who)} Daemon cash in?`;
    case 'spend':
      return `Which pip does ${possessive(who)} Daemon get instead?`;
    default:
      return `${skillName(skill)}: which one does ${who} choose?`;
  }
};

/** Question of a turn, where another line says how many actions are left. */
export const actionText = (who: string): string => `What does ${who} do?`;

/** Question that a match waits for. */
export const requestText = (asked: About, names: Names): string => {
  const who = names(asked.figure);
  switch (asked.about) {
    case 'who-acts':
      return `Who acts next on ${possessive(who)} side?`;
    case 'action':
      return `${actionText(who)} ${count(asked.left, 'action')} left.`;
    case 'reaction':
      return `Does ${who} react?`;
    case 'answer':
      return asked.skill === ''
        ? `Does ${who} do anything before ${names(asked.to)} acts?`
        : `Does ${who} answer ${names(asked.to)} with ${skillName(asked.skill)}?`;
    case 'move':
      // A climb has no length of its own.
      return asked.distance > 0
        ? `Where does ${who} move, up to ${far(asked.distance)}?`
        : `Where does ${who} climb?`;
    case 'die':
      return dieText(who, asked);
    case 'target':
      return asked.skill === ''
        ? `Who else does ${who} hit with this attack?`
        : (pickedBy[asked.skill]?.(who, skillName(asked.skill)) ??
            `Who does ${who} aim ${skillName(asked.skill)} at?`);
    case 'condition':
      return asked.of === asked.figure
        ? `Which condition does ${who} remove?`
        : `Which of ${possessive(names(asked.of))} conditions does ${who} remove?`;
    case 'aura':
      return `Which enchantment, hex or Loa${asked.of === asked.figure ? '' : ` on ${names(asked.of)}`} does ${who} ${'skill' in asked ? 'cover' : 'remove'}?`;
    case 'rider-or-mount':
      return `${who} is riding. ${halvesText(asked.what)}`;
    case 'share-damage':
      return `How much of the ${asked.damage} damage to ${who} does the mount take?`;
    case 'may':
      return wish(who, asked.what, asked.skill === '' ? undefined : skillName(asked.skill));
    case 'effect':
      return `Which effect of ${skillName(asked.skill)} does ${who} choose?`;
    case 'skill':
      return skillQuestion(who, asked.skill);
    case 'number':
      return numberQuestion(who, asked);
    case 'start':
      return `Where in the corner does ${who} start?`;
    case 'place':
      return asked.skill === ''
        ? `Where does ${who} come back?`
        : `Where does ${who} set ${skillName(asked.skill)}?`;
    case 'build':
      return `Build ${possessive(who)} Daemon: ${count(asked.dice, 'die', 'dice')}, ${terms.points(asked.points)}.${asked.card ? ' Or keep the card it had.' : ''}`;
  }
};
