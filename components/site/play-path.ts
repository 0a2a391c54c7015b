/** The address that offers a match of these heroes, by their codes or by what else refers to them. */
export const playPath = (heroes: readonly string[]): string =>
  `/play?${new URLSearchParams(heroes.map((hero) => ['hero', hero])).toString()}`;

/** The address that offers a match of the heroes of a party, by its code. */
export const partyPlayPath = (code: string): string =>
  `/play?${new URLSearchParams({ party: code }).toString()}`;

/** The address of a match on this device. */
export const matchPath = (id: string): string => `/play?match=${encodeURIComponent(id)}`;
