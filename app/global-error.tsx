'use client';

import { BrokenPage } from '@/components/site/broken-page';
import { frameWords } from '@/lib/messages/frame';
import './globals.css';

/** Stands in for the frame itself when that fails. */
export default function GlobalError({ reset }: { readonly reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{frameWords.site.titles.error}</title>
        <main className="px-4">
          <BrokenPage retry={reset} />
        </main>
      </body>
    </html>
  );
}
