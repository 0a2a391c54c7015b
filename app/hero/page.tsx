import type { Metadata } from 'next';
import { openShared, sharedMetadata } from '@/components/share/shared';
import { SharedPage } from '@/components/share/shared-page';

export const generateMetadata = async (): Promise<Metadata> =>
  sharedMetadata(await openShared(''), undefined);

/** A link whose code was cut off; the proxy gives it status 404. */
export default async function Page() {
  return <SharedPage shared={await openShared('')} />;
}
