import type { Metadata } from 'next';
import { Parties } from '@/components/roster/parties/parties';
import { words } from '@/lib/messages/index';

export const metadata: Metadata = { title: words.myHeroes.party.heading };

export default function Page() {
  return <Parties />;
}
