import type { Metadata } from 'next';
import { LostPage } from '@/components/site/lost-page';
import { messages } from '@/lib/messages/index';

export const metadata: Metadata = { title: messages.site.titles.notFound };

export default function NotFound() {
  return <LostPage />;
}
