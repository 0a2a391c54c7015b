/** The address of a map on this device. */
export const mapPath = (id: string): string => `/maps?map=${encodeURIComponent(id)}`;

/** The address that holds a map whole, in the fragment that no server gets to see. */
export const mapLinkPath = (system: string, code: string): string => `/maps#map=${system}.${code}`;
