import { spawnPoints } from '../../scenarios/scenario';
import { areFoes, type ScenarioPlay, isStanding } from '../state/match-context';
import { takenPlaces } from '../geometry/placing';
import { pointOf } from '../../../../skirmish/map/places';
import { roomNear } from '../geometry/room';
import { score, seeLastTeam } from '../../../../skirmish/rules/scoring';
import { nothingMore } from './base';
import type { ScenarioId } from '../../scenarios/scenario';
import { captureTheFlag } from './capture-the-flag';
import { kingOfTheHill } from './king-of-the-hill';

/** Faces of the die for each spawn point. */
const facesEach = 6 / spawnPoints.length;

/** Everybody enters at one of three places by die roll; a number of kills wins. Chapter "Deathmatch". */
const deathmatch: ScenarioPlay = {
  ...nothingMore,
  respawns: true,
  spawn: (match, hero) => {
    const face = match.host.draw('dice', 6, hero.id, 'spawn');
    match.host.emit({ type: 'rolled', figure: hero.id, why: 'spawn', faces: [face] });
    const point = spawnPoints[Math.floor(face / facesEach)];
    const at = point && roomNear(match.ground, pointOf(point), takenPlaces(match));
    if (!at) return false;
    hero.at = at;
    hero.isNew = true;
    return true;
  },
  fell: (match, figure, by) => {
    const killer = match.s.figures[by];
    if (killer && figure.kind === 'hero' && areFoes(killer, figure) && !match.s.outcome)
      score(match, killer.team, 1);
  },
};

/** The last team with anybody standing wins. Chapter "Gang fight". */
const gangFight: ScenarioPlay = {
  ...nothingMore,
  fell: (match) => seeLastTeam(match, new Set(match.s.figures.filter(isStanding).map(({ team }) => team))),
};

/** How each scenario is played. */
export const scenarioPlays: Readonly<Record<ScenarioId, ScenarioPlay>> = {
  deathmatch,
  'gang-fight': gangFight,
  'capture-the-flag': captureTheFlag,
  'king-of-the-hill': kingOfTheHill,
};
