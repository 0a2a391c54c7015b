import type { Metadata } from 'next';
import { tableAddressIn } from '@/components/companion/address';
import { CompanionPage } from '@/components/companion/companion-page';
import { companionMessages } from '@/lib/messages/companion';

const { title, description } = companionMessages;
export const metadata: Metadata = { title, description };

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  return <CompanionPage asked={tableAddressIn(await searchParams)} />;
}
