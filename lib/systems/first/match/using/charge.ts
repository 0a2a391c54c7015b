import { unit, type Point } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { strikeTargets } from '../attack/reach';
import { playLine } from '../effects/play';
import { saidOf, type Use } from '../effects/use';
import type { Figure } from '../state/figure';
import { choose, figureOf, type Flow, type Game } from '../state/game';
import type { Option } from '../state/option';
import { walk } from '../movement/walk';
import { strikeOnce } from './attacks';

/** A charge: a movement of its own length, and an attack that is the stronger the less of it was needed. */
export function* charge(game: Game, user: Figure, skill: Skill, goals: readonly Point[]): Flow {
  const use: Use = { skill, user, green: 0, blue: 0, unmoved: 0 };
  const most = (saidOf(use, (effect) => (effect.act === 'move' ? effect.by : undefined)) ?? 0) * unit;
  yield* playLine(game, use, skill.always ?? [], 1, [user]);
  yield* walk(game, user, goals, most);
  user.thisTurn = { ...user.thisTurn, isStill: true };
  if (user.life !== 'up') return;
  const targets = strikeTargets(game, user);
  if (targets.length === 0) return;
  const options: Option[] = [
    ...targets.map(({ id }) => ({ pick: 'figure' as const, figure: id })),
    { pick: 'done' },
  ];
  const about = { about: 'next-attack', figure: user.id, skill: skill.id } as const;
  const next = yield* choose(user.owner, about, options);
  if (next.pick !== 'figure') return;
  user.thisTurn = { ...user.thisTurn, hasAttacked: true };
  yield* strikeOnce(game, {
    attacker: user,
    target: figureOf(game, next.figure),
    how: 'strike',
    skill,
    support: 0,
    isFirst: false,
    unmoved: Math.floor(Math.max(0, most - user.thisTurn.moved) / unit),
  });
}
