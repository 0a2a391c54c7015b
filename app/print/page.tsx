import type { Metadata } from 'next';
import { PrintPage } from '@/components/print/print-page';
import { messages } from '@/lib/messages/index';

export const metadata: Metadata = { title: messages.site.titles.print };

export default function Page() {
  return <PrintPage />;
}
