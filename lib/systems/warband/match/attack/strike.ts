import { besideBase, canStand, routeTo, towards, unit, type Point } from '../../../../table/table';
import { hits, resultOf, type Keep } from '../../odds/rolls';
import { traitOf } from '../../skills/ask';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import {
  choose,
  chooseFigure,
  heldBy,
  tellSkill,
  type Actor,
  type Flow,
  type MatchContext,
} from '../state/match-context';
import type { Option } from '../state/option';
import { areWithin, basesFor, takenPlaces } from '../places/bases';
import { rollFor } from '../rolls/roll';
import { strikeRoll } from '../rolls/rolls';
import { takeHit, tellBecause } from './hit';
import { strikeTargets, tellDraw } from './targets';

/** One attack in melee; chapter "Melee". */
function* strikeOnce(match: MatchContext, actor: Actor, target: Figure, keep?: Keep): Flow {
  const { figure } = actor;
  match.host.emit({ told: 'attack', figure: figure.id, target: target.id, how: 'melee' });
  tellDraw(match, figure, target);
  const plan = strikeRoll(match, actor, target, keep);
  tellBecause(match, plan);
  const works = (natural: number): boolean => hits(plan.roll, natural);
  const natural = rollFor(match, figure, plan.roll, 'attack', works);
  if (!works(natural)) return;
  const against = { attacker: figure, how: 'melee' } as const;
  yield* takeHit(match, target, { against, result: resultOf(plan.roll, natural), wounds: 1 });
}

/** A melee attack action: all of the fighter's attacks, then drawn fighters step up. */
export function* strike(match: MatchContext, actor: Actor, first: Figure, keep?: Keep): Flow {
  const { figure, by } = actor;
  yield* strikeOnce(match, actor, first, keep);
  const several = traitOf(heldBy(match, figure), 'attacks');
  for (let left = (several?.trait.count ?? 1) - 1; left > 0 && several; left -= 1) {
    const targets = isStanding(figure) ? strikeTargets(match, actor) : [];
    if (targets.length === 0) break;
    const next = yield* chooseFigure(
      match,
      by,
      { about: 'attack', figure: figure.id, skill: several.of },
      targets,
    );
    if (!next) break;
    tellSkill(match, figure, several);
    yield* strikeOnce(match, actor, next, keep);
  }
  yield* followers(match, [figure, first]);
}

/** End of a straight move at a target, at most this many inches; undefined if impossible. */
const stepTo = (match: MatchContext, figure: Figure, at: Figure, inches: number): Point | undefined => {
  const beside = besideBase(at.at, figure.at) ?? figure.at;
  const to = towards(figure.at, beside, inches * unit);
  if (
    (to.x === figure.at.x && to.y === figure.at.y) ||
    !canStand(match.ground, to, takenPlaces(match, figure))
  )
    return undefined;
  const route = routeTo(match.ground, figure.at, to, basesFor(match, figure), { drop: 0 }, inches * unit);
  return route?.points.length === 2 ? to : undefined;
};

/** Fighters drawn by a melee may step towards it after the attack; ruling 12. */
function* followers(match: MatchContext, fighting: readonly Figure[]): Flow {
  for (const figure of [...match.s.figures]) {
    const follows = isStanding(figure) ? traitOf(heldBy(match, figure), 'follows') : undefined;
    if (!follows || fighting.includes(figure)) continue;
    const near = fighting.filter((one) => isOnTable(one) && areWithin(one, figure, follows.trait.within));
    const steps = near.flatMap((one) => stepTo(match, figure, one, follows.trait.by) ?? []);
    const apart = steps.filter(({ x, y }, at) => steps.findIndex((one) => one.x === x && one.y === y) === at);
    if (apart.length === 0) continue;
    const options: Option[] = [...apart.map((at) => ({ pick: 'step' as const, at })), { pick: 'no' }];
    const step = yield* choose(figure.team, { about: 'step', figure: figure.id }, options);
    if (step.pick !== 'step') continue;
    const from = figure.at;
    figure.at = step.at;
    tellSkill(match, figure, follows);
    match.host.emit({ told: 'stepped', figure: figure.id, from, to: step.at });
    match.scenario.moved(match, figure, [from, step.at]);
  }
}
