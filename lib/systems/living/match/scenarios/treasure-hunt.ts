import { treasureHunt as scenario } from '../../scenarios/treasure-hunt';
import { bringingHome } from './bringing-home';
import { carrying } from './carrying';
import { markersOf } from './markers';
import { pairing } from './pair';
import { ruleOf } from '../../scenarios/rules-of';
import { burden, digging, liftingByAction } from './treasure';
import { lastStanding } from './winning';
import type { ScenarioPart } from '../state/game';

const carry = ruleOf(scenario, 'carry');

/** A treasure is dug up and carried home, unless the other team falls first. */
export const treasureHunt: readonly ScenarioPart[] = [
  { pieces: markersOf(scenario) },
  digging(ruleOf(scenario, 'dig')),
  carrying(carry),
  liftingByAction(carry),
  pairing(carry),
  burden(carry),
  bringingHome(ruleOf(scenario, 'bring-home')),
  lastStanding,
];
