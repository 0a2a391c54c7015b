import type { Metadata } from 'next';
import { CompanionPage } from '@/components/companion/companion-page';
import { companionMessages } from '@/lib/messages/companion';

const { title, description } = companionMessages;
export const metadata: Metadata = { title, description };

export default function Page() {
  return <CompanionPage />;
}
