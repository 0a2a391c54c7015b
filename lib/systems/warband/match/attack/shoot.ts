import { hits, resultOf, type Keep } from '../../odds/rolls';
import { modifiersOf, traitOf } from '../../skills/ask';
import type { ShooterClass } from '../../sheet/warband';
import { areaRadius, woundsOfShot } from '../../skills/shooters';
import { isOnTable, type Figure } from '../state/figure';
import { heldBy, tellSkill, type Actor, type Flow, type Game } from '../state/game';
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
export const crowdRound = ({ s }: Pick<Game, 's'>, shooter: Figure, target: Figure): readonly Figure[] =>
  s.figures.filter((one) => one !== target && one !== shooter && isOnTable(one) && areWithin(one, target, 1));

/** Lender of the aim. */
const sureAim = (game: Pick<Game, 's'>, shooter: Figure, other?: Figure): Because | undefined => {
  for (const figure of [shooter, ...(other ? [other] : [])]) {
    const held = traitOf(heldBy(game, figure), 'sure-aim');
    if (held) return { figure, held };
  }
  return undefined;
};

/** Actual target of the shot: chance chooses among those within an inch, friends too; ruling 4. */
const aimedAt = (game: Game, { shooter, with: other }: Shot, target: Figure): Figure => {
  const crowd = crowdRound(game, shooter, target);
  if (crowd.length === 0) return target;
  const sure = sureAim(game, shooter, other);
  if (sure) {
    tellSkill(game, sure.figure, sure.held);
    return target;
  }
  const all = [target, ...crowd];
  const hit = all[game.host.draw('dice', all.length, shooter.id, 'target')] ?? target;
  if (hit !== target) game.host.emit({ told: 'astray', figure: shooter.id, target: hit.id });
  return hit;
};

/** Everybody an area shot attacks. */
export const inArea = ({ s }: Pick<Game, 's'>, target: Figure): readonly Figure[] =>
  s.figures.filter((one) => isOnTable(one) && areWithin(one, target, areaRadius));

function* fire(game: Game, shot: Shot, target: Figure): Flow {
  const { shooter, kind, plan, with: other } = shot;
  game.host.emit({ told: 'attack', figure: shooter.id, target: target.id, how: 'ranged' });
  tellDraw(game, shooter, target);
  tellBecause(game, plan);
  const hit = aimedAt(game, shot, target);
  const works = (natural: number): boolean => hits(plan.roll, natural);
  const natural = rollFor(game, shooter, plan.roll, 'attack', works);
  if (!works(natural)) return;
  const against = { attacker: shooter, how: 'ranged', ...(other && { with: other }) } as const;
  for (const each of kind === 'heavy-area' ? inArea(game, hit) : [hit])
    yield* takeHit(game, each, {
      against,
      result: resultOf(plan.roll, natural),
      wounds: woundsOfShot(kind),
    });
}

/** The action of a shot; chapter "Ranged". */
export function* shoot(game: Game, { figure }: Actor, target: Figure, kind: ShooterClass): Flow {
  const shot = shotAt(game, figure, kind, inchesBetween(figure, target));
  if (!shot) return;
  tellSkill(game, figure, shot.by);
  yield* fire(game, { shooter: figure, kind, plan: shotRoll(game, figure, shot.keep) }, target);
}

/** How a fire team rolls: as the rookie who carries the gun, with what the specialist adds to a shot; ruling 11. */
export const volleyRoll = (
  game: Pick<Game, 's'>,
  gunner: Figure,
  specialist: Figure,
  keep: Keep,
): RollPlan => {
  const { roll, because } = shotRoll(game, gunner, keep);
  const lent = modifiersOf(heldBy(game, specialist), 'attack', 'ranged');
  return {
    roll: { ...roll, modifier: lent.reduce((sum, { trait }) => sum + trait.by, roll.modifier) },
    because: [...because, ...lent.map((held) => ({ figure: specialist, held }))],
  };
};

/** The shot of a fire team. */
export function* volley(
  game: Game,
  gunner: Figure,
  rookie: Figure,
  specialist: Figure,
  target: Figure,
): Flow {
  const keep = volleyAt(game, gunner, inchesBetween(gunner, target));
  if (!keep) return;
  for (const one of [gunner, rookie]) tellSkill(game, one, traitOf(heldBy(game, one), 'fire-team'));
  const plan = volleyRoll(game, gunner, specialist, keep);
  yield* fire(game, { shooter: gunner, kind: 'heavy-area', plan, with: specialist }, target);
}
