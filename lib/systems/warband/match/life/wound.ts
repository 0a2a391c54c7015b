import { woundsOf } from '../../cards/boxes';
import { has, traitOf } from '../../skills/ask';
import type { Harm } from '../state/event';
import { isOnTable, isStanding, type Figure, type FigureId } from '../state/figure';
import {
  cardFor,
  choose,
  figureOf,
  heldBy,
  tellSkill,
  type Flow,
  type MatchContext,
} from '../state/match-context';
import { areWithin } from '../places/bases';
import { passGuns } from './guns';

const minionsOf = (match: MatchContext, { team }: Figure): readonly Figure[] =>
  match.s.figures.filter((one) => one.team === team && isStanding(one) && cardFor(match, one).minion);

/** Minions leave with their master, or with the last of several masters. */
const takeMinions = (match: MatchContext, master: Figure, by: FigureId): void => {
  const leaves = traitOf(heldBy(match, master), 'minions-leave');
  if (!leaves) return;
  const isLast = match.s.figures.every(
    (one) => one.team !== master.team || one.life === 'out' || !has(heldBy(match, one), 'minions-leave'),
  );
  const minions = isLast ? minionsOf(match, master) : [];
  if (minions.length > 0) tellSkill(match, master, leaves);
  for (const minion of minions) leave(match, minion, by, 'minion');
};

/** Removes a fighter for good. @param by the cause's fighter, -1 for none */
export const leave = (match: MatchContext, figure: Figure, by: FigureId, harm: Harm): void => {
  figure.life = 'out';
  match.host.emit({ told: 'out', figure: figure.id, by, harm });
  match.scenario.drops(match, figure);
  const isLastHalf =
    figure.whole !== figure.id &&
    !match.s.figures.some((one) => one.whole === figure.whole && isOnTable(one));
  if (isLastHalf) figureOf(match, figure.whole).life = 'out';
  takeMinions(match, figure, by);
  match.scenario.out(match);
};

/** Effect of a wound on the fighter who takes it; chapter "Wound". */
const suffer = (match: MatchContext, figure: Figure, by: FigureId, harm: Harm): void => {
  figure.wounds += 1;
  match.host.emit({ told: 'wound', figure: figure.id, by, harm });
  match.scenario.drops(match, figure);
  const most = woundsOf[cardFor(match, figure).rank];
  if (figure.wounds < most) {
    figure.life = 'prone';
    match.host.emit({ told: 'prone', figure: figure.id });
    return;
  }
  const last = traitOf(heldBy(match, figure), 'last-recovery');
  if (!last) {
    leave(match, figure, by, harm);
    return;
  }
  tellSkill(match, figure, last);
  figure.life = 'face-down';
  figure.isActivated = true;
  match.host.emit({ told: 'face-down', figure: figure.id });
};

/** A wound without defence: a boss ignores the first of a turn, and a minion takes his master's. */
export function* wound(match: MatchContext, figure: Figure, by: FigureId, harm: Harm): Flow {
  if (!isOnTable(figure)) return;
  if (cardFor(match, figure).rank === 'boss' && !figure.hasIgnored) {
    figure.hasIgnored = true;
    match.host.emit({ told: 'ignored', figure: figure.id });
    return;
  }
  const instead = traitOf(heldBy(match, figure), 'minions-take-wounds');
  const near = instead
    ? minionsOf(match, figure).filter((minion) => areWithin(minion, figure, instead.trait.within))
    : [];
  if (near.length === 0) suffer(match, figure, by, harm);
  else {
    tellSkill(match, figure, instead);
    const { figure: minion } = yield* choose(
      figure.team,
      { about: 'instead', figure: figure.id },
      near.map(({ id }) => ({ pick: 'figure' as const, figure: id })),
    );
    suffer(match, figureOf(match, minion), by, 'minion');
  }
  passGuns(match);
}
