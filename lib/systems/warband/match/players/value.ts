import type { Rank } from '../../sheet/rank';
import { traitOf } from '../../skills/ask';
import { isStanding, type Figure } from '../state/figure';
import { cardFor, heldBy, type Game } from '../state/game';
import { areWithin } from '../places/bases';

/** Worth of a standing fighter, in rookies. */
const ranked: Readonly<Record<Rank, number>> = { boss: 2.4, specialist: 1.6, rookie: 1 };

/** A half counts like the whole while alone, and for little beside its twin. */
const halfWorth = 0.7;

/** Share of it that is left to a fighter who lies prone, and to one face down. */
const prone = 0.5;
const faceDown = 0.3;

const standingWorth = (game: Pick<Game, 's'>, figure: Figure): number =>
  figure.whole === figure.id ? ranked[cardFor(game, figure).rank] : halfWorth;

/** Worth of a fighter, standing or prone. */
export const lifeWorth = (game: Pick<Game, 's'>, figure: Figure): number => {
  switch (figure.life) {
    case 'up':
      return standingWorth(game, figure);
    case 'prone':
      return prone * standingWorth(game, figure);
    case 'face-down':
      return faceDown * standingWorth(game, figure);
    case 'away':
    case 'out':
      return 0;
  }
};

/** Worth of a boss's ignored wound: the next one of the turn counts. */
const ignored = 0.25;

/** Loss of a fighter by this many wounds at once. */
export const lossBy = (game: Game, target: Figure, wounds: number): number => {
  const { rank } = cardFor(game, target);
  if (rank === 'boss' && !target.hasIgnored) return wounds > 1 ? ignored + lossByOne(game, target) : ignored;
  return wounds > 1 ? lifeWorth(game, target) : lossByOne(game, target);
};

const lossByOne = (game: Game, target: Figure): number => {
  const instead = traitOf(heldBy(game, target), 'minions-take-wounds');
  const hasMinion =
    instead !== undefined &&
    game.s.figures.some(
      (one) =>
        one.team === target.team &&
        isStanding(one) &&
        cardFor(game, one).minion &&
        areWithin(one, target, instead.trait.within),
    );
  if (hasMinion) return ranked.rookie;
  if (cardFor(game, target).rank === 'rookie' || target.life === 'prone') return lifeWorth(game, target);
  return (1 - prone) * lifeWorth(game, target);
};
