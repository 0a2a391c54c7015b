'use client';

import clsx from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { siteMessages } from '@/lib/messages/site';

const routes = [
  { href: '/build', label: siteMessages.site.header.build },
  { href: '/print', label: siteMessages.site.header.print },
  { href: '/rules', label: siteMessages.site.header.rules },
  { href: '/play', label: siteMessages.site.header.play },
  // A phone has no room for a seventh: there the first page leads to the companion.
  { href: '/table', label: siteMessages.site.header.table, isWide: true },
  { href: '/odds', label: siteMessages.site.header.odds },
  { href: '/parties', label: siteMessages.site.header.parties },
] as const satisfies readonly { href: string; label: string; isWide?: true }[];

/** The pages of the product, the current one underlined. */
export function Nav() {
  const path = usePathname();
  return (
    <nav aria-label={siteMessages.site.header.nav}>
      <ul className="-mr-1 flex whitespace-nowrap sm:-mx-2 sm:gap-3">
        {routes.map((route) => {
          const { href, label } = route;
          const here = path === href || path.startsWith(`${href}/`);
          return (
            <li key={href} className={'isWide' in route ? 'hidden sm:block' : undefined}>
              <Link
                href={href}
                aria-current={here ? 'page' : undefined}
                className="group inline-flex min-h-11 items-center px-1 text-[0.875rem] min-[400px]:px-1.5 min-[400px]:text-[0.9375rem] sm:px-2 sm:text-lg"
              >
                <span
                  className={clsx(
                    'border-b-2 pt-0.5 leading-snug transition-colors',
                    here
                      ? 'border-gold text-ink'
                      : 'border-transparent text-muted group-hover:border-line group-hover:text-ink',
                  )}
                >
                  {label}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
