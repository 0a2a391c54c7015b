import type { Metadata } from 'next';
import { orderOf } from '@/components/print/order';
import { PrintRoom } from '@/components/print/print-room';
import { words } from '@/lib/messages/index';

export const metadata: Metadata = { title: words.site.titles.print };

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  return <PrintRoom order={orderOf(await searchParams)} />;
}
