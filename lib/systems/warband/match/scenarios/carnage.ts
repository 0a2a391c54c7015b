import { woundsOf } from '../../cards/boxes';
import type { Figure } from '../state/figure';
import { cardFor, type MatchContext, type ScenarioPlay } from '../state/match-context';
import { standingOf } from '../life/halves';
import { ahead, nothingMore } from './nothing-more';

const isInPlay = ({ life }: Figure): boolean => life !== 'out' && life !== 'away';

/** The wounds of a fighter: the most possible once the fighter is out, those of the worse half while split. */
const woundsTaken = (match: MatchContext, figure: Figure): number => {
  if (figure.life === 'out') return woundsOf[cardFor(match, figure).rank];
  if (figure.life !== 'away') return figure.wounds;
  const halves = match.s.figures.filter(({ id, whole }) => whole === figure.id && id !== figure.id);
  return Math.max(0, ...halves.map(({ wounds }) => wounds));
};

export const woundsOfTeam = (match: MatchContext, team: number): number =>
  match.s.figures
    .filter((one) => one.team === team && one.whole === one.id)
    .reduce((sum, one) => sum + woundsTaken(match, one), 0);

/** Most standing after the last turn, of equals who has fewer wounds that nobody healed; at once when a side is gone. */
export const carnage: ScenarioPlay = {
  ...nothingMore,
  out: ({ s }) => {
    const left = [0, 1].filter((team) => s.figures.some((one) => one.team === team && isInPlay(one)));
    if (left.length < 2) s.outcome = { winner: left[0], because: 'last-standing' };
  },
  tally: (match) => {
    const [one, other] = [standingOf(match, 0).size, standingOf(match, 1).size];
    // As many standing: fewer wounds decide, unless one side is gone.
    return one === other && match.s.outcome?.because !== 'last-standing'
      ? { of: 'wounds', by: [woundsOfTeam(match, 0), woundsOfTeam(match, 1)] }
      : { of: 'standing', by: [one, other] };
  },
  winner: (match) =>
    ahead((team) => standingOf(match, team).size) ?? ahead((team) => -woundsOfTeam(match, team)),
};
