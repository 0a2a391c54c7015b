import type { Weapon } from '../../sheet/armoury';
import { projectile } from '../../reference/equipment';
import { isAnnounced } from './announcing';
import { resolve } from './attack';
import { newAttack } from './new-attack';
import { happen } from '../lasting/ends';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import type { Game } from '../state/game';

/**
 * A magic weapon's projectile hits without a roll; any grey or blue pip stops it. Chapter "Armoury: Magic Weapons".
 * @param from whence cover is measured, where that is not who shoots
 */
export function* fireProjectile(
  game: Game,
  figure: Figure,
  target: Figure,
  weapon: Weapon,
  from = figure.id,
): Flow {
  const attack = newAttack(figure, target, 'ranged', 'RAV', weapon, true);
  if (from !== figure.id) attack.from = from;
  if (yield* isAnnounced(game, attack)) {
    attack.total = projectile.damage;
    yield* resolve(game, attack);
  }
  yield* happen(game, figure, 'attacks');
}
