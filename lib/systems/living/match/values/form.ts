import { oncePer } from '../../../../once-per';
import type { Skill } from '../../skills/school';
import type { Figure, FigureId } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
import { chainedPet } from '../state/training';

/** A skill in its other form: a separate body, under the same name. */
const otherOf = oncePer(({ id, name, icon, school, tier, class: kind, needs, otherForm }: Skill): Skill => ({
  id,
  name,
  icon,
  school,
  tier,
  class: kind,
  needs,
  ...otherForm,
}));

/** The one pet that a skill of its owner came for. */
export const petOf = (match: MatchContext, figure: Figure): Figure | undefined => {
  const pet = chainedPet(match, figureOf(match, figure.hero));
  return pet?.life === 'gone' ? undefined : pet;
};

/** A skill in its current form, by the targeted pet. */
export const inForm = (match: MatchContext, figure: Figure, skill: Skill, target?: Figure): Skill => {
  const form = skill.otherForm;
  if (!form) return skill;
  const pet = target?.kind === 'pet' ? target : petOf(match, figure);
  const holds = form.while === 'recovering' ? figure.isRecovering : pet?.life === 'dead';
  return holds ? otherOf(skill) : skill;
};

/** A skill in its current form for this figure, limited by the scenario. */
export const asRead = (
  match: MatchContext,
  figure: Figure,
  entry: Skill,
  target: FigureId | undefined,
): Skill =>
  inForm(
    match,
    figure,
    match.scenario.reads(match, figure, entry),
    target === undefined ? undefined : figureOf(match, target),
  );
