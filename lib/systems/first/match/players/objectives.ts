import { distanceBetween, unit, type Point } from '../../../../table/table';
import { baseRadius } from '../../scenarios/place';
import type { Figure } from '../state/figure';
import type { Game } from '../state/game';
import { tipOf } from '../geometry/room';
import type { Situation } from '../state/situation';

/** The points that a match is worth, in Life of heroes. */
const matchWorth = 24;

/** What a point is worth. */
export const pointWorth = ({ setting }: Situation): number =>
  setting.goal > 0 ? matchWorth / setting.goal : 0;

/** Somewhere a figure wants to be, how much, and within how many # of it. */
export interface Errand {
  readonly to: Point;
  readonly weight: number;
  readonly within: number;
}

const flagErrands = ({ s }: Game, figure: Figure): readonly Errand[] => {
  const [flag] = s.tokens;
  const corner = s.setting.homes[figure.team];
  if (!flag || !corner) return [];
  if (flag.carrier === figure.id) return [{ to: tipOf(corner), weight: 12, within: baseRadius }];
  const carrier = s.figures[flag.carrier];
  if (carrier?.team === figure.team) return [{ to: carrier.at, weight: 0.6, within: 2 }];
  return [{ to: flag.at, weight: carrier ? 4 : 5, within: carrier ? 1 : 0 }];
};

/** Tokens that friends hold already call for nobody else. */
const hillErrands = ({ s }: Game, figure: Figure): readonly Errand[] =>
  s.tokens.map(({ at }) => {
    const near = (team: boolean): number =>
      s.figures.filter(
        (other) =>
          other !== figure &&
          other.life === 'up' &&
          (other.team === figure.team) === team &&
          distanceBetween(other.at, at) <= 2 * unit,
      ).length;
    return { to: at, weight: near(true) > near(false) ? 0.5 : 3, within: 1.6 };
  });

/** What the scenario would have a figure do. */
export const errandsOf = (game: Game, figure: Figure): readonly Errand[] => {
  switch (game.s.setting.scenario) {
    case 'capture-the-flag':
      return flagErrands(game, figure);
    case 'king-of-the-hill':
      return figure.kind === 'trap' ? [] : hillErrands(game, figure);
    case 'deathmatch':
    case 'gang-fight':
      return [];
  }
};

/** # from which on an errand does not count any more. */
const beyond = 40;

/** How well a place serves the errands: the best of them counts. */
export const errandWorth = (errands: readonly Errand[], at: Point): number => {
  let best = 0;
  for (const { to, weight, within } of errands) {
    const away = Math.max(0, distanceBetween(at, to) / unit - within);
    best = Math.max(best, weight * (1 - Math.min(beyond, away) / beyond) + (away === 0 ? weight * 0.3 : 0));
  }
  return best;
};

/** Whoever enters the other base of King of the Hill dies. */
export const isDeadly = ({ s }: Game, figure: Figure, at: Point): boolean => {
  if (s.setting.scenario !== 'king-of-the-hill') return false;
  const corner = s.setting.homes[1 - figure.team];
  return corner !== undefined && distanceBetween(at, tipOf(corner)) <= (baseRadius + 0.6) * unit;
};
