import { woundsOf } from '../../cards/boxes';
import { has, traitOf } from '../../skills/ask';
import type { Harm } from '../state/event';
import { isOnTable, isStanding, type Figure, type FigureId } from '../state/figure';
import { cardFor, choose, figureOf, heldBy, tellSkill, type Flow, type Game } from '../state/game';
import { areWithin } from '../places/bases';
import { passGuns } from './guns';

const minionsOf = (game: Game, { team }: Figure): readonly Figure[] =>
  game.s.figures.filter((one) => one.team === team && isStanding(one) && cardFor(game, one).minion);

/** A master who leaves takes his minions with him, the last of several masters. */
const takeMinions = (game: Game, master: Figure, by: FigureId): void => {
  const leaves = traitOf(heldBy(game, master), 'minions-leave');
  if (!leaves) return;
  const isLast = game.s.figures.every(
    (one) => one.team !== master.team || one.life === 'out' || !has(heldBy(game, one), 'minions-leave'),
  );
  const minions = isLast ? minionsOf(game, master) : [];
  if (minions.length > 0) tellSkill(game, master, leaves);
  for (const minion of minions) leave(game, minion, by, 'minion');
};

/** Removes a fighter for good. @param by the cause's fighter, -1 for none */
export const leave = (game: Game, figure: Figure, by: FigureId, harm: Harm): void => {
  figure.life = 'out';
  game.host.emit({ told: 'out', figure: figure.id, by, harm });
  game.scenario.drops(game, figure);
  const isLastHalf =
    figure.whole !== figure.id && !game.s.figures.some((one) => one.whole === figure.whole && isOnTable(one));
  if (isLastHalf) figureOf(game, figure.whole).life = 'out';
  takeMinions(game, figure, by);
  game.scenario.out(game);
};

/** Effect of a wound on the fighter who takes it; chapter "Wound". */
const suffer = (game: Game, figure: Figure, by: FigureId, harm: Harm): void => {
  figure.wounds += 1;
  game.host.emit({ told: 'wound', figure: figure.id, by, harm });
  game.scenario.drops(game, figure);
  const most = woundsOf[cardFor(game, figure).rank];
  if (figure.wounds < most) {
    figure.life = 'prone';
    game.host.emit({ told: 'prone', figure: figure.id });
    return;
  }
  const last = traitOf(heldBy(game, figure), 'last-recovery');
  if (!last) {
    leave(game, figure, by, harm);
    return;
  }
  tellSkill(game, figure, last);
  figure.life = 'face-down';
  figure.isActivated = true;
  game.host.emit({ told: 'face-down', figure: figure.id });
};

/** A wound without defence: a boss ignores the first of a turn, and a minion takes his master's. */
export function* wound(game: Game, figure: Figure, by: FigureId, harm: Harm): Flow {
  if (!isOnTable(figure)) return;
  if (cardFor(game, figure).rank === 'boss' && !figure.hasIgnored) {
    figure.hasIgnored = true;
    game.host.emit({ told: 'ignored', figure: figure.id });
    return;
  }
  const instead = traitOf(heldBy(game, figure), 'minions-take-wounds');
  const near = instead
    ? minionsOf(game, figure).filter((minion) => areWithin(minion, figure, instead.trait.within))
    : [];
  if (near.length === 0) suffer(game, figure, by, harm);
  else {
    tellSkill(game, figure, instead);
    const { figure: minion } = yield* choose(
      figure.team,
      { about: 'instead', figure: figure.id },
      near.map(({ id }) => ({ pick: 'figure' as const, figure: id })),
    );
    suffer(game, figureOf(game, minion), by, 'minion');
  }
  passGuns(game);
}
