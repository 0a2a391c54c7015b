import type { Metadata } from 'next';
import { openSeveral, openShared, severalMetadata, sharedMetadata } from '@/components/share/shared';
import { SharedPage } from '@/components/share/shared-page';
import { SeveralLinks } from '@/components/share/several-links';

interface Route {
  readonly searchParams: Promise<{ readonly code?: string | readonly string[] }>;
}

export const generateMetadata = async ({ searchParams }: Route): Promise<Metadata> => {
  const several = await openSeveral((await searchParams).code);
  return several.length > 0 ? severalMetadata : sharedMetadata(await openShared(''), undefined);
};

/** A link whose code was cut off, under status 404, or several links that were pasted at once. */
export default async function Page({ searchParams }: Route) {
  const several = await openSeveral((await searchParams).code);
  return several.length > 0 ? (
    <SeveralLinks several={several} />
  ) : (
    <SharedPage shared={await openShared('')} />
  );
}
