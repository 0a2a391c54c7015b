'use client';

import { tableAddressIn } from '@/components/companion/address';
import { CompanionPage } from '@/components/companion/companion-page';

/** The companion out of the device alone. */
export function Table({ query }: { readonly query: Readonly<Record<string, readonly string[]>> }) {
  return <CompanionPage asked={tableAddressIn(query)} />;
}
