import { placesAlong } from '../../../../skirmish/map/places';
import type { Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import type { MatchContext } from '../state/match-context';
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
export function* beginInSwarm(match: MatchContext, figure: Figure): Flow {
  if (figure.rider < 0 && hasSwarm(match)) yield* fire(match, figure, moment, triggerOf(moment, figure.id));
}

/** The same, for a figure that has come into it on its turn other than on foot. */
export const meetSwarms = (match: MatchContext, figure: Figure): Flow =>
  figure.isActing && hasSwarm(match) ? beginInSwarm(match, figure) : nothingHappens;

const hasSwarm = ({ s }: MatchContext): boolean =>
  s.figures.some(({ kind, modifiers }) => kind === 'swarm' && modifiers.length > 0);

/** A swarm meets each figure once that enters it or passes through it on its own turn. */
export function* passThroughSwarms(match: MatchContext, figure: Figure, way: readonly Point[]): Flow {
  if (!figure.isActing || !hasSwarm(match)) return;
  const end = figure.at;
  for (const at of placesAlong(way)) {
    figure.at = at;
    const isNew = held(match, figure, 'whenever').some(
      ({ property, modifier }) => property.moment === moment && !figure.thisTurn.met.includes(modifier.key),
    );
    if (isNew) yield* fire(match, figure, moment, triggerOf(moment, figure.id));
  }
  figure.at = end;
}

/** Skills that happen after each movement action, like it or not. */
const afterEachMovement = oncePer((known: readonly Skill[]) =>
  known.filter(({ requires }) => requires?.includes('after-each-movement')),
);

/** A movement action is over: what comes after each of them happens, and who has landed in a swarm meets it. */
export const afterMovementAction = (match: MatchContext, figure: Figure): Flow => {
  const skills = afterEachMovement(knownSkills(match, figure));
  return skills.length === 0 ? meetSwarms(match, figure) : useAll(match, figure, skills);
};

function* useAll(match: MatchContext, figure: Figure, skills: readonly Skill[]): Flow {
  yield* meetSwarms(match, figure);
  for (const skill of skills) {
    if (figure.life !== 'up' || figure.hand <= 0) return;
    if (figure.barred.some(({ skill: barred }) => barred === '' || barred === skill.id)) continue;
    const use = newUse(skill, figure, [figure.id]);
    yield* rollAndCarryOut(match, figure, use, yield* announce(match, figure, use));
    yield* afterUse(match, use);
  }
}
