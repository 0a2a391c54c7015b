'use client';

import { BrokenPage } from '@/components/site/broken-page';

export default function ErrorPage({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  return <BrokenPage error={error} retry={reset} />;
}
