import { ownOrigin } from '@/components/site/request-headers';
import { heroLink, originOf } from '@/lib/share/index';
import { BadLink } from './bad-link';
import { SheetView } from './sheet-view';
import { PartyView } from './party-view';
import type { Shared } from './shared';

/** The page behind a share code: the hero, the party, or what is wrong with the code. */
export async function SharedPage({ shared: { code, found } }: { readonly shared: Shared }) {
  if (!found.ok) return <BadLink problem={found.error} code={code} />;
  if (found.value.kind === 'party') return <PartyView party={found.value.party} code={code} />;
  const origin = originOf(await ownOrigin());
  return (
    <SheetView
      document={found.value.document}
      code={code}
      link={origin === undefined ? undefined : heroLink(origin, code)}
    />
  );
}
