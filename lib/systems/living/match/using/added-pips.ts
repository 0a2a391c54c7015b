import { ruleAbout } from '../../skills/school-rules';
import { isSpell, type Skill } from '../../skills/school';
import type { Figure } from '../figure';
import type { Game } from '../game';
import { held, heldAmount } from '../effects/properties';

/** Skill pips that lasting effects add to a check; those for the next one are used up. */
export const addedPips = (game: Game, figure: Figure, skill: Skill): number => {
  let sum = 0;
  for (const one of held(game, figure, 'skill-pips')) {
    const use = one.property.for;
    const fits =
      use === 'all-checks' ||
      use === 'next-check' ||
      use === 'next-skill' ||
      (use === 'next-spell' && isSpell(skill)) ||
      (use === 'each-death-spell' && skill.class === 'Death Spell') ||
      (use === 'each-elemental-spell' && ruleAbout(skill, 'counts-as')?.as === 'elemental-spell');
    if (!fits) continue;
    sum += heldAmount(game, one, one.property.by);
    if (use.startsWith('next'))
      one.carrier.marks = one.carrier.marks.filter(({ key }) => key !== one.mark.key);
  }
  if (figure.owed && figure.owed.length > 0) {
    sum += figure.owed.reduce((owed, { by }) => owed + by, 0);
    figure.owed = [];
  }
  return sum;
};
