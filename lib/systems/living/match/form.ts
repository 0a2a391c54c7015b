import type { OtherForm, Skill } from '../skills/school';
import type { Figure } from './figure';
import type { Game } from './game';

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

const isPetOf =
  (figure: Figure) =>
  ({ kind, hero, life }: Figure): boolean =>
    kind === 'pet' && hero === figure.hero && life !== 'gone';

/** The one pet that a skill of its owner came for; the first that he brought. */
export const petOf = ({ s }: Pick<Game, 's'>, figure: Figure): Figure | undefined =>
  s.figures.find(isPetOf(figure));

/** A skill as it reads now; what is aimed at a pet looks at that pet. */
export const inForm = (game: Game, figure: Figure, skill: Skill, target?: Figure): Skill => {
  const form = skill.otherForm;
  if (!form) return skill;
  const pet = target?.kind === 'pet' ? target : petOf(game, figure);
  const holds = form.while === 'recovering' ? figure.isRecovering : pet?.life === 'dead';
  return holds ? otherOf(skill, form) : skill;
};
