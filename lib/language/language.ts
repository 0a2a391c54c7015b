/** The languages that the product speaks. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
