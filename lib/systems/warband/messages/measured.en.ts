import { list, tenths } from '#words/language/words';
import type { RuleBlock } from '../../reference-part';
import { measured, outside, type Measure } from '../reference/measured';
import { ranks } from '../sheet/rank';
import { shooterClasses } from '../sheet/warband';
import { skillOf } from '../skills/ask';
import { terms } from '#words/systems/warband/messages/terms';

const whole = new Intl.NumberFormat('en-GB');

const shares = (of: readonly Measure[]): string =>
  list(of.map(({ id, share }) => `${skillOf(id).name} ${tenths(share)}`));

/** "2: 48.1 %, 4: 52.0 %". */
const statCells = (of: readonly { readonly stat: number; readonly share: number }[]): string =>
  of.map(({ stat, share }) => `${stat}: ${tenths(share)}`).join(', ');

/** Matches for each figure that the house values ask for. */
const wanted = 2000;

const { matches, first, skills, shield, noise } = measured;
const strong = skills.filter((one) => one.share > outside.most);
const weak = skills.filter((one) => one.share < outside.least);

const verdict =
  strong.length + weak.length === 0
    ? `All roles and specialities won ${tenths(outside.least)} to ${tenths(outside.most)} of the time.`
    : [
        ...(strong.length > 0
          ? [`These skills won more than ${tenths(outside.most)} of the time: ${shares(strong)}.`]
          : []),
        ...(weak.length > 0
          ? [`These skills won less than ${tenths(outside.least)} of the time: ${shares(weak)}.`]
          : []),
        'We don’t change the draft’s own numbers because of this.',
      ].join(' ');

/** Note on a skill that is too strong or too weak; undefined for any other. */
export const measuredNote = (id: string): string | undefined => {
  const one = [...strong, ...weak].find((each) => each.id === id);
  if (!one) return undefined;
  const strength = one.share > outside.most ? 'Very strong' : 'Weak';
  return `${strength} by the draft’s own numbers: in ${whole.format(matches)} matches between Normal computer players, a warband with it beats the same one without it ${tenths(one.share)} of the time. Chance may move that by ${tenths(noise)} either way.`;
};

/** Results of matches between computer players for the house values. */
export const measuredSection: { readonly title: string; readonly text: readonly RuleBlock[] } = {
  title: 'House values, measured',
  text: [
    `Computer players on Normal played ${whole.format(matches)}${matches < wanted ? ` of the ${whole.format(wanted)}` : ''} matches of Carnage${matches < wanted ? ' that the house values ask for' : ''} for each result below; a draw counts as half a win, and chance may move a result by ${tenths(noise)} either way. The two warbands were the same except for one thing on one fighter.`,
    `The side that activates first in turn 1 wins ${tenths(first)} of the matches.`,
    `One fighter had a skill, and the same fighter on the other side had none. ${verdict}`,
    {
      head: ['Skill', `Wins in ${whole.format(matches)} matches`],
      rows: skills.map(({ id, share }) => [skillOf(id).name, tenths(share)]),
    },
    {
      head: ['What one fighter has', 'Compared with', `Wins in ${whole.format(matches)} matches`],
      rows: [
        ...ranks.map((rank) => [
          `${terms.ranks[rank]}: ${terms.stat}`,
          String(measured.stats[rank].usual),
          statCells(measured.stats[rank].others),
        ]),
        [`${terms.ranks.specialist}: ${terms.shield}`, 'none', tenths(shield)],
        ...shooterClasses.map((kind) => [
          `${terms.ranks.specialist}: ${terms.classes[kind]}`,
          'none',
          tenths(measured.shooters[kind]),
        ]),
      ],
    },
  ],
};
