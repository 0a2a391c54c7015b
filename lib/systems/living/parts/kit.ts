import type { KitPart } from '../../kit-part';
import { layKit, mostCounters, pieces } from '../kit/lay-kit';
import { missions, scenarios } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';

/** The game-night kit of the Living Rulebook. */
export const kit: KitPart<HeroDraft> = { pieces, scenarios, missions, mostCounters, lay: layKit };
