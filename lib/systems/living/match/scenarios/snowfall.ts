import { snowfall as scenario } from '../../scenarios/snowfall';
import type { ScenarioPart } from '../scenario-part';
import { bringingHome } from './bringing-home';
import { carrying } from './carrying';
import { counting, refilling } from './counting';
import { markersOf } from './markers';
import { respawning } from './respawn';
import { ruleOf } from '../../scenarios/rules-of';

const { movement } = ruleOf(scenario, 'snow');

/** A snowball fight for parcels, in which nobody dies and everybody walks as far. */
export const snowfall: readonly ScenarioPart[] = [
  { pieces: markersOf(scenario), nobodyDies: true, stride: () => movement },
  respawning,
  carrying(ruleOf(scenario, 'carry')),
  refilling(ruleOf(scenario, 'refill')),
  counting(ruleOf(scenario, 'count')),
  bringingHome(ruleOf(scenario, 'bring-home')),
];
