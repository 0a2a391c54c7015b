import { bombingRun as scenario } from '../../scenarios/bombing-run';
import { bringingHome, haltingAtHome } from './bringing-home';
import { carrying } from './carrying';
import { counting } from './counting';
import { markersOf } from './markers';
import { respawning } from './respawn';
import { ruleOf } from '../../scenarios/rules-of';
import type { ScenarioPart } from '../state/game';

const explosion = ruleOf(scenario, 'explosion');

const bringHome = ruleOf(scenario, 'bring-home');
const home = bringingHome(bringHome, explosion);

/** The bomb is carried into a base before its die has counted down. */
export const bombingRun: readonly ScenarioPart[] = [
  { pieces: markersOf(scenario) },
  respawning,
  home,
  carrying(ruleOf(scenario, 'carry'), home.walked),
  haltingAtHome(bringHome, explosion),
  counting(ruleOf(scenario, 'count'), explosion),
];
