import { scenarioOf, type OpenDuty } from '@/lib/companion/night';
import type { NightControl } from './night-control';

/** Whether the group's scenario has points. */
export const hasPoints = ({ night }: NightControl): boolean => scenarioOf(night.setUp)?.points !== '';

/** The score lies with the step that is next, where a thumb reaches it. */
export const isScoreInReach = (control: NightControl): boolean =>
  hasPoints(control) && !control.view.hidden.includes('scores');

/** A duty asks for the score on a phone that may count it. */
const asks = (control: NightControl, { what }: OpenDuty): boolean =>
  isScoreInReach(control) &&
  control.may({ do: 'score', team: 0, by: 1 }) &&
  scenarioOf(control.night.setUp)?.countedAt.includes(what) === true;

/** A duty now asks for points, or for the number of a piece. */
export const isScoreAsked = (control: NightControl): boolean =>
  control.night.state.duties.some((duty) => asks(control, duty));

/** A duty about nothing but the score: it stands beside the buttons of the score. */
export const isOfScore = (control: NightControl, duty: OpenDuty): boolean =>
  duty.figure < 0 && asks(control, duty);
