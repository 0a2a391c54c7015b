import { distanceBetween } from '../../../../table/table';
import type { ShooterClass } from '../../sheet/warband';
import { isHeavy } from '../../sheet/warband';
import { traitOf } from '../../skills/ask';
import { isStanding, type Figure } from '../state/figure';
import { cardFor, figureOf, heldBy, type Game } from '../state/game';
import type { Gun } from '../state/situation';

type Table = Pick<Game, 's'>;

/** Rookies who stand and could work a gun, those who found a team first. */
const ableRookies = (game: Table, { team, stat }: Pick<Gun, 'team' | 'stat'>): readonly Figure[] => {
  const able = game.s.figures.filter((figure) => {
    const card = cardFor(game, figure);
    return (
      figure.team === team &&
      isStanding(figure) &&
      card.rank === 'rookie' &&
      card.stat === stat &&
      traitOf(heldBy(game, figure), 'fire-team') !== undefined
    );
  });
  return [...able.filter((one) => founds(game, one)), ...able.filter((one) => !founds(game, one))];
};

export const founds = (game: Table, figure: Figure): boolean =>
  traitOf(heldBy(game, figure), 'fire-team')?.trait.may === 'found';

/** Rookies of a complete team: at least two, one its founder; none once dissolved. */
export const gunnersOf = (game: Table, gun: Gun): readonly Figure[] => {
  const able = ableRookies(game, gun);
  const [first] = able;
  return first && able.length > 1 && founds(game, first) ? able : [];
};

const nearestSpecialist = (game: Table, { team }: Gun, from: Figure): Figure | undefined => {
  let best: Figure | undefined;
  for (const figure of game.s.figures) {
    if (figure.team !== team || !isStanding(figure) || cardFor(game, figure).rank !== 'specialist') continue;
    if (!best || distanceBetween(figure.at, from.at) < distanceBetween(best.at, from.at)) best = figure;
  }
  return best;
};

/** New carrier of a gun: a rookie of the team while it is whole, else a specialist; chapter "Fire Team". */
const heirOf = (game: Table, gun: Gun): Figure | undefined => {
  const carrier = figureOf(game, gun.carrier);
  if (cardFor(game, carrier).rank !== 'rookie') return carrier;
  const gunners = gunnersOf(game, gun);
  if (gunners.includes(carrier)) return carrier;
  return gunners[0] ?? nearestSpecialist(game, gun, carrier);
};

/** After a fall or recovery: guns go to their new carriers. */
export const passGuns = (game: Game): void => {
  const { s, host } = game;
  for (const gun of s.guns) {
    const heir = heirOf(game, gun);
    if (!heir || heir.id === gun.carrier) continue;
    s.guns = s.guns.map((other) => (other === gun ? { ...gun, carrier: heir.id } : other));
    host.emit({ told: 'gun', figure: heir.id });
  }
};

export const gunOf = ({ s }: Table, figure: Figure): Gun | undefined =>
  s.guns.find(({ carrier }) => carrier === figure.id);

/** Shooters that a figure can use by himself: a team's gun only where no rookie carries it. */
export const shootersOf = (game: Table, figure: Figure): readonly ShooterClass[] => {
  const { shooter, rank } = cardFor(game, figure);
  const own = shooter === undefined ? [] : [shooter];
  return rank !== 'rookie' && gunOf(game, figure) ? [...own, 'heavy-area'] : own;
};

/** The carrier of a heavy shooter has one action; chapter "Ranged". */
export const actsOnce = (game: Table, figure: Figure): boolean => {
  const { shooter } = cardFor(game, figure);
  return (shooter !== undefined && isHeavy(shooter)) || gunOf(game, figure) !== undefined;
};
