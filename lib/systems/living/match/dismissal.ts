import type { Figure, FigureId } from './figure';
import { choose, figureOf, type Flow, type Game } from './game';
import type { Action } from './option';
import { endCharm } from './marks';
import { leavesBy } from './riding';

type Dismissal = Extract<Action, { pick: 'dismiss' }>;

/** What of the spirits that ride somebody a player's Heroes can send away: he says so, and it takes no action. */
export const dismissals = (game: Game, owner: number): readonly Dismissal[] => {
  let found: Dismissal[] | undefined;
  for (const bearer of game.s.figures)
    for (const charm of bearer.charms) {
      if (charm.kind !== 'loa' || !leavesBy(charm, 'dismissed-by-caster')) continue;
      const { owner: by, life } = figureOf(game, charm.by);
      if (by !== owner || life !== 'up') continue;
      (found ??= []).push({ pick: 'dismiss', of: bearer.id, charm: charm.key });
    }
  return found ?? [];
};

export const dismiss = (game: Game, { of, charm }: Dismissal): Flow =>
  endCharm(game, figureOf(game, of), charm, true);

/**
 * Asks those whose spirits ride somebody, before another player's action: any time is the time to send one away.
 * @returns whether one left
 */
export function* mayDismiss(game: Game, figure: Figure): Flow<boolean> {
  if (game.s.figures.every(({ charms }) => charms.length === 0)) return false;
  const summoners = new Map<number, FigureId>();
  for (const { charms } of game.s.figures)
    for (const { kind, by } of charms) {
      const { owner } = figureOf(game, by);
      if (kind === 'loa' && owner >= 0 && owner !== figure.owner && !summoners.has(owner))
        summoners.set(owner, by);
    }
  let hasLeft = false;
  for (const [owner, by] of summoners) {
    for (let able = dismissals(game, owner); able.length > 0; able = dismissals(game, owner)) {
      const about = { about: 'answer', figure: by, to: figure.id, skill: '' } as const;
      const chosen = yield* choose(owner, about, [{ pick: 'done' as const }, ...able]);
      if (chosen.pick === 'done') break;
      yield* dismiss(game, chosen);
      hasLeft = true;
    }
  }
  return hasLeft;
}
