import type { Metadata } from 'next';
import { PrivacyPage } from '@/components/site/privacy-page';
import { privacyMessages } from '@/lib/messages/privacy';

const { title, description } = privacyMessages;
export const metadata: Metadata = { title, description };

export default function Page() {
  return <PrivacyPage />;
}
