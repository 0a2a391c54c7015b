import { spawnPoints } from '../../scenarios/place';
import { areFoes, type ScenarioPlay } from '../game';
import { takenPlaces } from '../places/bases';
import { pointOf, roomNear } from '../places/room';
import { score } from './score';
import { nothingMore } from './nothing-more';

/** Faces of the die for each spawn point. */
const facesEach = 6 / spawnPoints.length;

/** Everybody comes in at one of three places, as the die falls; so many kills win. Chapter "Deathmatch". */
export const deathmatch: ScenarioPlay = {
  ...nothingMore,
  respawns: true,
  spawn: (game, hero) => {
    const face = game.host.draw('dice', 6, hero.id, 'spawn');
    game.host.emit({ type: 'rolled', figure: hero.id, why: 'spawn', faces: [face + 1] });
    const point = spawnPoints[Math.floor(face / facesEach)];
    const at = point && roomNear(game.ground, pointOf(point), takenPlaces(game));
    if (!at) return false;
    hero.at = at;
    hero.isNew = true;
    return true;
  },
  fell: (game, figure, by) => {
    const killer = game.s.figures[by];
    if (killer && figure.kind === 'hero' && areFoes(killer, figure)) score(game, killer.team, 1);
  },
};
