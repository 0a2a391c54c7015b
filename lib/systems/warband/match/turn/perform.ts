import { skillOf, type SkillId } from '../../skills/ask';
import type { Act } from '../../skills/effect';
import { shoot } from '../attack/shoot';
import { strike } from '../attack/strike';
import { tellDraw } from '../attack/targets';
import { isStanding, type Figure } from '../state/figure';
import { cardFor, choose, figureOf, type Actor, type Flow, type MatchContext } from '../state/match-context';
import { merge, split, twinOf } from '../life/halves';
import { heal, recover } from '../life/recover';
import { wound } from '../life/wound';
import { move, type Moved } from '../movement/move';
import { canMove } from '../movement/movement';
import { rush } from '../movement/rush';
import type { Action, Option } from '../state/option';
import { rollFor } from '../rolls/roll';
import { skillRoll } from '../rolls/rolls';
import { actionsOf, aimable } from './actions';

/** State of the activation after an action. */
export interface Done {
  readonly moved?: Moved;
  /** There is no other action in this activation. */
  readonly ends: boolean;
}

const goesOn: Done = { ends: false };

/** Tries a skill by the stat or below. */
const tries = (match: MatchContext, figure: Figure, skill: SkillId): boolean => {
  const roll = skillRoll(match, figure);
  const works = (natural: number): boolean => natural <= roll.stat;
  const isSuccess = works(rollFor(match, figure, roll, 'skill', works));
  match.host.emit({ told: 'skill', figure: figure.id, skill, works: isSuccess });
  return isSuccess;
};

/** An attack at once, or none. */
function* attackNow(match: MatchContext, actor: Actor): Flow {
  const attacks: readonly Option[] = actionsOf(match, actor).filter(
    ({ pick }) => pick === 'strike' || pick === 'shoot',
  );
  if (attacks.length === 0) return;
  const about = { about: 'act' } as const;
  const chosen = yield* choose<Option>(actor.by, about, [...attacks, { pick: 'no' }]);
  if (chosen.pick === 'strike') yield* strike(match, actor, figureOf(match, chosen.target));
  if (chosen.pick === 'shoot') yield* shoot(match, actor, figureOf(match, chosen.target), chosen.shooter);
}

/** One ordered action, with the fighter's own die and stat, chosen by the ordering player. */
function* order(match: MatchContext, { figure: by, by: player }: Actor, target: Figure): Flow {
  const ordered: Actor = { figure: target, by: player };
  const options: readonly Option[] = actionsOf(match, ordered, true);
  match.host.emit({ told: 'ordered', figure: target.id, by: by.id });
  if (options.length === 0) return;
  const about = { about: 'order', figure: target.id, by: by.id } as const;
  const chosen = yield* choose<Option>(player, about, [...options, { pick: 'no' }]);
  if (isAction(chosen)) yield* perform(match, ordered, chosen);
}

/** The next activation, this turn's where it is still to come. */
const loseActivation = (match: MatchContext, figure: Figure): void => {
  const isComing = !figure.isActivated && !match.s.acting?.members.some((one) => one.figure === figure.id);
  if (isComing) figure.isActivated = true;
  else figure.losesNext = true;
  match.host.emit({ told: 'activation-lost', figure: figure.id });
};

const changeShape = (match: MatchContext, figure: Figure): void => {
  figure.shape = figure.shape === 'human' ? 'animal' : 'human';
  match.host.emit({ told: 'shape', figure: figure.id, shape: figure.shape });
  if (figure.shape === 'animal') match.scenario.drops(match, figure);
};

const swap = (match: MatchContext, figure: Figure, other: Figure): void => {
  [figure.at, other.at] = [other.at, figure.at];
  match.host.emit({ told: 'swapped', figure: figure.id, other: other.id });
  for (const one of [figure, other]) match.scenario.moved(match, one, [one.at]);
};

/** A rush and an attack, or the regular move of a failure, or neither; ruling 20. */
function* rushOrMove(match: MatchContext, actor: Actor, skill: SkillId): Flow {
  const { figure, by } = actor;
  const { id } = figure;
  const options: readonly Option[] = [
    { pick: 'use', figure: id, skill },
    ...(canMove(match, figure) ? [{ pick: 'move', figure: id } as const] : []),
    { pick: 'no' },
  ];
  const chosen = yield* choose<Option>(by, { about: 'succeeded', figure: id, skill }, options);
  if (chosen.pick === 'move') yield* move(match, actor);
  if (chosen.pick !== 'use') return;
  if ((yield* rush(match, actor)) && isStanding(figure)) yield* attackNow(match, actor);
}

function* carryOut(
  match: MatchContext,
  actor: Actor,
  skill: SkillId,
  act: Act,
  target: Figure | undefined,
): Flow {
  const { figure } = actor;
  switch (act.act) {
    case 'heal':
      if (target) heal(match, target, act.wounds, figure);
      return;
    case 'order':
      if (target) yield* order(match, actor, target);
      return;
    case 'swap':
      if (target) swap(match, figure, target);
      return;
    case 'change-shape':
      changeShape(match, figure);
      return;
    case 'split':
      split(match, figure);
      return;
    case 'rush':
      yield* rushOrMove(match, actor, skill);
      return;
    case 'move':
      yield* move(match, actor);
      return;
    case 'suffer':
      for (let left = act.wounds; left > 0; left -= 1) yield* wound(match, figure, -1, 'skill');
      return;
    case 'lose-activation':
      loseActivation(match, figure);
  }
}

function* use(match: MatchContext, actor: Actor, skill: SkillId): Flow {
  const { active } = skillOf(skill);
  if (!active) throw new RangeError(`${skill} is not active.`);
  const { figure, by } = actor;
  const { aim, standsStill, success, failure } = active;
  const aimed = aim
    ? yield* choose(
        by,
        { about: 'aim', figure: figure.id, skill },
        aimable(match, actor, aim).map(({ id }) => ({ pick: 'figure' as const, figure: id })),
      )
    : undefined;
  const target = aimed && figureOf(match, aimed.figure);
  if (target) tellDraw(match, figure, target);
  if (standsStill) figure.isStill = true;
  const act = tries(match, figure, skill) ? success : failure;
  if (act) yield* carryOut(match, actor, skill, act, target);
}

/** Two halves merge by the roll of the one who acts, tried as the skill that parted them. */
const tryToMerge = (match: MatchContext, figure: Figure): void => {
  const twin = twinOf(match, figure);
  const skill = cardFor(match, figureOf(match, figure.whole)).skills.find(
    (id) => skillOf(id).active?.success.act === 'split',
  );
  if (twin && skill && tries(match, figure, skill)) merge(match, figure, twin);
};

export const isAction = (option: Option): option is Exclude<Action, { pick: 'volley' }> =>
  option.pick === 'move' ||
  option.pick === 'strike' ||
  option.pick === 'shoot' ||
  option.pick === 'use' ||
  option.pick === 'merge' ||
  option.pick === 'recover';

/** Carries out one action. @param more places worth a look for a move */
export function* perform(
  match: MatchContext,
  actor: Actor,
  action: Exclude<Action, { pick: 'volley' }>,
  more: Parameters<typeof move>[2] = [],
): Flow<Done> {
  switch (action.pick) {
    case 'move': {
      const moved = yield* move(match, actor, more);
      return { moved, ends: moved.struck };
    }
    case 'strike':
      yield* strike(match, actor, figureOf(match, action.target));
      return goesOn;
    case 'shoot':
      yield* shoot(match, actor, figureOf(match, action.target), action.shooter);
      return goesOn;
    case 'use':
      yield* use(match, actor, action.skill);
      return goesOn;
    case 'merge':
      tryToMerge(match, actor.figure);
      return goesOn;
    case 'recover':
      return { ends: recover(match, actor.figure) };
  }
}
