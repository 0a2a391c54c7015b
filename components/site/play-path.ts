import { roomFragment, type RoomAddress } from '@/lib/room/room-fragment';

/** The address that offers a match of these heroes, by their codes or by what else refers to them. */
export const playPath = (heroes: readonly string[]): string =>
  `/play?${new URLSearchParams(heroes.map((hero) => ['hero', hero])).toString()}`;

/** The address that offers a match of the heroes of a party, by its code. */
export const partyPlayPath = (code: string): string =>
  `/play?${new URLSearchParams({ party: code }).toString()}`;

/** The fragment of the play table for whoever wants to learn the game there. */
export const learning = 'learn';

/** The fragment, and the place on the page, of the set-up of a match. */
export const newMatch = 'new-match';

/** The address at which a match is set up. */
export const newMatchPath = `/play#${newMatch}`;

/** Where the play table begins, with the matches of this device. */
export const playStartPath = '/play';

/** The address of a match on this device. */
export const matchPath = (id: string): string => `/play?match=${encodeURIComponent(id)}`;

/** The address of a game night with these sheets, by their codes or by what else refers to them. */
export const tablePath = (heroes: readonly string[]): string =>
  `/table?${new URLSearchParams(heroes.map((hero) => ['hero', hero])).toString()}`;

/** The address of a game night with the heroes of a party, by its code. */
export const partyTablePath = (code: string): string =>
  `/table?${new URLSearchParams({ party: code }).toString()}`;

/** The address of a game night on this device. */
export const nightPath = (id: string): string => `/table?night=${encodeURIComponent(id)}`;

/** The address of a game night on several phones. */
export const sharedNightPath = (address: RoomAddress): string => `/table#${roomFragment(address)}`;
