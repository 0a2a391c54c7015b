import type { Metadata } from 'next';
import { LostPage } from '@/components/site/lost-page';
import { words } from '@/lib/messages/index';

export const metadata: Metadata = { title: words.site.titles.notFound };

export default function NotFound() {
  return <LostPage />;
}
