import type { DrawPages } from '../../../../cards/paper/paper';
import { drawRulers, stripsOf, type TableUnit } from '../../../../cards/paper/ruler';
import type { HeroDraft } from '../../sheet/hero';
import type { AnyScenario } from '../../scenarios/scenario';
import { neededIn } from '../reference/needs';
import { distancesOf } from './distances';

/** The words of a tape, in the reader's language. */
export interface TapeWords {
  readonly title: (unit: TableUnit) => string;
  readonly lead: string;
  /** "10#" */
  readonly distance: (value: number) => string;
  /** On the end that goes under the strip before. */
  readonly glue: string;
  /** How the strips come together. */
  readonly further: string;
}

/** #: a magic weapon's range. Nothing reaches further without bonuses. */
const longest = 25;

/** #: the longest range of these heroes in this scenario; 0 where nobody shoots or casts. */
const farthest = (heroes: readonly HeroDraft[], scenario?: AnyScenario): number => {
  const needs = neededIn(scenario, false);
  if (!needs.has('ranged') && !needs.has('skill')) return 0;
  const ranges = distancesOf(heroes, scenario?.id === 'snowfall').filter(({ kind }) => kind === 'range');
  return Math.min(longest, Math.ceil(Math.max(0, ...ranges.map(({ step, most }) => step * most))));
};

/**
 * A tape as long as the longest range of these heroes: strips to glue together.
 * @param hasRuler a ruler of one strip is printed, so that a tape of its length would be the same again
 */
export const tape = (
  heroes: readonly HeroDraft[],
  unit: TableUnit,
  words: TapeWords,
  scenario: AnyScenario | undefined,
  hasRuler: boolean,
): DrawPages => {
  const least = farthest(heroes, scenario);
  const labels = {
    title: words.title(unit),
    lead: words.lead,
    distance: words.distance,
    captions: {},
    sightTitle: '',
    sight: [],
  };
  const draw = drawRulers(unit, labels, {
    count: 1,
    joined: { least, glue: words.glue, further: words.further },
  });
  return (paper) => {
    const isNeeded = hasRuler ? stripsOf(paper, unit, least).length > 1 : least > 0;
    return isNeeded ? draw(paper) : [];
  };
};
