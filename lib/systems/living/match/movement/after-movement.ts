import { oncePer } from '../../../../once-per';
import type { Skill } from '../../skills/school';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import type { Game } from '../state/game';
import { meetSwarms } from './on-the-way';
import { knownSkills } from '../using/learnt';
import { newUse } from '../state/new-use';
import { afterUse, announce, rollAndCarryOut } from '../using/skills';

/** Those that are used after each movement action, whether their owner likes to or not. */
const afterEachMovement = oncePer((known: readonly Skill[]) =>
  known.filter(({ requires }) => requires?.includes('after-each-movement')),
);

/** A movement action is over: what comes after each of them happens, and who has landed in a swarm meets it. */
export const afterMovementAction = (game: Game, figure: Figure): Flow => {
  const skills = afterEachMovement(knownSkills(game, figure));
  return skills.length === 0 ? meetSwarms(game, figure) : useAll(game, figure, skills);
};

function* useAll(game: Game, figure: Figure, skills: readonly Skill[]): Flow {
  yield* meetSwarms(game, figure);
  for (const skill of skills) {
    if (figure.life !== 'up' || figure.hand <= 0) return;
    if (figure.barred.some(({ skill: barred }) => barred === '' || barred === skill.id)) continue;
    const use = newUse(skill, figure, [figure.id]);
    yield* rollAndCarryOut(game, figure, use, yield* announce(game, figure, use));
    yield* afterUse(game, use);
  }
}
