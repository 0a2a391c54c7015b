import Link from 'next/link';
import type { ReactNode } from 'react';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import { Contents } from './contents';
import { Inline } from './inline';
import { Search } from './search';

const { pages } = rulebookWords;

/** A page of the rules: the search above it, the contents beside it or, on a phone, folded over it. */
export function Frame({
  here,
  above,
  title,
  lead,
  children,
}: {
  readonly here: string;
  /** The page that this one belongs to. */
  readonly above?: { readonly path: string; readonly title: string } | undefined;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={pages.contents} className="hidden lg:block">
        <Contents here={here} />
      </nav>
      <div className="flex min-w-0 flex-col gap-6">
        <Search />
        <details className="rounded-card border border-line bg-leaf px-4 lg:hidden">
          <summary className="flex min-h-11 items-center font-semibold">{pages.contents}</summary>
          <nav aria-label={pages.contents} className="pb-4">
            <Contents here={here} />
          </nav>
        </details>
        <header>
          {above && (
            <Link
              href={`/rules/${above.path}`}
              prefetch={false}
              className="inline-flex min-h-10 items-center text-muted underline decoration-line underline-offset-4 hover:decoration-gold"
            >
              {above.title}
            </Link>
          )}
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-1 font-title text-xl text-muted italic">
            <Inline text={lead} />
          </p>
        </header>
        {children}
        <p className="mt-4 border-t border-line pt-3 text-sm text-muted">{pages.footer}</p>
      </div>
    </div>
  );
}
