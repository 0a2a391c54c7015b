import { matchPartOf } from '../simulation/contest';
import { lengthOf, situationAt, type Session } from './session';

/** How long somebody lets chances to react go by. */
export const passSpans = ['turn', 'phase'] as const;
export type PassSpan = (typeof passSpans)[number];

/** A player who lets chances to react go by, until something ends. */
export interface Passing {
  readonly by: number;
  readonly span: PassSpan;
  /** The turn or phase that it began in. */
  readonly within: number;
}

const nowOf = (session: Session, span: PassSpan): number => {
  const { judge, standing } = matchPartOf(session.encounter.system);
  const situation = situationAt(session, lengthOf(session));
  return span === 'turn' ? judge.moment(situation) : standing(situation).phase;
};

/** Begins to pass, until the turn or phase that is under way has ended. */
export const passingOf = (session: Session, by: number, span: PassSpan): Passing => ({
  by,
  span,
  within: nowOf(session, span),
});

/** Whether what it lasts for is still under way. */
export const stillPasses = (passing: Passing, session: Session): boolean =>
  nowOf(session, passing.span) === passing.within;
