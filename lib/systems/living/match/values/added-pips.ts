import type { PipUse } from '../../skills/effects/effect';
import { ruleAbout } from '../../skills/school-rules';
import { isSpell, type Skill } from '../../skills/school';
import { actors } from '../state/mounts';
import type { Figure, Owed } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { addUp, held } from './properties';

const isFor = (use: PipUse, skill: Skill): boolean => {
  switch (use) {
    case 'all-checks':
    case 'next-check':
    case 'next-skill':
      return true;
    case 'next-spell':
      return isSpell(skill);
    case 'each-death-spell':
      return skill.class === 'Death Spell';
    case 'each-elemental-spell':
      return ruleAbout(skill, 'counts-as')?.as === 'elemental-spell';
  }
};

/** Pips for the next turn wait for it, even if there's a check before (ruling psion-power-drain). */
const isDue = ({ isActing }: Figure, { clock }: Owed): boolean =>
  clock.ends !== 'turn-ends' || (isActing && clock.isFromNext !== true);

/** Gains of a check add up; of its losses only the greatest counts (ruling 3 for skills). */
const owing = (owed: readonly Owed[]): number =>
  owed.reduce((sum, { by }) => sum + Math.max(0, by), 0) + Math.min(0, ...owed.map(({ by }) => by));

/**
 * Skill pips that lasting effects add to a check; those for the next one are used up. Of the same skill the strongest
 * count, all are used (ruling 3 for skills). What a rider has helps his mount's card too (ruling mount-values).
 */
export const addedPips = (match: MatchContext, figure: Figure, skill: Skill): number =>
  actors(match, figure).reduce((sum, each) => sum + addedTo(match, each, skill), 0);

const addedTo = (match: MatchContext, figure: Figure, skill: Skill): number => {
  const fits = held(match, figure, 'skill-pips').filter(({ property: { for: use } }) => isFor(use, skill));
  let sum = addUp(match, fits, ({ property }) => (property.has === 'skill-pips' ? property.by : undefined));
  for (const { carrier, modifier, property } of fits)
    if (property.for.startsWith('next'))
      carrier.modifiers = carrier.modifiers.filter(({ key }) => key !== modifier.key);
  if (figure.owed && figure.owed.length > 0) {
    sum += owing(figure.owed.filter((each) => isDue(figure, each)));
    figure.owed = figure.owed.filter((each) => !isDue(figure, each));
  }
  return sum;
};
