import type { OddsViews } from '../../views';
import { FightPanels, FoeSide, OwnSide } from './fight';
import { settingAfter } from './setting';

/** The odds of the Living Rulebook. */
export const odds: OddsViews = { Own: OwnSide, Foe: FoeSide, Panels: FightPanels, settingAfter };
