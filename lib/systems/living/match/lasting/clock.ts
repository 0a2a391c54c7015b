import { amountOf } from '../../../../effects/amount';
import type { Until } from '../../skills/effects/terms';
import type { Clock, Figure, FigureId } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';

/**
 * When something of this duration ends, for whoever bears it and whoever caused it (rulings 9 and 30). The end of a turn
 * that is under way does not count.
 * @param scale the pips of the line that says how long
 */
export const clockOf = (
  match: MatchContext,
  until: Until,
  by: FigureId,
  bearer: Figure,
  scale: number,
): Clock => {
  const clock = (ends: Clock['ends'], of: FigureId, left = 1): Clock => ({ ends, of, left });
  const untilEnd = (of: FigureId, turns: number): Clock => ({
    ...clock('turn-ends', of, turns),
    ...(figureOf(match, of).isActing && { isFromNext: true }),
  });
  if (typeof until === 'object') {
    const of = 'turns' in until ? until.turns : 'phases' in until ? until.phases : until.attacks;
    const left = amountOf(of, scale, () => 0);
    if ('phases' in until) return clock('phase-ends', by, left);
    if ('attacks' in until) return clock('used', bearer.id, left);
    const whose = until.of === 'yours' ? by : bearer.id;
    return until.at === 'begin' ? clock('turn-begins', whose, left) : untilEnd(whose, left);
  }
  switch (until) {
    case 'this-action':
      return clock('action-ends', by);
    case 'this-turn':
    case 'your-next-turn':
    case 'summoners-next-turn':
      return clock('turn-begins', by);
    case 'end-of-your-next-turn':
      return untilEnd(by, 1);
    case 'end-of-their-next-turn':
    case 'during-their-next-turn':
      return untilEnd(bearer.id, 1);
    case 'next-skill-action':
    case 'next-movement':
    case 'next-attack':
      return clock('used', bearer.id);
    case 'match':
    case 'for-good':
      return clock('never', bearer.id);
    case 'while-it-lasts':
      return clock('with-aura', bearer.id);
  }
};

/** Counts a clock down; nothing is left of one that has run out. */
export const tick = (clock: Clock, ends: Clock['ends'], of: FigureId): Clock | undefined => {
  if (clock.ends !== ends || clock.of !== of) return clock;
  if (clock.isFromNext) return { ends, of, left: clock.left };
  return clock.left <= 1 ? undefined : { ...clock, left: clock.left - 1 };
};

/** Effects that are left once the clocks of this time have ticked. */
export const ticked = <One extends { readonly clock: Clock }>(
  all: readonly One[],
  ends: Clock['ends'],
  of: FigureId,
): readonly One[] => {
  for (const { clock } of all) if (clock.ends === ends && clock.of === of) return tickedAll(all, ends, of);
  return all;
};

const tickedAll = <One extends { readonly clock: Clock }>(
  all: readonly One[],
  ends: Clock['ends'],
  of: FigureId,
): readonly One[] =>
  all.flatMap((each) => {
    const clock = tick(each.clock, ends, of);
    return clock ? [{ ...each, clock }] : [];
  });
