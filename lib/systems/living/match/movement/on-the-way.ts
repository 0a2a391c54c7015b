import { placesAlong } from '../../../../skirmish/map/places';
import type { Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import type { Game } from '../state/game';
import { fire } from '../lasting/triggers';
import { triggerOf, newUse } from '../state/new-use';
import { held } from '../values/properties';
import { oncePer } from '../../../../once-per';
import type { Skill } from '../../skills/school';
import { knownSkills } from '../using/learnt';
import { afterUse, announce } from '../using/announce';
import { rollAndCarryOut } from '../using/skills';

const moment = 'in-swarm';

/** Lets a swarm do what it does to a figure that begins its turn in it; a mount is met with its rider. */
export function* beginInSwarm(game: Game, figure: Figure): Flow {
  if (figure.rider < 0 && hasSwarm(game)) yield* fire(game, figure, moment, triggerOf(moment, figure.id));
}

/** The same, for whoever has come into it in his own turn otherwise than on foot. */
export const meetSwarms = (game: Game, figure: Figure): Flow =>
  figure.isActing && hasSwarm(game) ? beginInSwarm(game, figure) : nothingHappens;

const hasSwarm = ({ s }: Game): boolean =>
  s.figures.some(({ kind, modifiers }) => kind === 'swarm' && modifiers.length > 0);

/** A swarm meets whoever enters it or passes through it in his own turn, each once. */
export function* passThroughSwarms(game: Game, figure: Figure, way: readonly Point[]): Flow {
  if (!figure.isActing || !hasSwarm(game)) return;
  const end = figure.at;
  for (const at of placesAlong(way)) {
    figure.at = at;
    const isNew = held(game, figure, 'whenever').some(
      ({ property, modifier }) => property.moment === moment && !figure.thisTurn.met.includes(modifier.key),
    );
    if (isNew) yield* fire(game, figure, moment, triggerOf(moment, figure.id));
  }
  figure.at = end;
}

/** Skills that happen after each movement action, like it or not. */
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
