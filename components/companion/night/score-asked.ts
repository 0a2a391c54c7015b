import { scenarioOf, type OpenDuty } from '@/lib/companion/night';
import type { NightControl } from './night-control';

/** Whether the buttons of the score lie with the step that is next, where a thumb reaches them. */
const isInReach = ({ view, may }: NightControl): boolean =>
  !view.hidden.includes('scores') && may({ do: 'score', team: 0, by: 1 });

/** Whether a duty asks for the score. */
const asks = (control: NightControl, { what }: OpenDuty): boolean =>
  isInReach(control) && scenarioOf(control.night.setUp)?.countedAt.includes(what) === true;

/** Whether a duty now asks for points, or for the number of a piece. */
export const isScoreAsked = (control: NightControl): boolean =>
  control.night.state.duties.some((duty) => asks(control, duty));

/** Whether a duty is about the score alone: it stands beside the buttons of the score. */
export const isOfScore = (control: NightControl, duty: OpenDuty): boolean =>
  duty.figure < 0 && asks(control, duty);
