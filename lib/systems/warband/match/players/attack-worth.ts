import { defendChance, hitChance, pushChance } from '../../odds/rolls';
import { has, traitOf } from '../../skills/ask';
import type { ShooterClass } from '../../sheet/warband';
import { woundsOfShot, type Keep } from '../../skills/shooters';
import { crowdRound, inArea, volleyRoll } from '../attack/shoot';
import { inchesBetween, shotAt, volleyAt } from '../attack/targets';
import type { Figure } from '../state/figure';
import { heldBy, type Actor, type MatchContext } from '../state/match-context';
import { defencePlan, shotRoll, strikeRoll, type Against, type RollPlan } from '../rolls/rolls';
import { lossBy } from './value';

/** Worth of a push by itself. */
const pushWorth = 0.05;

/** The other side's losses count for the attacker, those of the attacker's side against. */
const signOf = (player: number, target: Figure): number => (target.team === player ? -1 : 1);

const lossOf = (
  match: MatchContext,
  target: Figure,
  against: Against,
  hit: number,
  wounds: number,
): number => {
  const { roll, again } = defencePlan(match, target, against);
  return hit * (1 - defendChance(roll, again)) * lossBy(match, target, wounds);
};

/** Expected gain from one attack in melee. */
const strikeOnce = (match: MatchContext, actor: Actor, target: Figure, keep?: Keep): number => {
  const { figure, by } = actor;
  const { roll } = strikeRoll(match, actor, target, keep);
  const against: Against = { attacker: figure, how: 'melee' };
  const { roll: defence, again } = defencePlan(match, target, against);
  const wound = hitChance(roll) * (1 - defendChance(defence, again));
  const gain = wound * lossBy(match, target, 1) + pushWorth * pushChance(roll, defence, again);
  const answer = has(heldBy(match, target), 'counter')
    ? lossOf(match, figure, { attacker: target, how: 'melee', isAnswer: true }, wound, 1)
    : 0;
  return signOf(by, target) * gain - signOf(1 - by, figure) * answer;
};

/** Worth of an attack action in melee, counting all attacks of a fighter who has several at one target. */
export const strikeGain = (match: MatchContext, actor: Actor, target: Figure, keep?: Keep): number => {
  const times = traitOf(heldBy(match, actor.figure), 'attacks')?.trait.count ?? 1;
  return strikeOnce(match, actor, target, keep) * (1 + 0.8 * (times - 1));
};

interface ShotPlan {
  readonly plan: RollPlan;
  readonly kind: ShooterClass;
  readonly sure: boolean;
  readonly with?: Figure;
}

/** Averaged over random targets, and summed over an area's targets. */
const fireGain = (match: MatchContext, { figure, by }: Actor, target: Figure, shot: ShotPlan): number => {
  const { plan, kind, sure, with: other } = shot;
  const hit = hitChance(plan.roll);
  const against: Against = { attacker: figure, how: 'ranged', ...(other && { with: other }) };
  const crowd = sure ? [] : crowdRound(match, figure, target);
  let sum = 0;
  for (const aimed of [target, ...crowd])
    for (const each of kind === 'heavy-area' ? inArea(match, aimed) : [aimed])
      sum += signOf(by, each) * lossOf(match, each, against, hit, woundsOfShot(kind));
  return sum / (1 + crowd.length);
};

/** Expected gain from a shot. */
export const shotGain = (match: MatchContext, actor: Actor, target: Figure, kind: ShooterClass): number => {
  const { figure } = actor;
  const shot = shotAt(match, figure, kind, inchesBetween(figure, target));
  if (!shot) return 0;
  const sure = has(heldBy(match, figure), 'sure-aim');
  return fireGain(match, actor, target, { plan: shotRoll(match, figure, shot.keep), kind, sure });
};

/** Expected gain from the shot of a fire team. */
export const volleyGain = (match: MatchContext, actor: Actor, specialist: Figure, target: Figure): number => {
  const keep = volleyAt(match, actor.figure, inchesBetween(actor.figure, target));
  if (!keep) return 0;
  return fireGain(match, actor, target, {
    plan: volleyRoll(match, actor.figure, specialist, keep),
    kind: 'heavy-area',
    sure: has(heldBy(match, specialist), 'sure-aim'),
    with: specialist,
  });
};
