import { worth } from '../values/count';
import type { Figure, Promised } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, wants, type MatchContext, type ActPlay } from '../state/match-context';
import { restoreLife } from '../life/life';
import type { Action } from '../state/option';
import { reached } from '../using/power';

type Taking = Extract<Action, { pick: 'take-life' }>;

/** Life to restore in a later turn, not the current one (ruling ranger-troll-blood-begins). */
export const healLater: ActPlay<'heal-later'> = function* (match, { amount, turns, whom }, context): Flow {
  for (const { figure, scale } of yield* reached(match, whom, context)) {
    const promised: Promised = {
      skill: context.use.skill.id,
      life: worth(match, amount, context, figure.id, scale),
      turns: worth(match, turns, context, figure.id, scale),
      isDue: !figure.isActing,
    };
    figure.promised = [...(figure.promised ?? []), promised];
  }
};

/** Promised Life that a figure may take now, without an action, at any moment of its turn. */
export const dueLife = ({ promised, isActing }: Figure): readonly Taking[] =>
  promised === undefined || promised.length === 0 || !isActing
    ? []
    : promised.flatMap(({ isDue }, nth) => (isDue ? [{ pick: 'take-life' as const, nth }] : []));

/** Takes the Life that was promised; it comes once. */
export const takeLife = (match: MatchContext, figure: Figure, nth: number): void => {
  const taken = figure.promised?.[nth];
  if (!taken) return;
  figure.promised = (figure.promised ?? []).filter((each) => each !== taken);
  restoreLife(match, figure, taken.life, figure.id, taken.skill);
};

/** A turn begins in which it may be taken. */
export const beginTurnOfPromises = (figure: Figure): void => {
  if (figure.promised && figure.promised.length > 0)
    figure.promised = figure.promised.map((each) => ({ ...each, isDue: true }));
};

/** The last moment of a turn: the player is asked, and in the last of the turns it comes by itself (ruling ranger-troll-blood). */
export function* endTurnOfPromises(match: MatchContext, { id }: Figure): Flow {
  const figure = figureOf(match, id);
  if (!figure.promised || figure.promised.length === 0 || figure.life !== 'up') return;
  for (const each of figure.promised) {
    if (!each.isDue) continue;
    const about = { about: 'may', figure: id, skill: each.skill, what: 'take-life' } as const;
    const isTaken = each.turns <= 1 || (yield* wants(figure.owner, about));
    if (isTaken) takeLife(match, figure, (figure.promised ?? []).indexOf(each));
    else
      figure.promised = (figure.promised ?? []).map((one) =>
        one === each ? { ...one, turns: one.turns - 1 } : one,
      );
  }
}
