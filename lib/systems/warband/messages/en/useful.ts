import { tenths } from '../../../../language/en';
import type { RuleBlock } from '../../../reference-part';
import { skillFigures, type SkillFigure } from '../../../skill-figures';
import data from '../../reference/balance.json' with { type: 'json' };
import { rookieRoleIds, roleOf, type RoleId } from '../../skills/roles';
import { terms } from './terms';

const between = ({ low, high }: SkillFigure['interval']): string =>
  `${(low * 100).toFixed(1)} to ${tenths(high)}`;
const whole = new Intl.NumberFormat('en-GB');

const { matches, each, most, least, command } = skillFigures('warband', data);

const rankOf = (id: string): string =>
  rookieRoleIds.some((role) => role === id) ? terms.ranks.rookie : terms.ranks.specialist;

const table = (title: string, figures: readonly SkillFigure[]): RuleBlock => ({
  head: [title, 'Rank', 'Won', '95\u00a0% interval', 'Matches'],
  rows: figures.map(({ id, share, interval, matches: played }) => [
    `[${roleOf(id as RoleId).name}](skills/${id})`,
    rankOf(id),
    tenths(share),
    between(interval),
    whole.format(played),
  ]),
});

/** What matches of computer players say of roles in each other's place. */
export const useful: { readonly title: string; readonly text: readonly RuleBlock[] } = {
  title: 'Useful roles, measured',
  text: [
    `Computer players of strength Normal played ${whole.format(matches)} matches between two warbands drawn by chance that were the same but for the role of one fighter, each in place of another of his rank. Each pair met twice, on turned sides. A role was in ${whole.format(each)} matches or so; a draw is half a win.`,
    table('Most useful', most),
    table('Least useful', least),
    'One fighter of eight makes little difference, and computer players see only what is next: the order is a hint and no verdict. Whoever wants to know more lets Pipsmith play on:',
    command,
  ],
};
