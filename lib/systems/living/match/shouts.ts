import { findSkill } from '../skills/index';
import type { Figure } from './figure';
import { areAllies, standing, type Flow, type Game } from './game';
import { isKeptFrom, knownSkills } from './learnt';
import { afterUse, announce, newUse, rollAndCarryOut } from './skills';
import { inEarshot } from './where';

/** Shouts that go with another action. */
export const shoutsOf = (game: Game, figure: Figure): readonly string[] =>
  knownSkills(game, figure)
    .filter(
      (skill) =>
        skill.class === 'Shout' &&
        skill.actions !== 2 &&
        !figure.barred.some(({ skill: barred }) => barred === '' || barred === skill.id) &&
        !isKeptFrom(game, figure, skill),
    )
    .map(({ id }) => id);

/** Shouts, after the action that it went with; chapter "Skills: Shout", ruling 16 for skills. */
export function* shout(game: Game, figure: Figure, id: string): Flow {
  const skill = findSkill(id);
  if (!skill) return;
  const heard = standing(game).filter((ally) => areAllies(figure, ally) && inEarshot(figure, ally));
  const use = newUse(
    skill,
    figure,
    heard.map((ally) => ally.id),
  );
  yield* rollAndCarryOut(game, figure, use, yield* announce(game, figure, use));
  yield* afterUse(game, use);
}
