import type { FaceNumber } from '../../dice/face';

/** A second version of a painted hero: what one change replaces. */
export const versionWords = {
  kinds: [
    { kind: 'skill', name: 'Skill' },
    { kind: 'gear', name: 'Weapon or armour' },
    { kind: 'pip', name: 'Pip' },
  ],
  /** A version to which something is added. */
  asItIs: 'as it is',
  addSkill: 'Nothing: add a skill',
  addWeapon: 'Nothing: add a weapon',
  /** A weapon that the die has no pips for. */
  needs: (pip: string): string => `needs ${pip} pips`,
  nothing: 'Nothing',
  noShield: 'No shield',
  /** "Melee on the 5-face" */
  pip: (pip: string, face: FaceNumber): string => `${pip} on the ${face}-face`,
} as const;
