import { unit, type Point } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { strikeTargets } from '../attack/reach';
import { playLine } from '../effects/play';
import { saidOf, unmovedOf, type Use } from '../effects/use';
import type { Figure } from '../state/figure';
import { choose, figureOf, type Flow, type MatchContext } from '../state/match-context';
import type { Option } from '../state/option';
import { climbOrJump } from '../movement/climb';
import { movesOf } from '../movement/moves';
import { walk } from '../movement/walk';
import { strikeOnce } from './attacks';

/** Figure the charge ends at; undefined where it ends with nobody. */
function* chargeOn(
  match: MatchContext,
  user: Figure,
  skill: Skill,
  goals: readonly Point[],
): Flow<Figure | undefined> {
  const about = { about: 'next-attack', figure: user.id, skill: skill.id } as const;
  yield* walk(match, user, goals);
  while (user.life === 'up' && !match.s.outcome) {
    const options: Option[] = [
      ...movesOf(match, user),
      ...strikeTargets(match, user).map(({ id }) => ({ pick: 'figure' as const, figure: id })),
      { pick: 'done' },
    ];
    const next = yield* choose(user.owner, about, options);
    if (next.pick === 'move') yield* walk(match, user, goals);
    else if (next.pick === 'climb' || next.pick === 'jump') yield* climbOrJump(match, user, next.pick);
    else return next.pick === 'figure' ? figureOf(match, next.figure) : undefined;
  }
  return undefined;
}

/**
 * A charge: a movement with its own length, climbs and jumps included as in any other, and an attack that is stronger
 * the less of the movement was needed.
 */
export function* charge(match: MatchContext, user: Figure, skill: Skill, goals: readonly Point[]): Flow {
  const use: Use = { skill, user, green: 0, blue: 0, unmoved: 0 };
  const most = (saidOf(use, (effect) => (effect.act === 'move' ? effect.by : undefined)) ?? 0) * unit;
  user.thisTurn = { ...user.thisTurn, charge: most };
  yield* playLine(match, use, skill.always ?? [], 1, [user]);
  const target = yield* chargeOn(match, user, skill, goals);
  user.thisTurn = { ...user.thisTurn, isStill: true, ...(target && { hasAttacked: true }) };
  if (!target) return;
  yield* strikeOnce(match, {
    attacker: user,
    target,
    how: 'strike',
    skill,
    support: 0,
    isFirst: false,
    unmoved: unmovedOf(user),
  });
}
