import * as table from '../../../../table/table';
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

/** Places along a way, close to each other. */
export const placesAlong = (way: readonly table.Point[]): readonly table.Point[] =>
  way.flatMap((to, index) => {
    const from = way[index - 1] ?? to;
    const steps = Math.max(
      1,
      Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / (table.unit / 8)),
    );
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + Math.trunc(((to.x - from.x) * (step + 1)) / steps),
      y: from.y + Math.trunc(((to.y - from.y) * (step + 1)) / steps),
    }));
  });

/** A swarm meets whoever enters it or passes through it in his own turn, each once. */
export function* passThroughSwarms(game: Game, figure: Figure, way: readonly table.Point[]): Flow {
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
