import type { Metadata } from 'next';
import { MapsPage } from '@/components/maps/maps-page';
import { mapsMessages } from '@/lib/messages/maps';

const { title, description } = mapsMessages;
export const metadata: Metadata = { title, description };

export default function Page() {
  return <MapsPage />;
}
