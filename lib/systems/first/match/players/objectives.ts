import { distanceBetween, unit, type Point } from '../../../../table/table';
import { cornerRadius } from '../../../../skirmish/map/corners';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import type { Errand } from '../../../../skirmish/players/worth';
import { tipOf } from '../../../../skirmish/map/places';

const flagErrands = ({ s }: MatchContext, figure: Figure): readonly Errand[] => {
  const [flag] = s.tokens;
  const corner = s.setting.homes[figure.team];
  if (!flag || !corner) return [];
  if (flag.carrier === figure.id) return [{ to: tipOf(corner), weight: 12, pays: 4, within: cornerRadius }];
  const carrier = s.figures[flag.carrier];
  if (carrier?.team === figure.team) return [{ to: carrier.at, weight: 0.6, pays: 0, within: 2 }];
  return [{ to: flag.at, weight: carrier ? 4 : 5, pays: 1.5, within: carrier ? 1 : 0.5 }];
};

/** Tokens held by friends attract nobody else. */
const hillErrands = ({ s }: MatchContext, figure: Figure): readonly Errand[] =>
  s.tokens.map(({ at }) => {
    const near = (team: boolean): number =>
      s.figures.filter(
        (other) =>
          other !== figure &&
          other.life === 'up' &&
          (other.team === figure.team) === team &&
          distanceBetween(other.at, at) <= 2 * unit,
      ).length;
    const weight = near(true) > near(false) ? 0.5 : 3;
    return { to: at, weight, pays: 0.3 * weight, within: 1.6 };
  });

/** Errands that the scenario gives a figure. */
export const errandsOf = (match: MatchContext, figure: Figure): readonly Errand[] => {
  switch (match.s.setting.scenario) {
    case 'capture-the-flag':
      return flagErrands(match, figure);
    case 'king-of-the-hill':
      return figure.kind === 'trap' ? [] : hillErrands(match, figure);
    case 'deathmatch':
    case 'gang-fight':
      return [];
  }
};

/** Entering the other base of King of the Hill is death. */
export const isDeadly = ({ s }: MatchContext, figure: Figure, at: Point): boolean => {
  if (s.setting.scenario !== 'king-of-the-hill') return false;
  const corner = s.setting.homes[1 - figure.team];
  return corner !== undefined && distanceBetween(at, tipOf(corner)) <= (cornerRadius + 0.6) * unit;
};
