'use client';

import { BrokenPage } from '@/components/site/broken-page';

export default function ErrorPage({ reset }: { readonly reset: () => void }) {
  return <BrokenPage retry={reset} />;
}
