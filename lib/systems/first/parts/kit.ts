import type { KitPart } from '../../kit-part';
import { layKit, mostCounters, pieces } from '../kit/lay-kit';
import { scenarios } from '../scenarios/scenario';
import type { HeroDraft } from '../sheet/hero';

/** The game-night kit of the first edition. */
export const kit: KitPart<HeroDraft> = { pieces, scenarios, missions: [], mostCounters, lay: layKit };
