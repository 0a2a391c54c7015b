'use client';

import { addressIn } from '@/components/odds/address';
import { OddsPage } from '@/components/odds/odds-page';

/** The odds of two heroes out of the device alone. */
export function Odds({ query }: { readonly query: Readonly<Record<string, readonly string[]>> }) {
  return <OddsPage asked={addressIn(query)} />;
}
