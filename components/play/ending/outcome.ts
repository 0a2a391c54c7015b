import { list } from '#words/language/words';
import { endingMessages } from '@/lib/messages/ending';
import { playMessages } from '@/lib/messages/play';
import { lengthOf, situationAt, type Session } from '@/lib/session/session';
import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import { partOf } from '@/lib/systems/open';
import type { TableFigure } from '@/lib/systems/table-scene';
import { isMission } from '../match-name';
import { endOf, isMissionWon, verdictOf } from '../table/end-of';

const say = playMessages.table;

/** How an end looks: `over` where nobody at this device has won or lost. */
export type EndLook = 'victory' | 'defeat' | 'draw' | 'over';

/** A side of a match that is over. */
export interface EndSide {
  readonly team: number;
  readonly name: string;
  readonly isWinner: boolean;
  readonly figures: readonly TableFigure[];
  /** Points, or what is left of it. */
  readonly result: string;
}

/** The end of a match, to be shown. */
export interface Outcome {
  readonly look: EndLook;
  readonly heading: string;
  /** Those with the largest coins: the winners, both sides after a draw, the trainee after a mission. */
  readonly honoured: readonly TableFigure[];
  /** Empty after a mission. */
  readonly sides: readonly EndSide[];
}

/** @param all figures that the side began with: those that have left the table are not among the others */
const leftOf = (figures: readonly TableFigure[], all: number): string => {
  const [first] = figures;
  if (!first || all > 1)
    return endingMessages.standing(figures.filter(({ state }) => state === 'up').length, all);
  const { state, words, dice, most } = first;
  if (state !== 'up') return words?.state ?? say.states[state];
  return words?.life ?? endingMessages.left(say.life(dice, most));
};

const lookOf = (session: Session, isDraw: boolean): EndLook => {
  if (isMission(session.encounter) && session.seats.length > 0)
    return isMissionWon(session) ? 'victory' : 'defeat';
  if (isDraw) return 'draw';
  const verdict = verdictOf(session);
  if (verdict === undefined) return 'over';
  return verdict === 'won' ? 'victory' : 'defeat';
};

const headingOf = (session: Session, look: EndLook): string => {
  if (isMission(session.encounter)) return isMissionWon(session) ? say.missionWon : say.missionOver;
  switch (look) {
    case 'victory':
      return say.verdicts.won;
    case 'defeat':
      return say.verdicts.lost;
    case 'draw':
      return endingMessages.drawn;
    case 'over':
      return endingMessages.headline(endOf(session) ?? '')?.winner ?? say.over;
  }
};

/** Undefined where the match goes on. */
export const outcomeOf = (session: Session): Outcome | undefined => {
  const { encounter } = session;
  const situation = situationAt(session, lengthOf(session));
  const { outcome } = matchPartOf(encounter.system).standing(situation);
  const part = partOf(encounter.system, 'play');
  if (!outcome || !part) return undefined;
  const scene = part.scene(situation, encounter);
  const look = lookOf(session, outcome.winner === undefined);
  const names = namesIn(encounter);
  const isEntrant = ({ sheet }: TableFigure): boolean => sheet !== undefined;
  const entrants = scene.figures.filter(isEntrant);
  const begun = part.scene(situationAt(session, 0), encounter).figures.filter(isEntrant);
  const teams = [...new Set(encounter.teams)].sort((one, other) => one - other);
  const sides = teams.map((team): EndSide => {
    const figures = entrants.filter((figure) => figure.team === team);
    const score = scene.scores.find((each) => each.team === team);
    return {
      team,
      name: score?.name ?? list(names.filter((_, at) => encounter.teams[at] === team)),
      isWinner: team === outcome.winner,
      figures,
      result: score
        ? endingMessages.points(score.points, scene.scored)
        : leftOf(figures, Math.max(figures.length, begun.filter((each) => each.team === team).length)),
    };
  });
  const isTraining = isMission(encounter);
  return {
    look,
    heading: headingOf(session, look),
    honoured: entrants.filter(({ team }) =>
      isTraining ? team === encounter.teams[0] : outcome.winner === undefined || team === outcome.winner,
    ),
    sides: isTraining ? [] : sides,
  };
};
