import { playMessages } from '@/lib/messages/play';
import { isPerson, lengthOf, situationAt, type Session } from '@/lib/session/session';
import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import { partOf } from '@/lib/systems/open';
import type { TableFigure } from '@/lib/systems/table-scene';

const say = playMessages.table;

const outcomeOf = (session: Session) =>
  matchPartOf(session.encounter.system).standing(situationAt(session, lengthOf(session))).outcome;

/** The points of the winner and those of the others, if the winner has more than each of them; otherwise none. */
const pointsOf = (session: Session, winner: number): readonly number[] => {
  const { encounter } = session;
  const { scores } = partOf(encounter.system, 'play')?.scene(
    situationAt(session, lengthOf(session)),
    encounter,
  ) ?? { scores: [] };
  const own = scores.find(({ team }) => team === winner)?.points ?? 0;
  const others = scores.flatMap(({ team, points }) => (team === winner ? [] : [points]));
  return others.length > 0 && others.every((points) => points < own) ? [own, ...others] : [];
};

/** How a match ended and why, in a sentence; undefined where it goes on. */
export const endOf = (session: Session): string | undefined => {
  const { encounter } = session;
  const outcome = outcomeOf(session);
  if (!outcome) return undefined;
  const told = partOf(encounter.system, 'play')?.endText?.(
    situationAt(session, lengthOf(session)),
    encounter,
  );
  if (told !== undefined) return told;
  const because = matchPartOf(encounter.system).ending(outcome.because);
  const names = namesIn(encounter).filter((_, at) => encounter.teams[at] === outcome.winner);
  if (outcome.winner === undefined) return say.draw(because);
  // If a mission is lost, no hero has won it.
  if (names.length === 0) return say.lost(because);
  const points = pointsOf(session, outcome.winner);
  return points.length > 0 ? say.winnerOnPoints(names, points, because) : say.winner(names, because);
};

/** Teams that persons at this device play for, and those of everybody else. */
const teamsOf = ({ encounter, seats }: Session, figures: readonly TableFigure[]) => {
  const played = figures.flatMap(({ sheet, owner }) =>
    sheet === undefined ? [] : [{ team: encounter.teams[sheet] ?? -1, isOurs: isPerson(seats[owner]) }],
  );
  const teams = (isOurs: boolean): readonly number[] => [
    ...new Set(played.flatMap((each) => (each.isOurs === isOurs ? [each.team] : []))),
  ];
  return { ours: teams(true), others: teams(false) };
};

/** Whether the only side that persons at this device play for has won or lost; undefined for any other match, and a draw. */
export const verdictOf = (session: Session): 'won' | 'lost' | undefined => {
  const { encounter } = session;
  const winner = outcomeOf(session)?.winner;
  const scene = partOf(encounter.system, 'play')?.scene(situationAt(session, 0), encounter);
  if (winner === undefined || !scene) return undefined;
  const { ours, others } = teamsOf(session, scene.figures);
  const [own] = ours;
  if (own === undefined || ours.length > 1 || others.every((team) => team === own)) return undefined;
  return winner === own ? 'won' : 'lost';
};

/** Whether a training mission was won: the trainee is the first of its sheets. */
export const isMissionWon = (session: Session): boolean => {
  const winner = outcomeOf(session)?.winner;
  return winner !== undefined && winner === session.encounter.teams[0];
};
