import { capital, count, list, percent } from '#words/language/words';
import type { OptionText } from '../../play-part';
import type { About, Option } from '../match/state/option';
import { comesAfterKill } from '../play/after-kill';
import type { Situation } from '../match/state/situation';
import type { Slow, Warning } from '../play/warnings';
import type { Effect } from '../skills/effects/effect';
import { findSkill } from '../skills/index';
import type { Skill } from '../skills/school';
import { plainLine, type SkillLine } from '../skills/skill-text';
import { followerName } from '#words/systems/living/messages/play-actors';
import { skillName } from '#words/systems/living/messages/match-set-up';
import type { Names } from '#words/systems/living/messages/request-text';
import { english } from '#words/systems/living/messages/skill-text/renderer';

const warnings: Readonly<Record<Warning, string>> = {
  'cannot-hit': 'This can’t hit now: even your best face adds up to 0.',
  'out-of-reach': 'Out of reach: you’d only get closer.',
  'nothing-to-heal': 'It would do nothing now: nobody it could heal has lost any Life.',
  'heals-later':
    'Nobody it could heal has lost any Life yet. It only helps somebody who gets hurt before it takes effect.',
  'nothing-to-recover': 'There’s nothing to recover from: no Life lost and no conditions.',
};

/** An option with its warning, if it has one. */
export const warnedOf = ({ isRolled, ...told }: OptionText, warning: Warning | undefined): OptionText => ({
  ...told,
  ...(warning !== undefined && { warning: warnings[warning] }),
  // An attack out of reach isn’t rolled.
  ...(isRolled && warning !== 'out-of-reach' && { isRolled }),
});

/** The cost of delaying: after it, the other actions of this turn can only be delayed, too. */
export const delayNote = (about: About): string => {
  const rest = about.about === 'action' && about.left > 1 ? 'Ends your turn. ' : '';
  return `${rest}Use the saved action after somebody else’s, or lose it when your next turn begins.`;
};

/** Costs of an effect for its user, while it lasts. */
const isCost = (effect: Effect): boolean =>
  'lasting' in effect &&
  effect.on === 'you' &&
  effect.lasting.every(
    (property) =>
      property.has === 'may-not' ||
      property.has === 'half-movement' ||
      (property.has === 'set' && property.to === 0) ||
      ((property.has === 'value' || property.has === 'movement') &&
        typeof property.by === 'number' &&
        property.by < 0),
  );

/** Those that are no costs first, where all of them only last: their order doesn't matter then. */
const costsLast = (effects: readonly Effect[]): readonly Effect[] =>
  effects.every((effect) => 'lasting' in effect)
    ? [...effects.filter((effect) => !isCost(effect)), ...effects.filter(isCost)]
    : effects;

/** The end of the clause that a text begins within. */
const clauseEnd = /[.,;:](?=\s|$)|\)|\s\(|\s(?=(?:and|until|before|during)\s)|$/u;

/**
 * A line in plain letters: where a card has bold numbers, it says once a clause what they are multiplied by.
 * @param pips "Magic pip"
 */
const grownLine = (line: SkillLine, pips: string): string => {
  let told = '';
  let isOwed = false;
  for (const { text, scales } of line) {
    const end: number = isOwed && scales !== true ? text.search(clauseEnd) : -1;
    // A clause that goes on behind these letters ends later.
    const isEnd: boolean = end >= 0 && end < text.length;
    told += isEnd ? `${text.slice(0, end)} per ${pips}${text.slice(end)}` : text;
    isOwed = scales === true || (isOwed && !isEnd);
  }
  return isOwed ? `${told} per ${pips}` : told;
};

/** The text of a skill for its user, beginning with what it does: a card begins with what it costs. */
const effectOf = (skill: Skill): string => {
  const { always, green, blue } = english.render({
    ...skill,
    ...(skill.green && { green: costsLast(skill.green) }),
  });
  const isDear = skill.always?.every(isCost) ?? false;
  const grown = [grownLine(green, 'Skill pip'), grownLine(blue, 'Magic pip')];
  const first = plainLine(always);
  return (isDear ? [...grown, first] : [first, ...grown]).filter((line) => line !== '').join(' ');
};

/** Sentences that say whom or how far, before what a skill does. */
const aims = /^(?:Choose (?:up to )?\d|Range |Reach |Both actions must)/u;

/** The first thing that a skill does; how long it lasts comes with the rest. */
const briefOf = (effect: string): string =>
  capital(
    (effect.split(/(?<=\.)\s/u).find((sentence) => !aims.test(sentence)) ?? effect)
      .replaceAll(/ \([^)]*\)/gu, '')
      .replace(/^(?:Until|This turn)[^,]*, /u, '')
      .replace(/^If this attack hits, /u, 'On a hit, '),
  );

/** Effect of an option's skill, and a note: one that comes after a kill has the odds of the plain attack. */
export const toldOf = (skill: string | undefined): Pick<OptionText, 'effect' | 'brief' | 'note'> => {
  const found = skill === undefined ? undefined : findSkill(skill);
  if (skill === undefined || !found) return {};
  const effect = effectOf(found);
  return {
    ...(effect !== '' && { effect, brief: briefOf(effect) }),
    ...(comesAfterKill(found) && {
      note: 'Same odds as without it: it only works once the attack has killed.',
    }),
  };
};

/** Names of skills of a request that a weapon of it has as well. @param weapon the name of one, by its place */
export const sharedNames = (
  options: readonly Option[],
  weapon: (by: number | undefined, place: number) => string,
): readonly string[] => {
  const weapons = new Set(
    options.flatMap((option) =>
      option.pick === 'melee' || option.pick === 'charge' ? [weapon(option.by, option.weapon)] : [],
    ),
  );
  const skills = options.flatMap((option) => (option.pick === 'use' ? [skillName(option.skill)] : []));
  return [...new Set(skills)].filter((name) => weapons.has(name));
};

/** A Shout that is offered: its skill, and who hears it now. */
interface Offered {
  readonly skill: string;
  readonly heard: readonly number[];
}

/** Options with a note on each Shout: what it does, and who hears it now. @param shouts undefined for other options */
export const withHearers = (
  told: readonly OptionText[],
  shouts: readonly (Offered | undefined)[],
  names: Names,
): readonly OptionText[] =>
  told.map((option, nth) => {
    const shout = shouts[nth];
    if (!shout) return option;
    const does = skillTold(shout.skill)?.text ?? '';
    const by = shout.heard.map(names);
    const [first, ...others] = by;
    if (first === undefined)
      return {
        ...option,
        note: does,
        warning:
          'Nobody who could use this Shout is in earshot yet. It only works if this action brings you close enough.',
      };
    const hears = others.length === 0 ? `Only ${first} hears it now.` : `${list(by)} hear it now.`;
    return { ...option, note: `${does} ${hears}` };
  });

/** A skill and the text of its card; undefined for an unknown one. */
export const skillTold = (id: string): { readonly name: string; readonly text: string } | undefined => {
  const skill = findSkill(id);
  if (!skill) return undefined;
  const { always, green, blue } = english.render(skill);
  const lines = [always, green, blue].map(plainLine).filter((line) => line !== '');
  return { name: skillName(id), text: lines.join(' ') };
};

/** Names of figures, with whose they are where they follow somebody else. */
export const fullNames =
  ({ figures }: Situation, names: Names): Names =>
  (id) => {
    const { hero = id, kind = 'hero' } = figures[id] ?? {};
    return hero === id || hero < 0 ? names(id) : followerName(names(id), names(hero), kind);
  };

const whySlow = ({ dice, slowed, isDazed }: Slow): string => {
  const reasons = [
    ...(slowed > 0 ? [`Slowed takes ${slowed}#`] : []),
    ...(isDazed ? ['Dazed halves the rest'] : []),
  ];
  return reasons.length === 0
    ? 'an effect takes the rest'
    : `${count(dice, 'die', 'dice')}, and ${list(reasons)}`;
};

/** Question of a movement that leads nowhere. */
export const staysText = (who: string, slow: Slow): string =>
  `${who} can’t go anywhere: ${whySlow(slow)}. Stay here for this action?`;

/** Options with how far a movement leads that something shortens, and why. */
export const slowedOf = (
  told: readonly OptionText[],
  options: readonly Option[],
  slow: Slow | undefined,
): readonly OptionText[] =>
  slow
    ? told.map((option, nth) => {
        if (options[nth]?.pick !== 'move') return option;
        return slow.length > 0
          ? { ...option, note: `Only ${slow.length}#: ${whySlow(slow)}.` }
          : { ...option, warning: `You’d stay where you are: ${whySlow(slow)}.` };
      })
    : told;

/** Risk of each move of a hero with Plague. @param chance that at least one die is lost */
export const plagueRisk = (hand: number, chance: number): string =>
  `Then you roll ${count(hand, 'die', 'dice')} for Plague: ${percent(chance)} of the time it takes at least one.`;

/** The effect of recovering, below its button. */
export const recoverEffect =
  'If nobody hurts you until then, next turn each action can restore Life equal to your dice.';
