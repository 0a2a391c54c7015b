import type { Who } from '@/lib/systems/index';
import type { FigureName, FigureOdds, SkillFigure } from '@/lib/systems/odds';
import { forEach } from './skill-text/amounts';
import { isGroup, name } from './skill-text/who';
import { checkWords, conditionNames } from './skill-text/words';

const plain: Readonly<Record<FigureName, string>> = {
  attack: 'Attack',
  boost: 'added to this attack',
  value: 'change',
  damage: 'Damage without defence',
  'least-damage': 'Damage at least',
  'less-damage': 'Damage less',
  'more-damage': 'Damage more',
  'life-lost': 'Life lost',
  'life-healed': 'Life restored',
  counters: 'given',
  cured: 'Conditions removed',
  taken: 'Conditions taken over',
  dispelled: 'Enchantments or hexes removed',
  dice: 'Dice',
  actions: 'Actions',
  distance: '# of movement',
  reload: 'Reload counters removed',
  summoned: 'Figures summoned',
  daggers: 'Daggers',
  'skill-pips': 'Skill pips later',
  charges: 'Times',
  reach: 'Reach in #',
  range: 'Range in #',
  targets: 'Targets',
  turns: 'Turns it lasts',
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
  if (whom === undefined || whom === 'target') return '';
  if (isGroup(whom)) return ` (${groups[whom.every] ?? 'others'})`;
  return ` (${[whom]
    .flat()
    .map((one) => name(one, { scale: 1, target: undefined }))
    .join(' and ')})`;
};

const subject = ({ what, of }: SkillFigure): string => {
  if (of === undefined) return plain[what];
  const given = Object.entries(conditionNames).find(([condition]) => condition === of);
  return given
    ? `${given[1]} ${plain[what]}`
    : `${of}${what === 'value' ? '' : ` ${plain[what].toLowerCase()}`}`;
};

/** "Slowed given", "AV (you)", "Life restored for each enchantment on you, if this attack hits". */
const label = (figure: SkillFigure): string => {
  const each = figure.each ? forEach({ each: figure.each, by: 1 }) : '';
  const ifs = [...new Set(figure.ifs)].map((check) => `, ${checkWords[check]}`).join('');
  return `${subject(figure)}${whomOf(figure.whom)}${each}${ifs}`;
};

/** What is said about a skill's odds; `percent` and `number` say chances and means. */
export const skillOddsWords = (percent: (chance: number) => string, number: (value: number) => string) => ({
  title: (own: string): string => `A skill of ${own}`,
  choose: 'Skill',
  none: 'This hero knows no skill that he rolls himself.',
  unknown: (id: string): string =>
    `The link asks for the skill “${id}”, which this hero does not roll. The first of his skills is shown.`,
  works: 'works',
  hand: 'Hand',
  chart: (skill: string): string => `${skill}: chance that it works, by Hand`,
  damage: (foe: string): string => `Damage and Life lost: ${foe}`,
  damageNote: (how: string | undefined): string =>
    how === undefined ? 'mean of one use' : `mean of one use, with: ${how}`,
  fiveDice: 'What it comes to with five dice',
  means: 'What it comes to with this Hand',
  label,
  /** "Slowed given: 1.20 on average when it works, 0.70 over all rolls". */
  mean: ({ figure, chance, working, overall }: FigureOdds): string =>
    chance === 0
      ? `${label(figure)}: never with this die.`
      : `${label(figure)}: ${number(working)} on average when it works (${percent(chance)}), ${number(overall)} over all rolls.`,
  note: 'With all green pips and the best Magic die. Where an effect counts things, it counts one. What blue pips do to an opponent is shown before his MDV.',
});
