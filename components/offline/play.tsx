'use client';

import { playAddressIn } from '@/components/play/address';
import { PlayPage } from '@/components/play/play-page';

/** The play table out of the device alone. */
export function Play({ query }: { readonly query: Readonly<Record<string, readonly string[]>> }) {
  return <PlayPage asked={playAddressIn(query)} />;
}
