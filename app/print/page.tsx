import type { Metadata } from 'next';
import { PrintPage } from '@/components/print/print-page';
import { SamplesToPrint } from '@/components/print/offers/samples-to-print';
import { messages } from '@/lib/messages/index';
import { open, systemIds } from '@/lib/systems/open';

interface Route {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export const metadata: Metadata = { title: messages.site.titles.print };

export default async function Page({ searchParams }: Route) {
  if (Object.keys(await searchParams).length > 0) return <PrintPage />;
  await open(systemIds, 'cards');
  return <PrintPage samples={<SamplesToPrint />} language={messages.terms.language} />;
}
