/** Meaning of a counter for the fighter it lies beside; whoever is wounded lies down, without one. Words need it too. */
export const counterIds = ['activated', 'ignored', 'loses-next', 'gun'] as const;
export type CounterId = (typeof counterIds)[number];
