'use client';

import { use } from 'react';
import { BadLink } from '@/components/share/bad-link';
import { PartyView } from '@/components/share/party-view';
import { openShared, type Shared } from '@/components/share/shared';
import { SheetView } from '@/components/share/sheet-view';
import { useOrigin } from '@/components/site/origin';
import { heroLink, originOf } from '@/lib/share/index';

/** Opened codes: a view that waits must be given the same promise again. */
const opened = new Map<string, Promise<Shared>>();
const openOnce = (part: string): Promise<Shared> => {
  const known = opened.get(part) ?? openShared(part);
  opened.set(part, known);
  // A script that could not be loaded is asked for again the next time.
  known.catch(() => opened.delete(part));
  return known;
};

/** A shared sheet or party out of nothing but its code. */
export function SharedView({ code: part }: { readonly code: string }) {
  const origin = originOf(useOrigin());
  const { code, found } = use(openOnce(part));
  if (!found.ok) return <BadLink problem={found.error} code={code} />;
  if (found.value.kind === 'party') return <PartyView party={found.value.party} code={code} />;
  return (
    <SheetView
      document={found.value.document}
      code={code}
      link={origin === undefined ? undefined : heroLink(origin, code)}
    />
  );
}
