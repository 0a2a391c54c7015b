import type { Metadata } from 'next';
import { playAddressIn } from '@/components/play/address';
import { PlayPage } from '@/components/play/play-page';
import { playMessages } from '@/lib/messages/play';

const { title, description } = playMessages;
export const metadata: Metadata = { title, description };

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  return <PlayPage asked={playAddressIn(await searchParams)} />;
}
