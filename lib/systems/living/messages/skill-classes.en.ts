import type { SkillClass } from '../skills/school';

/** Classes of skills as cards and pages name them. */
export const skillClassNames: Readonly<Record<SkillClass, string>> = {
  Skill: 'Skill',
  'Melee Attack': 'Melee Attack',
  'Ranged Attack': 'Ranged Attack',
  'Pet Attack': 'Pet Attack',
  Shout: 'Shout',
  Command: 'Command',
  Voodoo: 'Voodoo',
  'Daemon Skill': 'Daemon Skill',
  Spell: 'Spell',
  'Arcane Spell': 'Arcane Spell',
  'Darkness Spell': 'Darkness Spell',
  'Death Spell': 'Death Spell',
  'Flame Spell': 'Flame Spell',
  'Light Spell': 'Light Spell',
  'Nature Spell': 'Nature Spell',
  'Psi Spell': 'Psi Spell',
  'Rock Spell': 'Rock Spell',
  'Snow Spell': 'Snow Spell',
  'Storm Spell': 'Storm Spell',
  'Summoning Spell': 'Summoning Spell',
};
