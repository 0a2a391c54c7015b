import type { Metadata } from 'next';
import { Parties } from '@/components/roster/parties/parties';
import { messages } from '@/lib/messages/index';

export const metadata: Metadata = { title: messages.myHeroes.party.heading };

export default function Page() {
  return <Parties />;
}
