import { distanceBetween } from '../../../../table/table';
import type { ShooterClass } from '../../sheet/warband';
import { isHeavy } from '../../sheet/warband';
import { traitOf } from '../../skills/ask';
import { isStanding, type Figure } from '../state/figure';
import { cardFor, figureOf, heldBy, type MatchContext } from '../state/match-context';
import type { Gun } from '../state/situation';

type Table = Pick<MatchContext, 's'>;

/** Rookies who stand and could work a gun, those who found a team first. */
const ableRookies = (match: Table, { team, stat }: Pick<Gun, 'team' | 'stat'>): readonly Figure[] => {
  const able = match.s.figures.filter((figure) => {
    const card = cardFor(match, figure);
    return (
      figure.team === team &&
      isStanding(figure) &&
      card.rank === 'rookie' &&
      card.stat === stat &&
      traitOf(heldBy(match, figure), 'fire-team') !== undefined
    );
  });
  return [...able.filter((one) => founds(match, one)), ...able.filter((one) => !founds(match, one))];
};

export const founds = (match: Table, figure: Figure): boolean =>
  traitOf(heldBy(match, figure), 'fire-team')?.trait.may === 'found';

/** Rookies of a complete team: at least two, one its founder; none once dissolved. */
export const gunnersOf = (match: Table, gun: Gun): readonly Figure[] => {
  const able = ableRookies(match, gun);
  const [first] = able;
  return first && able.length > 1 && founds(match, first) ? able : [];
};

const nearestSpecialist = (match: Table, { team }: Gun, from: Figure): Figure | undefined => {
  let best: Figure | undefined;
  for (const figure of match.s.figures) {
    if (figure.team !== team || !isStanding(figure) || cardFor(match, figure).rank !== 'specialist') continue;
    if (!best || distanceBetween(figure.at, from.at) < distanceBetween(best.at, from.at)) best = figure;
  }
  return best;
};

/** New carrier of a gun: a rookie of the team while it is whole, else a specialist; chapter "Fire Team". */
const heirOf = (match: Table, gun: Gun): Figure | undefined => {
  const carrier = figureOf(match, gun.carrier);
  if (cardFor(match, carrier).rank !== 'rookie') return carrier;
  const gunners = gunnersOf(match, gun);
  if (gunners.includes(carrier)) return carrier;
  return gunners[0] ?? nearestSpecialist(match, gun, carrier);
};

/** After a fall or recovery: guns go to their new carriers. */
export const passGuns = (match: MatchContext): void => {
  const { s, host } = match;
  for (const gun of s.guns) {
    const heir = heirOf(match, gun);
    if (!heir || heir.id === gun.carrier) continue;
    s.guns = s.guns.map((other) => (other === gun ? { ...gun, carrier: heir.id } : other));
    host.emit({ told: 'gun', figure: heir.id });
  }
};

export const gunOf = ({ s }: Table, figure: Figure): Gun | undefined =>
  s.guns.find(({ carrier }) => carrier === figure.id);

/** Shooters that a figure can use by himself: a team's gun only where no rookie carries it. */
export const shootersOf = (match: Table, figure: Figure): readonly ShooterClass[] => {
  const { shooter, rank } = cardFor(match, figure);
  const own = shooter === undefined ? [] : [shooter];
  return rank !== 'rookie' && gunOf(match, figure) ? [...own, 'heavy-area'] : own;
};

/** The carrier of a heavy shooter has one action; chapter "Ranged". */
export const actsOnce = (match: Table, figure: Figure): boolean => {
  const { shooter } = cardFor(match, figure);
  return (shooter !== undefined && isHeavy(shooter)) || gunOf(match, figure) !== undefined;
};
