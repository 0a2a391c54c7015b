import { mostCounters } from '../../../cards/kit/counters';
import type { KitPart } from '../../kit-part';
import { layKit } from '../kit/lay-kit';
import { kit as words } from '#words/systems/draco/messages/kit';
import type { Draft } from '../sheet/sheet';

/** The one way to play it. */
const hunt = { id: 'hunt', name: words.hunt };

/** Everything that an evening with the dragon puts on the table. */
export const kit: KitPart<Draft> = {
  scenarios: [hunt],
  missions: [],
  usualScenario: () => hunt.id,
  mostCounters,
  lay: layKit,
};
