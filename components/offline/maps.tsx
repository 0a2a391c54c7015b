'use client';

import { mapsAddressIn } from '@/components/maps/address';
import { MapsPage } from '@/components/maps/maps-page';

/** Maps out of the device alone. */
export function Maps({ query }: { readonly query: Readonly<Record<string, readonly string[]>> }) {
  return <MapsPage asked={mapsAddressIn(query)} />;
}
