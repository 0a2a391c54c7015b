import type { Metadata } from 'next';
import { Shell } from '@/components/offline/shell';

export const metadata: Metadata = { robots: { index: false } };

/** Kept on the device by the service worker, which shows it under any address while there is no network. */
export default function Page() {
  return <Shell />;
}
