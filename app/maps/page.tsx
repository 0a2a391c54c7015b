import type { Metadata } from 'next';
import { MapsPage } from '@/components/maps/maps-page';
import { mapsMessages } from '@/lib/messages/maps';

const { title, description } = mapsMessages;
export const metadata: Metadata = { title, description };

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  const { map } = await searchParams;
  return <MapsPage kept={[map ?? []].flat()[0]} />;
}
