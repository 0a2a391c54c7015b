'use client';

import { settingOf } from '@/components/odds/address';
import { OddsRoom } from '@/components/odds/odds-page';

/** The odds of two heroes out of the device alone. */
export function Odds({ query }: { readonly query: Readonly<Record<string, readonly string[]>> }) {
  return <OddsRoom asked={settingOf(query)} />;
}
