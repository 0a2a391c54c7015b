'use client';

import { orderOf } from '@/components/print/order';
import { PrintPage } from '@/components/print/print-page';
import { BadLink } from '@/components/share/bad-link';
import { HeroView } from '@/components/share/hero-view';
import { PartyView } from '@/components/share/party-view';
import { openShared } from '@/components/share/shared';
import { useOrigin } from '@/components/site/origin';
import { heroLink, originOf } from '@/lib/share/index';

export { Parties as OwnParties } from '@/components/roster/parties';
export { Builder as Bench } from '@/components/builder/builder';

/** The print page, with the heroes that the address names. */
export function Prints({ query }: { readonly query: Readonly<Record<string, readonly string[]>> }) {
  return <PrintPage order={orderOf(query)} />;
}

/** A shared hero or party out of nothing but its code. */
export function SharedView({ code: part }: { readonly code: string }) {
  const origin = originOf(useOrigin());
  const { code, found } = openShared(part);
  if (!found.ok) return <BadLink problem={found.error} code={code} />;
  if (found.value.kind === 'party') return <PartyView party={found.value.party} code={code} />;
  return (
    <HeroView
      hero={found.value.hero}
      code={code}
      link={origin === undefined ? undefined : heroLink(origin, code)}
    />
  );
}
