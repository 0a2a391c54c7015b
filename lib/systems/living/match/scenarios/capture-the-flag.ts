import { captureTheFlag as scenario } from '../../scenarios/capture-the-flag';
import { bringingHome } from './bringing-home';
import { carrying } from './carrying';
import { healing } from './healing';
import { markersOf } from './markers';
import { respawning } from './respawn';
import { ruleOf } from '../../scenarios/rules-of';
import type { ScenarioPart } from '../state/game';

const home = bringingHome(ruleOf(scenario, 'bring-home'));

/** The other team's flag is carried home while one's own stands in its place. */
export const captureTheFlag: readonly ScenarioPart[] = [
  { pieces: markersOf(scenario) },
  respawning,
  home,
  carrying(ruleOf(scenario, 'carry'), home.walked),
  healing(ruleOf(scenario, 'healing-corners')),
];
