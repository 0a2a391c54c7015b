import type { NightPart } from '../../companion-part';
import { companionScenarios } from '../companion/scenarios';
import type { HeroDraft } from '../sheet/hero';

/** Choices before a game night of the Living Rulebook. */
export const night: NightPart<HeroDraft> = {
  sheets: { least: 1, most: 8 },
  scenarios: companionScenarios,
  usualScenario: (sheets) => (sheets > 4 ? 'team-carnage' : 'all-out-carnage'),
};
