import { woundsOf } from '../../cards/boxes';
import type { Figure } from '../state/figure';
import { cardFor, type Game, type ScenarioPlay } from '../state/game';
import { standingOf } from '../life/halves';
import { ahead, nothingMore } from './nothing-more';

const isInPlay = ({ life }: Figure): boolean => life !== 'out' && life !== 'away';

/** The wounds of a fighter: all he can take once he is out, those of the worse half while he is split. */
const woundsTaken = (game: Game, figure: Figure): number => {
  if (figure.life === 'out') return woundsOf[cardFor(game, figure).rank];
  if (figure.life !== 'away') return figure.wounds;
  const halves = game.s.figures.filter(({ id, whole }) => whole === figure.id && id !== figure.id);
  return Math.max(0, ...halves.map(({ wounds }) => wounds));
};

export const woundsOfTeam = (game: Game, team: number): number =>
  game.s.figures
    .filter((one) => one.team === team && one.whole === one.id)
    .reduce((sum, one) => sum + woundsTaken(game, one), 0);

/** Most standing after the last turn, of equals who has taken fewer wounds; at once when a side is gone. */
export const carnage: ScenarioPlay = {
  ...nothingMore,
  out: ({ s }) => {
    const left = [0, 1].filter((team) => s.figures.some((one) => one.team === team && isInPlay(one)));
    if (left.length < 2) s.outcome = { winner: left[0], because: 'last-standing' };
  },
  tally: (game) => {
    const [one, other] = [standingOf(game, 0).size, standingOf(game, 1).size];
    // As many standing: fewer wounds decide, unless one side is gone.
    return one === other && game.s.outcome?.because !== 'last-standing'
      ? { of: 'wounds', by: [woundsOfTeam(game, 0), woundsOfTeam(game, 1)] }
      : { of: 'standing', by: [one, other] };
  },
  winner: (game) =>
    ahead((team) => standingOf(game, team).size) ?? ahead((team) => -woundsOfTeam(game, team)),
};
