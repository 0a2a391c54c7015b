import type { EquipmentNeed, Skill } from './school';

const equipment = (need: EquipmentNeed): string => {
  if ('shield' in need) return 'shield';
  if ('pole' in need) return 'pole-weapon';
  if ('unarmed' in need) return 'no-armour-and-no-weapon-but-magic';
  return ('melee' in need ? need.melee : need.ranged).join('-or-');
};

/** All that must hold before a skill is used, and what equipment must show for it, as ids. */
export const requirementsOf = ({ requires = [], needs }: Skill): readonly string[] => [
  ...requires,
  ...needs.map(equipment),
];
