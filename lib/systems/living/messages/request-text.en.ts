import type { About } from '../match/state/option';
import { count, length, possessive } from '#words/language/words';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { wish } from '#words/systems/living/messages/match-wishes';
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

/** Question that a match waits for. */
export const requestText = (asked: About, names: Names): string => {
  const who = names(asked.figure);
  switch (asked.about) {
    case 'who-acts':
      return `Who acts next on ${possessive(who)} side?`;
    case 'action':
      return `What does ${who} do? ${count(asked.left, 'action')} left.`;
    case 'reaction':
      return `Does ${who} react?`;
    case 'answer':
      return `Does ${who} answer ${names(asked.to)}${asked.skill === '' ? '' : ` with ${skillName(asked.skill)}`}?`;
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
        : `Who does ${who} aim ${skillName(asked.skill)} at?`;
    case 'condition':
      return `Which of ${possessive(names(asked.of))} conditions does ${who} choose?`;
    case 'aura':
      return `Which enchantment, hex or Loa on ${names(asked.of)} does ${who} choose?`;
    case 'rider-or-mount':
      return `${who} is riding. Who does it: the rider or the mount?`;
    case 'share-damage':
      return `How do you split the ${asked.damage} damage to ${who}?`;
    case 'may':
      return wish(who, asked.what, asked.skill === '' ? undefined : skillName(asked.skill));
    case 'effect':
      return `Which effect of ${skillName(asked.skill)} does ${who} choose?`;
    case 'skill':
      return asked.skill === 'shout'
        ? `Which Shout does ${who} use, if any?`
        : `${skillName(asked.skill)}: what does ${who} do?`;
    case 'number':
      return asked.skill === ''
        ? `Which one does ${who} choose?`
        : `How many does ${who} choose for ${skillName(asked.skill)}?`;
    case 'start':
      return `Where in the corner does ${who} start?`;
    case 'place':
      return asked.skill === ''
        ? `Where does ${who} come back?`
        : `Where does ${who} use ${skillName(asked.skill)}?`;
    case 'build':
      return `How do you build ${possessive(who)} Daemon, with ${count(asked.dice, 'die', 'dice')} and ${terms.points(asked.points)}${asked.card ? ', or does it keep its card' : ''}?`;
  }
};
