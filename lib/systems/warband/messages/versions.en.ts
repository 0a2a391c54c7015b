/** A second version of a warband: what one change replaces. */
export const versionWords = {
  kinds: [
    { kind: 'skill', name: 'Role' },
    { kind: 'gear', name: 'Weapon or shield' },
    { kind: 'pip', name: 'Stat' },
  ],
  nothing: 'Nothing',
  shield: 'Shield',
  meleeWeapon: 'Melee weapon',
  /** "Ranger (Ash)" */
  of: (what: string, fighter: string): string => `${what} (${fighter})`,
  pointOf: (fighter: string): string => `1 point from ${fighter}`,
  pointTo: (fighter: string): string => `1 more for ${fighter}`,
} as const;
