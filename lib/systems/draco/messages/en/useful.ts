import type { RuleBlock } from '../../../reference-part';
import type { SectionText } from '../../../rule-book';
import { skillFigures, type SkillFigure } from '../../../skill-figures';
import data from '../../reference/balance.json' with { type: 'json' };
import { findDragonSkill } from '../../skills/dragons';
import { findSlayerSkill } from '../../skills/slayers';
import { terms } from './terms';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const between = ({ low, high }: SkillFigure['interval']): string =>
  `${(low * 100).toFixed(1)} to ${percent(high)}`;
const whole = new Intl.NumberFormat('en-GB');

const { matches, each, most, least, command } = skillFigures('draco', data);

/** Whose it is: "Slayer with Bow", "Slayer", "Dragon". */
const ownerOf = (id: string): string => {
  if (findDragonSkill(id)) return terms.kinds.dragon;
  const needs = findSlayerSkill(id)?.needs;
  return needs === undefined ? terms.kinds.slayer : `${terms.kinds.slayer}, ${terms.attacks[needs]}`;
};

const table = (title: string, figures: readonly SkillFigure[]): RuleBlock => ({
  head: [title, 'Of', 'Won', '95 % interval', 'Matches'],
  rows: figures.map(({ id, share, interval, matches: played }) => [
    `[${terms.skill(id)}](skills/${id})`,
    ownerOf(id),
    percent(share),
    between(interval),
    whole.format(played),
  ]),
});

/** What matches of computer players say of skills in each other’s place. */
export const useful: SectionText = {
  title: 'Useful skills, measured',
  text: [
    `Greedy computer players played ${whole.format(matches)} matches with the set of the box in which one skill of a slayer, or of the dragon, stood in the place of another that the same one can have: the same trees and the same dice, once with each. A skill was in ${whole.format(each)} matches or so; its points are the wins of its own match and those that the other’s did not bring, a draw half, so that 50 % is neither better nor worse.`,
    table('Most useful', most),
    table('Least useful', least),
    'One skill of many makes little difference, and computer players see only what is next: the order is a hint and no verdict. Whoever wants to know more lets Pipsmith play on:',
    command,
  ],
};
