/** The address of a game night with these sheets, by their codes or by what else refers to them. */
export const tablePath = (heroes: readonly string[]): string =>
  `/table?${new URLSearchParams(heroes.map((hero) => ['hero', hero])).toString()}`;

/** The address of a game night with the heroes of a party, by its code. */
export const partyTablePath = (code: string): string =>
  `/table?${new URLSearchParams({ party: code }).toString()}`;

/** The address of a game night on this device. */
export const nightPath = (id: string): string => `/table?night=${encodeURIComponent(id)}`;
