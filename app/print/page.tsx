import type { Metadata } from 'next';
import { PrintPage } from '@/components/print/print-page';
import { messages } from '@/lib/messages/index';

export const metadata: Metadata = { title: messages.site.titles.print };

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  return <PrintPage query={await searchParams} />;
}
