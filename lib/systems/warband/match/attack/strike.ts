import { besideBase, canStand, routeTo, towards, unit, type Point } from '../../../../table/table';
import { hits, resultOf, type Keep } from '../../odds/rolls';
import { traitOf } from '../../skills/ask';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { choose, chooseFigure, heldBy, tellSkill, type Actor, type Flow, type Game } from '../state/game';
import type { Option } from '../state/option';
import { areWithin, basesFor, takenPlaces } from '../places/bases';
import { rollFor } from '../rolls/roll';
import { strikeRoll } from '../rolls/rolls';
import { takeHit, tellBecause } from './hit';
import { strikeTargets, tellDraw } from './targets';

/** One attack in melee; chapter "Melee". */
function* strikeOnce(game: Game, actor: Actor, target: Figure, keep?: Keep): Flow {
  const { figure } = actor;
  game.host.emit({ told: 'attack', figure: figure.id, target: target.id, how: 'melee' });
  tellDraw(game, figure, target);
  const plan = strikeRoll(game, actor, target, keep);
  tellBecause(game, plan);
  const works = (natural: number): boolean => hits(plan.roll, natural);
  const natural = rollFor(game, figure, plan.roll, 'attack', works);
  if (!works(natural)) return;
  const against = { attacker: figure, how: 'melee' } as const;
  yield* takeHit(game, target, { against, result: resultOf(plan.roll, natural), wounds: 1 });
}

/** A melee attack action: all of the fighter's attacks, then drawn fighters step up. */
export function* strike(game: Game, actor: Actor, first: Figure, keep?: Keep): Flow {
  const { figure, by } = actor;
  yield* strikeOnce(game, actor, first, keep);
  const several = traitOf(heldBy(game, figure), 'attacks');
  for (let left = (several?.trait.count ?? 1) - 1; left > 0 && several; left -= 1) {
    const targets = isStanding(figure) ? strikeTargets(game, actor) : [];
    if (targets.length === 0) break;
    const next = yield* chooseFigure(
      game,
      by,
      { about: 'attack', figure: figure.id, skill: several.of },
      targets,
    );
    if (!next) break;
    tellSkill(game, figure, several);
    yield* strikeOnce(game, actor, next, keep);
  }
  yield* followers(game, [figure, first]);
}

/** End of a straight move at a target, at most this many inches; undefined if impossible. */
const stepTo = (game: Game, figure: Figure, at: Figure, inches: number): Point | undefined => {
  const beside = besideBase(at.at, figure.at) ?? figure.at;
  const to = towards(figure.at, beside, inches * unit);
  if ((to.x === figure.at.x && to.y === figure.at.y) || !canStand(game.ground, to, takenPlaces(game, figure)))
    return undefined;
  const route = routeTo(game.ground, figure.at, to, basesFor(game, figure), { drop: 0 }, inches * unit);
  return route?.points.length === 2 ? to : undefined;
};

/** Fighters drawn by a melee may step towards it after the attack; ruling 12. */
function* followers(game: Game, fighting: readonly Figure[]): Flow {
  for (const figure of [...game.s.figures]) {
    const follows = isStanding(figure) ? traitOf(heldBy(game, figure), 'follows') : undefined;
    if (!follows || fighting.includes(figure)) continue;
    const near = fighting.filter((one) => isOnTable(one) && areWithin(one, figure, follows.trait.within));
    const steps = near.flatMap((one) => stepTo(game, figure, one, follows.trait.by) ?? []);
    const apart = steps.filter(({ x, y }, at) => steps.findIndex((one) => one.x === x && one.y === y) === at);
    if (apart.length === 0) continue;
    const options: Option[] = [...apart.map((at) => ({ pick: 'step' as const, at })), { pick: 'no' }];
    const step = yield* choose(figure.team, { about: 'step', figure: figure.id }, options);
    if (step.pick !== 'step') continue;
    const from = figure.at;
    figure.at = step.at;
    tellSkill(game, figure, follows);
    game.host.emit({ told: 'stepped', figure: figure.id, from, to: step.at });
    game.scenario.moved(game, figure, [from, step.at]);
  }
}
