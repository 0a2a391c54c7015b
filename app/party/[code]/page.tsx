import type { Metadata } from 'next';
import { openShared, sharedMetadata } from '@/components/share/shared';
import { SharedPage } from '@/components/share/shared-page';
import { ownOrigin } from '@/components/site/request-headers';

interface Route {
  readonly params: Promise<{ readonly code: string }>;
}

export const generateMetadata = async ({ params }: Route): Promise<Metadata> =>
  sharedMetadata(await openShared((await params).code), await ownOrigin());

export default async function Page({ params }: Route) {
  return <SharedPage shared={await openShared((await params).code)} />;
}
