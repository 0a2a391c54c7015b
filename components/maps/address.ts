type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the page of maps shows, as its address says it; a whole map stands in the fragment. */
export interface MapsAddress {
  /** The id of a map on this device. */
  readonly map: string | undefined;
}

export const mapsAddressIn = ({ map }: Query): MapsAddress => ({ map: [map ?? []].flat()[0] });
