import { heightAt, shove, unit, type Units } from '../../../../table/table';
import { defends, resultOf } from '../../odds/rolls';
import { traitOf } from '../../skills/ask';
import type { Harm } from '../state/event';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { heldBy, tellSkill, type Flow, type MatchContext } from '../state/match-context';
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

export const tellBecause = (match: MatchContext, { because }: RollPlan): void => {
  for (const { figure, held } of because) tellSkill(match, figure, held);
};

const harmOf = (against: Against | undefined): Harm => {
  if (!against) return 'fall';
  return against.isAnswer ? 'counter' : against.how;
};

/** Rolls to defend, in cover again where it failed. */
const defend = (
  match: MatchContext,
  target: Figure,
  against?: Against,
): { holds: boolean; result: number } => {
  const plan = defencePlan(match, target, against);
  tellBecause(match, plan);
  const { roll } = plan;
  const works = (natural: number): boolean => defends(roll, natural);
  let natural = rollFor(match, target, roll, 'defence', works);
  if (!works(natural) && plan.again) natural = rollFor(match, target, roll, 'defence', works);
  return { holds: works(natural), result: resultOf(roll, natural) };
};

/** One hit: defence, wounds, any answer, and the push; chapter "Combat". */
export function* takeHit(match: MatchContext, target: Figure, hit: Hit): Flow {
  if (!isOnTable(target)) return;
  const { against } = hit;
  const counter = isStanding(target) ? traitOf(heldBy(match, target), 'counter') : undefined;
  const { holds, result } = defend(match, target, against);
  const isMelee: boolean = against?.how === 'melee' && !against.isAnswer;
  if (holds) match.host.emit({ told: 'defended', figure: target.id });
  else {
    const by = against?.attacker.id ?? -1;
    for (let left = hit.wounds; left > 0; left -= 1) yield* wound(match, target, by, harmOf(against));
    if (counter && isMelee && against) yield* answer(match, target, against.attacker, counter);
  }
  if (isMelee && against && hit.result > result) yield* push(match, target, against.attacker);
}

/** An automatic hit, which is not answered in turn; ruling 9. */
function* answer(
  match: MatchContext,
  target: Figure,
  attacker: Figure,
  held: Parameters<typeof tellSkill>[2],
): Flow {
  tellSkill(match, target, held);
  yield* takeHit(match, attacker, {
    against: { attacker: target, how: 'melee', isAnswer: true },
    result: 0,
    wounds: 1,
  });
}

/** An inch straight back, as far as terrain and others allow, over edges too. */
function* push(match: MatchContext, target: Figure, attacker: Figure): Flow {
  if (!isOnTable(target)) return;
  const from = target.at;
  const to = shove(match.ground, from, attacker.at, unit, basesFor(match, target));
  if (to.x === from.x && to.y === from.y) return;
  target.at = to;
  match.host.emit({ told: 'pushed', figure: target.id, from, to });
  yield* fall(match, target, heightAt(match.ground, from) - heightAt(match.ground, to));
  if (isStanding(target)) match.scenario.moved(match, target, [from, to]);
}

/** A hit for each full inch after the first; chapter "Movement". */
export const hitsOfFall = (depth: Units): number => Math.max(0, Math.floor(depth / unit) - 1);

export function* fall(match: MatchContext, figure: Figure, depth: Units): Flow {
  const hits = hitsOfFall(depth);
  if (hits === 0) return;
  match.host.emit({ told: 'fell', figure: figure.id, hits });
  for (let left = hits; left > 0; left -= 1) yield* takeHit(match, figure, { result: 0, wounds: 1 });
}
