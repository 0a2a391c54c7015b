import type { Metadata } from 'next';
import { OddsPage } from '@/components/odds/odds-page';
import { oddsMessages } from '#words/messages/odds';

const { title, description } = oddsMessages;
export const metadata: Metadata = { title, description };

export default function Page() {
  return <OddsPage />;
}
