/**
 * The key that paints each kind of pip. It means the same in every game: D defends, whether the game says Defence, Armour
 * or shield.
 */
export const pipKeys = { defends: 'd', melee: 'm', ranged: 'r', magic: 'a', skill: 's' } as const;
