import { bombingRun as bombingRunRules } from '../../scenarios/bombing-run';
import { captureTheFlag as captureTheFlagRules } from '../../scenarios/capture-the-flag';
import { kingOfTheHill as kingOfTheHillRules } from '../../scenarios/king-of-the-hill';
import { ruleOf } from '../../scenarios/scenario';
import { snowfall as snowfallRules } from '../../scenarios/snowfall';
import { treasureHunt as treasureHuntRules } from '../../scenarios/treasure-hunt';
import type { ScenarioPart } from '../state/match-context';
import { bringingHome, haltingAtHome } from './bringing-home';
import { carrying } from './carrying';
import { counting, refilling } from './counting';
import { healing } from './healing';
import { holding } from './holding';
import { markersOf } from './markers';
import { pairing } from './pair';
import { respawning, respawningUnless } from './respawn';
import { stalemate } from './stalemate';
import { burden, digging, liftingByAction } from './treasure';
import { inSuddenDeath, lastStanding } from './winning';

/** Everybody for himself; the last Hero wins. */
export const allOutCarnage: readonly ScenarioPart[] = [lastStanding];

/** Two teams; the one that takes out the other wins. */
export const teamCarnage: readonly ScenarioPart[] = [lastStanding];

const flagHome = bringingHome(ruleOf(captureTheFlagRules, 'bring-home'));

/** The other team's flag is carried home while the own flag is in place. */
export const captureTheFlag: readonly ScenarioPart[] = [
  { pieces: markersOf(captureTheFlagRules) },
  respawning,
  flagHome,
  carrying(ruleOf(captureTheFlagRules, 'carry'), flagHome.walked),
  healing(ruleOf(captureTheFlagRules, 'healing-corners')),
];

const explosion = ruleOf(bombingRunRules, 'explosion');
const bringBomb = ruleOf(bombingRunRules, 'bring-home');
const bombHome = bringingHome(bringBomb, explosion);

/** The bomb is carried into a base before its die has counted down. */
export const bombingRun: readonly ScenarioPart[] = [
  { pieces: markersOf(bombingRunRules) },
  respawning,
  bombHome,
  carrying(ruleOf(bombingRunRules, 'carry'), bombHome.walked),
  haltingAtHome(bringBomb, explosion),
  counting(ruleOf(bombingRunRules, 'count'), explosion),
];

/** Circles are held for points; a draw at the end is sudden death. */
export const kingOfTheHill: readonly ScenarioPart[] = [
  { pieces: markersOf(kingOfTheHillRules) },
  respawning,
  holding(ruleOf(kingOfTheHillRules, 'hold')),
  inSuddenDeath,
];

const { movement: movementInSnow } = ruleOf(snowfallRules, 'snow');
const parcelHome = bringingHome(ruleOf(snowfallRules, 'bring-home'));

/** A snowball fight for parcels, in which nobody dies and everybody walks as far. */
export const snowfall: readonly ScenarioPart[] = [
  {
    pieces: markersOf(snowfallRules),
    nobodyDies: true,
    moveDistance: (_game, { kind }, usual) => (kind === 'snowman' ? usual : movementInSnow),
  },
  respawningUnless(
    snowfallRules.respawn.respawn === 'unconscious' ? snowfallRules.respawn.unless : undefined,
  ),
  stalemate,
  parcelHome,
  carrying(ruleOf(snowfallRules, 'carry'), parcelHome.walked),
  refilling(ruleOf(snowfallRules, 'refill')),
  counting(ruleOf(snowfallRules, 'count')),
];

const carryTreasure = ruleOf(treasureHuntRules, 'carry');

/** A treasure is dug up and carried home, unless the other team falls first. */
export const treasureHunt: readonly ScenarioPart[] = [
  { pieces: markersOf(treasureHuntRules) },
  digging(ruleOf(treasureHuntRules, 'dig')),
  carrying(carryTreasure),
  liftingByAction(carryTreasure),
  pairing(carryTreasure),
  burden(carryTreasure),
  bringingHome(ruleOf(treasureHuntRules, 'bring-home')),
  lastStanding,
];
