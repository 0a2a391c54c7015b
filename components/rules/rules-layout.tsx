import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { rulesPath } from '@/components/skill/rules-path';
import { rulesMessages } from '#words/messages/rules';
import type { RuleLink } from '@/lib/systems/reference-part';
import { Contents, type Rulebook } from './contents';
import { Search } from './search';
import { Inline } from './text';

/** A page of the rules: the search above it, the contents beside it or, on a phone, folded over it. */
export function RulesLayout({
  rulebook,
  here,
  above,
  title,
  lead,
  children,
}: {
  readonly rulebook: Rulebook;
  readonly here: string;
  /** The page that this one belongs to. */
  readonly above?: RuleLink | undefined;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  const { system, part } = rulebook;
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={rulesMessages.contents} className="hidden lg:block">
        <Contents rulebook={rulebook} here={here} />
      </nav>
      <div className="flex min-w-0 flex-col gap-6">
        <Search key={system} system={system} />
        <details className="rounded-card border border-line bg-leaf px-4 lg:hidden">
          <summary className="flex min-h-11 items-center font-semibold">{rulesMessages.contents}</summary>
          <nav aria-label={rulesMessages.contents} className="pb-4">
            <Contents rulebook={rulebook} here={here} />
          </nav>
        </details>
        <header>
          {above && (
            <Link
              href={rulesPath(system, above.address)}
              className="inline-flex min-h-10 items-center text-muted underline decoration-line underline-offset-4 hover:decoration-gold"
            >
              {above.title}
            </Link>
          )}
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-1 font-title text-xl text-muted italic">
            <Inline system={system} text={lead} />
          </p>
        </header>
        {children}
        <p className="mt-4 border-t border-line pt-3 text-sm text-muted">{part.footer}</p>
      </div>
    </div>
  );
}
