import { list, tenths } from '#words/language/words';
import type { SectionText } from '../../rule-book';
import { measured, outsideBand, type Share } from '../reference/measured';
import { band } from '../rules/band';
import { terms } from '#words/systems/draco/messages/terms';

const whole = new Intl.NumberFormat('en-GB');

const { matches, nodes, seed, noise, slayers, dragon, draws, piles, skills, cards } = measured;

/** Matches that the house values ask for. */
const wanted = 1000;

const rows = (of: readonly Share[]): readonly (readonly string[])[] =>
  of.map(({ id, share, of: all }) => [
    `[${terms.skill(id)}](skills/${id})`,
    tenths(share),
    whole.format(all),
  ]);

const named: Readonly<Record<string, string>> = {
  slayers: 'wins of the slayers',
  dragon: 'wins of the dragon',
  draws: 'draws',
  piles: 'piles',
};

const outside = outsideBand(measured);
const verdict =
  outside.length === 0
    ? 'Everything is within the targets.'
    : `Outside the targets: ${list(outside.map((id) => named[id] ?? terms.skill(id)))}.`;

/** Findings of matches of computer players about the house values. */
export const measuredSection: SectionText = {
  title: 'House values, measured',
  text: [
    `Computer players on Hard, trying ${nodes} choices per decision on average, played ${whole.format(matches)}${matches < wanted ? ` of the ${whole.format(wanted)}` : ''} matches${matches < wanted ? ' that the house values ask for' : ''}, with the boxed set and trees placed at random.`,
    `The slayers won ${tenths(slayers)}, the dragon won ${tenths(dragon)} and ${tenths(draws)} were draws; chance may move a side’s share by ${tenths(noise)} either way. The median match lasted ${piles.middle} piles, and half of all matches lasted ${piles.quarter} to ${piles.threeQuarters}.`,
    `Targets: each side wins ${tenths(band.wins.least)} to ${tenths(band.wins.most)}, draws are below ${tenths(band.draws.most)}, and the median match lasts ${band.piles.least} to ${band.piles.most} piles. Slayers use each skill in at least ${tenths(band.skill.least)} of the turns in which they could. The dragon attacks with each card in ${tenths(band.card.least)} to ${tenths(band.card.most)} of her attacks while it is face up. ${verdict}`,
    { head: ['Slayer’s skill', 'Used', 'Turns in which it could be used'], rows: rows(skills) },
    {
      head: ['Dragon card, by its skill', 'Attacked with', 'Attacks while face up'],
      rows: rows(cards),
    },
    'To run the search again, or to try your own cards, use these commands:',
    `npm run bench:hunts -- ${wanted} ${nodes} ${seed}`,
    `npm run --silent pipsmith -- simulate SLAYERS DRAGON --map random --player search --nodes ${nodes} -n ${wanted}`,
  ],
};
