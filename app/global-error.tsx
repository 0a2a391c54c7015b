'use client';

import { BrokenPage } from '@/components/site/broken-page';
import { siteMessages } from '@/lib/messages/site';
import './globals.css';

/** Stands in for the frame itself when that fails. */
export default function GlobalError({
  error,
  reset,
}: {
  readonly error: unknown;
  readonly reset: () => void;
}) {
  return (
    <html lang={siteMessages.terms.language}>
      <body>
        <title>{siteMessages.site.titles.error}</title>
        <main className="px-4">
          <BrokenPage error={error} retry={reset} />
        </main>
      </body>
    </html>
  );
}
