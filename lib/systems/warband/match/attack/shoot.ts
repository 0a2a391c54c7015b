import { hits, resultOf, type Keep } from '../../odds/rolls';
import { modifiersOf, traitOf } from '../../skills/ask';
import type { ShooterClass } from '../../sheet/warband';
import { areaRadius, woundsOfShot } from '../../skills/shooters';
import { isOnTable, type Figure } from '../state/figure';
import { heldBy, tellSkill, type Actor, type Flow, type MatchContext } from '../state/match-context';
import { areWithin } from '../places/bases';
import { rollFor } from '../rolls/roll';
import { shotRoll, type Because, type RollPlan } from '../rolls/rolls';
import { takeHit, tellBecause } from './hit';
import { inchesBetween, shotAt, tellDraw, volleyAt } from './targets';

/** A shot before its roll. */
interface Shot {
  readonly shooter: Figure;
  readonly kind: ShooterClass;
  readonly plan: RollPlan;
  /** Lender of skills to the shot, beside the shooter's. */
  readonly with?: Figure;
}

/** Everybody else within an inch of a target may be hit as well. */
export const crowdRound = (
  { s }: Pick<MatchContext, 's'>,
  shooter: Figure,
  target: Figure,
): readonly Figure[] =>
  s.figures.filter((one) => one !== target && one !== shooter && isOnTable(one) && areWithin(one, target, 1));

/** Lender of the aim. */
const sureAim = (match: Pick<MatchContext, 's'>, shooter: Figure, other?: Figure): Because | undefined => {
  for (const figure of [shooter, ...(other ? [other] : [])]) {
    const held = traitOf(heldBy(match, figure), 'sure-aim');
    if (held) return { figure, held };
  }
  return undefined;
};

/** Actual target of the shot: chance chooses among those within an inch, friends too; ruling 4. */
const aimedAt = (match: MatchContext, { shooter, with: other }: Shot, target: Figure): Figure => {
  const crowd = crowdRound(match, shooter, target);
  if (crowd.length === 0) return target;
  const sure = sureAim(match, shooter, other);
  if (sure) {
    tellSkill(match, sure.figure, sure.held);
    return target;
  }
  const all = [target, ...crowd];
  const hit = all[match.host.draw('dice', all.length, shooter.id, 'target')] ?? target;
  if (hit !== target) match.host.emit({ told: 'astray', figure: shooter.id, target: hit.id });
  return hit;
};

/** Everybody an area shot attacks. */
export const inArea = ({ s }: Pick<MatchContext, 's'>, target: Figure): readonly Figure[] =>
  s.figures.filter((one) => isOnTable(one) && areWithin(one, target, areaRadius));

function* fire(match: MatchContext, shot: Shot, target: Figure): Flow {
  const { shooter, kind, plan, with: other } = shot;
  match.host.emit({ told: 'attack', figure: shooter.id, target: target.id, how: 'ranged' });
  tellDraw(match, shooter, target);
  tellBecause(match, plan);
  const hit = aimedAt(match, shot, target);
  const works = (natural: number): boolean => hits(plan.roll, natural);
  const natural = rollFor(match, shooter, plan.roll, 'attack', works);
  if (!works(natural)) return;
  const against = { attacker: shooter, how: 'ranged', ...(other && { with: other }) } as const;
  for (const each of kind === 'heavy-area' ? inArea(match, hit) : [hit])
    yield* takeHit(match, each, {
      against,
      result: resultOf(plan.roll, natural),
      wounds: woundsOfShot(kind),
    });
}

/** The action of a shot; chapter "Ranged". */
export function* shoot(match: MatchContext, { figure }: Actor, target: Figure, kind: ShooterClass): Flow {
  const shot = shotAt(match, figure, kind, inchesBetween(figure, target));
  if (!shot) return;
  tellSkill(match, figure, shot.by);
  yield* fire(match, { shooter: figure, kind, plan: shotRoll(match, figure, shot.keep) }, target);
}

/** How a fire team rolls: as the rookie who carries the gun, with what the specialist adds to a shot; ruling 11. */
export const volleyRoll = (
  match: Pick<MatchContext, 's'>,
  gunner: Figure,
  specialist: Figure,
  keep: Keep,
): RollPlan => {
  const { roll, because } = shotRoll(match, gunner, keep);
  const lent = modifiersOf(heldBy(match, specialist), 'attack', 'ranged');
  return {
    roll: { ...roll, modifier: lent.reduce((sum, { trait }) => sum + trait.by, roll.modifier) },
    because: [...because, ...lent.map((held) => ({ figure: specialist, held }))],
  };
};

/** The shot of a fire team. */
export function* volley(
  match: MatchContext,
  gunner: Figure,
  rookie: Figure,
  specialist: Figure,
  target: Figure,
): Flow {
  const keep = volleyAt(match, gunner, inchesBetween(gunner, target));
  if (!keep) return;
  for (const one of [gunner, rookie]) tellSkill(match, one, traitOf(heldBy(match, one), 'fire-team'));
  const plan = volleyRoll(match, gunner, specialist, keep);
  yield* fire(match, { shooter: gunner, kind: 'heavy-area', plan, with: specialist }, target);
}
