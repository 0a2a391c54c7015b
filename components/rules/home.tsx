import Link from 'next/link';
import { rulesPath } from '@/components/skill/rules-path';
import type { Rulebook } from './contents';
import { RulesLayout } from './rules-layout';

/** What the rules of a game hold. */
export function Home({ rulebook }: { readonly rulebook: Rulebook }) {
  const { system, part } = rulebook;
  return (
    <RulesLayout rulebook={rulebook} here="" title={part.title} lead={part.lead}>
      {part.contents.map(({ title, pages }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 text-2xl">{title}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {pages.map((page) => (
              <li key={page.address} className="flex">
                <Link
                  href={rulesPath(system, page.address)}
                  prefetch={false}
                  className="w-full rounded-card border border-line bg-leaf p-4 transition-colors hover:border-ink"
                >
                  <span className="block font-display text-xl font-bold">{page.title}</span>
                  <span className="text-muted">{page.about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </RulesLayout>
  );
}
