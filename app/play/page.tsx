import type { Metadata } from 'next';
import { PlayPage } from '@/components/play/play-page';
import { playMessages } from '@/lib/messages/play';

const { title, description } = playMessages;
export const metadata: Metadata = { title, description };

export default function Page() {
  return <PlayPage />;
}
