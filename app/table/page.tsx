import type { Metadata } from 'next';
import { CompanionPage } from '@/components/companion/companion-page';
import { tableAddressIn } from '@/components/site/table-address';
import { companionMessages } from '@/lib/messages/companion';

const { title, description } = companionMessages;
export const metadata: Metadata = { title, description };

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  return <CompanionPage asked={tableAddressIn(await searchParams, 'night')} />;
}
