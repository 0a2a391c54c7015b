import { heightAt, shove, unit, type Units } from '../../../../table/table';
import { defends, resultOf } from '../../odds/rolls';
import { traitOf } from '../../skills/ask';
import type { Harm } from '../state/event';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { heldBy, tellSkill, type Flow, type Game } from '../state/game';
import { wound } from '../life/wound';
import { basesFor } from '../places/bases';
import { rollFor } from '../rolls/roll';
import { defencePlan, type Against, type RollPlan } from '../rolls/rolls';

/** A hit before its defence. */
export interface Hit {
  /** Without it, the fighter falls. */
  readonly against?: Against;
  /** The attacker's die with its modifier: above the defence it pushes, in melee. */
  readonly result: number;
  /** Wounds that it makes undefended. */
  readonly wounds: number;
}

export const tellBecause = (game: Game, { because }: RollPlan): void => {
  for (const { figure, held } of because) tellSkill(game, figure, held);
};

const harmOf = (against: Against | undefined): Harm => {
  if (!against) return 'fall';
  return against.isAnswer ? 'counter' : against.how;
};

/** Rolls to defend, in cover again where it failed. */
const defend = (game: Game, target: Figure, against?: Against): { holds: boolean; result: number } => {
  const plan = defencePlan(game, target, against);
  tellBecause(game, plan);
  const { roll } = plan;
  const works = (natural: number): boolean => defends(roll, natural);
  let natural = rollFor(game, target, roll, 'defence', works);
  if (!works(natural) && plan.again) natural = rollFor(game, target, roll, 'defence', works);
  return { holds: works(natural), result: resultOf(roll, natural) };
};

/** One hit: defence, wounds, any answer, and the push; chapter "Combat". */
export function* takeHit(game: Game, target: Figure, hit: Hit): Flow {
  if (!isOnTable(target)) return;
  const { against } = hit;
  const counter = isStanding(target) ? traitOf(heldBy(game, target), 'counter') : undefined;
  const { holds, result } = defend(game, target, against);
  const isMelee: boolean = against?.how === 'melee' && !against.isAnswer;
  if (holds) game.host.emit({ told: 'defended', figure: target.id });
  else {
    const by = against?.attacker.id ?? -1;
    for (let left = hit.wounds; left > 0; left -= 1) yield* wound(game, target, by, harmOf(against));
    if (counter && isMelee && against) yield* answer(game, target, against.attacker, counter);
  }
  if (isMelee && against && hit.result > result) yield* push(game, target, against.attacker);
}

/** An automatic hit, which is not answered in turn; ruling 9. */
function* answer(game: Game, target: Figure, attacker: Figure, held: Parameters<typeof tellSkill>[2]): Flow {
  tellSkill(game, target, held);
  yield* takeHit(game, attacker, {
    against: { attacker: target, how: 'melee', isAnswer: true },
    result: 0,
    wounds: 1,
  });
}

/** An inch straight back, as far as terrain and others let him, over edges too. */
function* push(game: Game, target: Figure, attacker: Figure): Flow {
  if (!isOnTable(target)) return;
  const from = target.at;
  const to = shove(game.ground, from, attacker.at, unit, basesFor(game, target));
  if (to.x === from.x && to.y === from.y) return;
  target.at = to;
  game.host.emit({ told: 'pushed', figure: target.id, from, to });
  yield* fall(game, target, heightAt(game.ground, from) - heightAt(game.ground, to));
  if (isStanding(target)) game.scenario.moved(game, target, [from, to]);
}

/** A hit for each full inch after the first; chapter "Movement". */
export const hitsOfFall = (depth: Units): number => Math.max(0, Math.floor(depth / unit) - 1);

export function* fall(game: Game, figure: Figure, depth: Units): Flow {
  const hits = hitsOfFall(depth);
  if (hits === 0) return;
  game.host.emit({ told: 'fell', figure: figure.id, hits });
  for (let left = hits; left > 0; left -= 1) yield* takeHit(game, figure, { result: 0, wounds: 1 });
}
