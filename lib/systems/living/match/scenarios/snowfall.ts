import { snowfall as scenario } from '../../scenarios/snowfall';
import { bringingHome } from './bringing-home';
import { carrying } from './carrying';
import { counting, refilling } from './counting';
import { markersOf } from './markers';
import { respawningUnless } from './respawn';
import { stalemate } from './stalemate';
import { ruleOf } from '../../scenarios/rules-of';
import type { ScenarioPart } from '../state/game';

const { movement } = ruleOf(scenario, 'snow');

const home = bringingHome(ruleOf(scenario, 'bring-home'));

/** A snowball fight for parcels, in which nobody dies and everybody walks as far. */
export const snowfall: readonly ScenarioPart[] = [
  {
    pieces: markersOf(scenario),
    nobodyDies: true,
    moveDistance: (_game, { kind }, usual) => (kind === 'snowman' ? usual : movement),
  },
  respawningUnless(scenario.respawn.respawn === 'unconscious' ? scenario.respawn.unless : undefined),
  stalemate,
  home,
  carrying(ruleOf(scenario, 'carry'), home.walked),
  refilling(ruleOf(scenario, 'refill')),
  counting(ruleOf(scenario, 'count')),
];
