import { tenths } from '#words/language/words';
import type { RuleBlock } from '../../reference-part';
import { skillFigures, type SkillFigure } from '../../skill-figures';
import data from '../reference/balance.json' with { type: 'json' };
import { rookieRoleIds, roleOf, type RoleId } from '../skills/roles';
import { terms } from '#words/systems/warband/messages/terms';

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

/** Results of matches between computer players with roles in each other's place. */
export const useful: { readonly title: string; readonly text: readonly RuleBlock[] } = {
  title: 'Useful roles, measured',
  text: [
    `Computer players on Normal played ${whole.format(matches)} matches between two random warbands that differed only in one fighter’s role, each role replacing another of the same rank. Each pair met twice, with sides swapped. A role was in about ${whole.format(each)} matches; a draw counts as half a win.`,
    table('Most useful', most),
    table('Least useful', least),
    'One fighter in eight makes little difference, and these computer players look just one action ahead: treat the order as a hint, not a verdict. For a clearer order, let Pipsmith play more matches:',
    command,
  ],
};
