import type { Metadata } from 'next';
import { PlayPage } from '@/components/play/play-page';
import { tableAddressIn } from '@/components/site/table-address';
import { playMessages } from '@/lib/messages/play';

const { title, description } = playMessages;
export const metadata: Metadata = { title, description };

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  return <PlayPage asked={tableAddressIn(await searchParams, 'match')} />;
}
