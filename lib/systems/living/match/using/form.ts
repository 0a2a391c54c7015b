import type { OtherForm, Skill } from '../../skills/school';
import type { Figure } from '../figure';
import { figureOf, type Game } from '../game';
import { chainedPet } from '../turn/training';

const others = new WeakMap<Skill, Skill>();

/** A skill as its other form has it: a body of its own, under the same name. */
const otherOf = (skill: Skill, form: OtherForm): Skill => {
  let other = others.get(skill);
  if (!other) {
    const { id, name, icon, school, tier, class: kind, needs } = skill;
    other = { id, name, icon, school, tier, class: kind, needs, ...form };
    others.set(skill, other);
  }
  return other;
};

/** The one pet that a skill of its owner came for. */
export const petOf = (game: Game, figure: Figure): Figure | undefined => {
  const pet = chainedPet(game, figureOf(game, figure.hero));
  return pet?.life === 'gone' ? undefined : pet;
};

/** A skill as it reads now; what is aimed at a pet looks at that pet. */
export const inForm = (game: Game, figure: Figure, skill: Skill, target?: Figure): Skill => {
  const form = skill.otherForm;
  if (!form) return skill;
  const pet = target?.kind === 'pet' ? target : petOf(game, figure);
  const holds = form.while === 'recovering' ? figure.isRecovering : pet?.life === 'dead';
  return holds ? otherOf(skill, form) : skill;
};
