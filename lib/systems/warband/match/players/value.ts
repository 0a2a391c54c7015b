import type { Rank } from '../../sheet/rank';
import { traitOf } from '../../skills/ask';
import { isStanding, type Figure } from '../state/figure';
import { cardFor, heldBy, type MatchContext } from '../state/match-context';
import { areWithin } from '../places/bases';

/** Worth of a standing fighter, in rookies. */
const ranked: Readonly<Record<Rank, number>> = { boss: 2.4, specialist: 1.6, rookie: 1 };

/** A half counts as much as the whole while it is the only one, and for little beside its twin. */
const halfWorth = 0.7;

/** Share of it that is left to a fighter who lies prone, and to one face down. */
const prone = 0.5;
const faceDown = 0.3;

const standingWorth = (match: Pick<MatchContext, 's'>, figure: Figure): number =>
  figure.whole === figure.id ? ranked[cardFor(match, figure).rank] : halfWorth;

/** Worth of a fighter, standing or prone. */
export const lifeWorth = (match: Pick<MatchContext, 's'>, figure: Figure): number => {
  switch (figure.life) {
    case 'up':
      return standingWorth(match, figure);
    case 'prone':
      return prone * standingWorth(match, figure);
    case 'face-down':
      return faceDown * standingWorth(match, figure);
    case 'away':
    case 'out':
      return 0;
  }
};

/** Worth of a boss's ignored wound: the next one of the turn counts. */
const ignored = 0.25;

/** Loss of a fighter by this many wounds at once. */
export const lossBy = (match: MatchContext, target: Figure, wounds: number): number => {
  const { rank } = cardFor(match, target);
  if (rank === 'boss' && !target.hasIgnored) return wounds > 1 ? ignored + lossByOne(match, target) : ignored;
  return wounds > 1 ? lifeWorth(match, target) : lossByOne(match, target);
};

const lossByOne = (match: MatchContext, target: Figure): number => {
  const instead = traitOf(heldBy(match, target), 'minions-take-wounds');
  const hasMinion =
    instead !== undefined &&
    match.s.figures.some(
      (one) =>
        one.team === target.team &&
        isStanding(one) &&
        cardFor(match, one).minion &&
        areWithin(one, target, instead.trait.within),
    );
  if (hasMinion) return ranked.rookie;
  if (cardFor(match, target).rank === 'rookie' || target.life === 'prone') return lifeWorth(match, target);
  return (1 - prone) * lifeWorth(match, target);
};
