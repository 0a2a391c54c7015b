import { tenths } from '#words/language/words';
import type { RuleBlock } from '../../reference-part';
import type { SectionText } from '../../rule-book';
import { skillFigures, type SkillFigure } from '../../skill-figures';
import data from '../reference/balance.json' with { type: 'json' };
import { findDragonSkill } from '../skills/dragons';
import { findSlayerSkill } from '../skills/slayers';
import { terms } from '#words/systems/draco/messages/terms';

const between = ({ low, high }: SkillFigure['interval']): string =>
  `${(low * 100).toFixed(1)} to ${tenths(high)}`;
const whole = new Intl.NumberFormat('en-GB');

const { matches, each, most, least, command } = skillFigures('draco', data);

/** Owner of a skill: "Slayer with Bow", "Slayer", "Dragon". */
const ownerOf = (id: string): string => {
  if (findDragonSkill(id)) return terms.kinds.dragon;
  const needs = findSlayerSkill(id)?.needs;
  return needs === undefined ? terms.kinds.slayer : `${terms.kinds.slayer}, ${terms.attacks[needs]}`;
};

const table = (title: string, figures: readonly SkillFigure[]): RuleBlock => ({
  head: [title, 'Of', 'Won', '95\u00a0% interval', 'Matches'],
  rows: figures.map(({ id, share, interval, matches: played }) => [
    `[${terms.skill(id)}](skills/${id})`,
    ownerOf(id),
    tenths(share),
    between(interval),
    whole.format(played),
  ]),
});

/** Findings of matches of computer players about skills in each other’s place. */
export const useful: SectionText = {
  title: 'Useful skills, measured',
  text: [
    `Computer players on Normal played ${whole.format(matches)} matches with the boxed set. The matches came in pairs with the same trees and the same dice: only one skill of a slayer or the dragon was different. A skill was in about ${whole.format(each)} matches. It scores when its side wins with it, and when its side loses with the other skill; a draw counts as half a win. So 50\u00a0% means neither better nor worse.`,
    table('Most useful', most),
    table('Least useful', least),
    'One skill among many makes little difference, and these computer players look just one action ahead: treat the order as a hint, not a verdict. For a clearer order, let Pipsmith play more matches:',
    command,
  ],
};
