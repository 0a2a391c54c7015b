import { meleeKindOf, type MeleeKind, type Weapon } from '../../sheet/armoury';
import type { AttackValue } from '../../skills/effects/terms';
import { isUndead, type Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { held } from '../values/properties';
import type { Attack } from '../state/use';

/** An attack about to be made. */
export const newAttack = (
  attacker: Figure,
  target: Figure,
  kind: Attack['kind'],
  value: AttackValue,
  weapon: Weapon | undefined,
  isPlain: boolean,
): Attack => ({
  attacker: attacker.id,
  target: target.id,
  kind,
  value,
  weapon,
  isPlain,
  total: 0,
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
export const takesCriticals = (match: MatchContext, target: Figure): boolean =>
  !isUndead(target) && !held(match, target, 'immune').some(({ property }) => property.to === 'criticals');

/** A piercing weapon's critical hit deals at least 1 damage, whatever the DV. */
export const piercing = (match: MatchContext, target: Figure, attack: Attack): number =>
  attack.critical > 0 &&
  attack.kind === 'melee' &&
  kindOf(attack) === 'piercing' &&
  takesCriticals(match, target)
    ? 1
    : 0;

/** Fists are blunt (ruling 12). */
export const kindOf = ({ weapon }: Attack): MeleeKind | undefined => (weapon ? meleeKindOf(weapon) : 'blunt');
