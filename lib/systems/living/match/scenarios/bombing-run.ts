import { bombingRun as scenario } from '../../scenarios/bombing-run';
import type { ScenarioPart } from '../scenario-part';
import { bringingHome } from './bringing-home';
import { carrying } from './carrying';
import { counting } from './counting';
import { markersOf } from './markers';
import { respawning } from './respawn';
import { ruleOf } from '../../scenarios/rules-of';

const explosion = ruleOf(scenario, 'explosion');

const home = bringingHome(ruleOf(scenario, 'bring-home'), explosion);

/** The bomb is carried into a base before its die has counted down. */
export const bombingRun: readonly ScenarioPart[] = [
  { pieces: markersOf(scenario) },
  respawning,
  home,
  carrying(ruleOf(scenario, 'carry'), home.walked),
  counting(ruleOf(scenario, 'count'), explosion),
];
