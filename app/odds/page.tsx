import type { Metadata } from 'next';
import { addressIn } from '@/components/odds/address';
import { OddsPage } from '@/components/odds/odds-page';
import { oddsMessages } from '@/lib/messages/en/odds';

const { title, description } = oddsMessages;
export const metadata: Metadata = { title, description };

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  return <OddsPage asked={addressIn(await searchParams)} />;
}
