import { skillOf, type SkillId } from '../../skills/ask';
import type { Act } from '../../skills/effect';
import { shoot } from '../attack/shoot';
import { strike } from '../attack/strike';
import { tellDraw } from '../attack/targets';
import { isStanding, type Figure } from '../state/figure';
import { cardFor, choose, figureOf, type Actor, type Flow, type Game } from '../state/game';
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
const tries = (game: Game, figure: Figure, skill: SkillId): boolean => {
  const roll = skillRoll(game, figure);
  const works = (natural: number): boolean => natural <= roll.stat;
  const isSuccess = works(rollFor(game, figure, roll, 'skill', works));
  game.host.emit({ told: 'skill', figure: figure.id, skill, works: isSuccess });
  return isSuccess;
};

/** An attack at once, or none. */
function* attackNow(game: Game, actor: Actor): Flow {
  const attacks: readonly Option[] = actionsOf(game, actor).filter(
    ({ pick }) => pick === 'strike' || pick === 'shoot',
  );
  if (attacks.length === 0) return;
  const about = { about: 'act' } as const;
  const chosen = yield* choose<Option>(actor.by, about, [...attacks, { pick: 'no' }]);
  if (chosen.pick === 'strike') yield* strike(game, actor, figureOf(game, chosen.target));
  if (chosen.pick === 'shoot') yield* shoot(game, actor, figureOf(game, chosen.target), chosen.shooter);
}

/** One ordered action, with the fighter's own die and stat, chosen by the ordering player. */
function* order(game: Game, { figure: by, by: player }: Actor, target: Figure): Flow {
  const ordered: Actor = { figure: target, by: player };
  const options: readonly Option[] = actionsOf(game, ordered, true);
  game.host.emit({ told: 'ordered', figure: target.id, by: by.id });
  if (options.length === 0) return;
  const about = { about: 'order', figure: target.id, by: by.id } as const;
  const chosen = yield* choose<Option>(player, about, [...options, { pick: 'no' }]);
  if (isAction(chosen)) yield* perform(game, ordered, chosen);
}

/** The next activation, this turn's where it is still to come. */
const loseActivation = (game: Game, figure: Figure): void => {
  const isComing = !figure.isActivated && !game.s.acting?.members.some((one) => one.figure === figure.id);
  if (isComing) figure.isActivated = true;
  else figure.losesNext = true;
  game.host.emit({ told: 'activation-lost', figure: figure.id });
};

const changeShape = (game: Game, figure: Figure): void => {
  figure.shape = figure.shape === 'human' ? 'animal' : 'human';
  game.host.emit({ told: 'shape', figure: figure.id, shape: figure.shape });
  if (figure.shape === 'animal') game.scenario.drops(game, figure);
};

const swap = (game: Game, figure: Figure, other: Figure): void => {
  [figure.at, other.at] = [other.at, figure.at];
  game.host.emit({ told: 'swapped', figure: figure.id, other: other.id });
  for (const one of [figure, other]) game.scenario.moved(game, one, [one.at]);
};

/** A rush and an attack, or the regular move of a failure, or neither; ruling 20. */
function* rushOrMove(game: Game, actor: Actor, skill: SkillId): Flow {
  const { figure, by } = actor;
  const { id } = figure;
  const options: readonly Option[] = [
    { pick: 'use', figure: id, skill },
    ...(canMove(game, figure) ? [{ pick: 'move', figure: id } as const] : []),
    { pick: 'no' },
  ];
  const chosen = yield* choose<Option>(by, { about: 'succeeded', figure: id, skill }, options);
  if (chosen.pick === 'move') yield* move(game, actor);
  if (chosen.pick !== 'use') return;
  if ((yield* rush(game, actor)) && isStanding(figure)) yield* attackNow(game, actor);
}

function* carryOut(game: Game, actor: Actor, skill: SkillId, act: Act, target: Figure | undefined): Flow {
  const { figure } = actor;
  switch (act.act) {
    case 'heal':
      if (target) heal(game, target, act.wounds, figure);
      return;
    case 'order':
      if (target) yield* order(game, actor, target);
      return;
    case 'swap':
      if (target) swap(game, figure, target);
      return;
    case 'change-shape':
      changeShape(game, figure);
      return;
    case 'split':
      split(game, figure);
      return;
    case 'rush':
      yield* rushOrMove(game, actor, skill);
      return;
    case 'move':
      yield* move(game, actor);
      return;
    case 'suffer':
      for (let left = act.wounds; left > 0; left -= 1) yield* wound(game, figure, -1, 'skill');
      return;
    case 'lose-activation':
      loseActivation(game, figure);
  }
}

function* use(game: Game, actor: Actor, skill: SkillId): Flow {
  const { active } = skillOf(skill);
  if (!active) throw new RangeError(`${skill} is not active.`);
  const { figure, by } = actor;
  const { aim, standsStill, success, failure } = active;
  const aimed = aim
    ? yield* choose(
        by,
        { about: 'aim', figure: figure.id, skill },
        aimable(game, actor, aim).map(({ id }) => ({ pick: 'figure' as const, figure: id })),
      )
    : undefined;
  const target = aimed && figureOf(game, aimed.figure);
  if (target) tellDraw(game, figure, target);
  if (standsStill) figure.isStill = true;
  const act = tries(game, figure, skill) ? success : failure;
  if (act) yield* carryOut(game, actor, skill, act, target);
}

/** Two halves merge by the roll of the one who acts, tried as the skill that parted them. */
const tryToMerge = (game: Game, figure: Figure): void => {
  const twin = twinOf(game, figure);
  const skill = cardFor(game, figureOf(game, figure.whole)).skills.find(
    (id) => skillOf(id).active?.success.act === 'split',
  );
  if (twin && skill && tries(game, figure, skill)) merge(game, figure, twin);
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
  game: Game,
  actor: Actor,
  action: Exclude<Action, { pick: 'volley' }>,
  more: Parameters<typeof move>[2] = [],
): Flow<Done> {
  switch (action.pick) {
    case 'move': {
      const moved = yield* move(game, actor, more);
      return { moved, ends: moved.struck };
    }
    case 'strike':
      yield* strike(game, actor, figureOf(game, action.target));
      return goesOn;
    case 'shoot':
      yield* shoot(game, actor, figureOf(game, action.target), action.shooter);
      return goesOn;
    case 'use':
      yield* use(game, actor, action.skill);
      return goesOn;
    case 'merge':
      tryToMerge(game, actor.figure);
      return goesOn;
    case 'recover':
      return { ends: recover(game, actor.figure) };
  }
}
