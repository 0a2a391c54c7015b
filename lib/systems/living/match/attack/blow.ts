import { meleeKindOf, type MeleeKind, type Weapon } from '../../sheet/armoury';
import type { AttackValue } from '../../skills/effects/terms';
import { isUndead, type Figure } from '../state/figure';
import type { Game } from '../state/game';
import { held } from '../values/properties';
import type { Blow } from '../state/use';

/** An attack about to be made. */
export const newBlow = (
  attacker: Figure,
  target: Figure,
  kind: Blow['kind'],
  value: AttackValue,
  weapon: Weapon | undefined,
  isPlain: boolean,
): Blow => ({
  attacker: attacker.id,
  target: target.id,
  kind,
  value,
  weapon,
  isPlain,
  attack: 0,
  critical: 0,
  defence: 0,
  isUndefended: false,
  atLeast: 0,
  instead: [],
  damage: 0,
  lost: 0,
  kills: false,
  isOff: false,
});

/** Whether critical hits do anything to a figure besides their damage. */
export const takesCriticals = (game: Game, target: Figure): boolean =>
  !isUndead(target) && !held(game, target, 'immune').some(({ property }) => property.to === 'criticals');

/** A piercing weapon's critical hit deals at least 1 damage, whatever the DV. */
export const piercing = (game: Game, target: Figure, blow: Blow): number =>
  blow.critical > 0 && blow.kind === 'melee' && kindOf(blow) === 'piercing' && takesCriticals(game, target)
    ? 1
    : 0;

/** Fists are blunt (ruling 12). */
export const kindOf = ({ weapon }: Blow): MeleeKind | undefined => (weapon ? meleeKindOf(weapon) : 'blunt');
