'use client';

import { BrokenPage } from '@/components/site/broken-page';
import { words } from '@/lib/messages/index';
import './globals.css';

/** Stands in for the frame itself when that fails. */
export default function GlobalError({ reset }: { readonly reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{words.site.titles.error}</title>
        <main className="px-4">
          <BrokenPage retry={reset} />
        </main>
      </body>
    </html>
  );
}
