import { isMeleeKind, meleeKindOf, servesMelee, servesRanged, type Weapon } from '../sheet/armoury';
import { isCustom } from './skill-slots';
import type { HeroDraft } from '../sheet/hero';
import { pipsOnDie } from '../../../painted-die/die';
import type { EquipmentNeed } from '../skills/school';
import type { RuleIssueOf } from './issue';
import { skillOf } from './skills';

/** True when the hero's equipment shows what a skill or a school asks for; rulings 9 to 11. */
export const meetsNeed = (equipment: HeroDraft['equipment'], need: EquipmentNeed): boolean => {
  const { armour, shield, weapons } = equipment;
  if ('shield' in need) return shield;
  if ('pole' in need) return weapons.some((weapon) => weapon.pole === true);
  if ('unarmed' in need) return armour === 'none' && !shield && weapons.every(({ type }) => type === 'magic');
  if ('melee' in need) {
    return weapons.some((weapon) => {
      const kind = meleeKindOf(weapon);
      return kind !== undefined && need.melee.includes(kind);
    });
  }
  const ranged: readonly string[] = need.ranged;
  return weapons.some(({ type }) => ranged.includes(type));
};

/** True with a weapon of type "other", for which a player designs skills; ruling 8. */
export const hasOtherWeapon = (equipment: HeroDraft['equipment']): boolean =>
  equipment.weapons.some(({ type }) => type === 'other');

/** The card has the equipment that skills and schools need; rulings 8 to 11. */
export const skillEquipment = (hero: HeroDraft): readonly RuleIssueOf<'skill-equipment'>[] =>
  hero.skills.flatMap((choice, index): readonly RuleIssueOf<'skill-equipment'>[] => {
    const found = (figures: RuleIssueOf<'skill-equipment'>['figures']): RuleIssueOf<'skill-equipment'> => ({
      rule: 'skill-equipment',
      severity: 'error',
      path: ['skills', index],
      figures,
    });
    if (isCustom(choice)) {
      return hasOtherWeapon(hero.equipment) ? [] : [found({ reason: 'custom', name: choice.custom })];
    }
    const skill = skillOf(choice);
    if (skill === undefined) return [];
    return skill.needs
      .filter((need) => !meetsNeed(hero.equipment, need))
      .map((need) => found({ reason: 'need', name: skill.name, need }));
  });

/** The traits whose pips make a weapon worth carrying; a throwing weapon is content with either (ruling 12). */
const traitsOfWeapon = (weapon: Weapon): readonly ('melee' | 'ranged')[] => {
  if (weapon.type === 'throwing') return ['melee', 'ranged'];
  if (isMeleeKind(weapon.type)) return ['melee'];
  return servesRanged(weapon) ? ['ranged'] : [];
};

/** Pips and weapons tell the same story; ruling 12. */
export const wysiwygWeapon = (hero: HeroDraft): readonly RuleIssueOf<'wysiwyg-weapon'>[] => {
  const { weapons } = hero.equipment;
  const has = { melee: pipsOnDie(hero.faces, 'melee') > 0, ranged: pipsOnDie(hero.faces, 'ranged') > 0 };
  const found = (
    path: RuleIssueOf<'wysiwyg-weapon'>['path'],
    figures: RuleIssueOf<'wysiwyg-weapon'>['figures'],
  ): RuleIssueOf<'wysiwyg-weapon'> => ({ rule: 'wysiwyg-weapon', severity: 'warning', path, figures });
  const unserved = (['melee', 'ranged'] as const)
    .filter((trait) => has[trait] && !weapons.some(trait === 'melee' ? servesMelee : servesRanged))
    .map((trait) => found(['equipment', 'weapons'], { reason: 'pips-without-weapon', trait }));
  const unused = weapons.flatMap((weapon, index) => {
    const traits = traitsOfWeapon(weapon);
    if (traits.length === 0 || traits.some((trait) => has[trait])) return [];
    return [
      found(['equipment', 'weapons', index], {
        reason: 'weapon-without-pips',
        weapon: weapon.name,
        traits,
      }),
    ];
  });
  return [...unserved, ...unused];
};
