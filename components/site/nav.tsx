'use client';

import clsx from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { siteMessages } from '@/lib/messages/site';

interface Route {
  readonly href: string;
  readonly label: string;
  /** Shown where all labels would not fit in one row. */
  readonly short?: string;
}

const routes: readonly Route[] = [
  { href: '/build', label: siteMessages.site.header.build },
  { href: '/print', label: siteMessages.site.header.print },
  { href: '/rules', label: siteMessages.site.header.rules },
  { href: '/play', label: siteMessages.site.header.play },
  { href: '/table', label: siteMessages.site.header.table, short: siteMessages.site.header.tableShort },
  { href: '/odds', label: siteMessages.site.header.odds },
  { href: '/parties', label: siteMessages.site.header.parties },
];

/** The pages of the product, the current one underlined. */
export function Nav() {
  const path = usePathname();
  return (
    <nav aria-label={siteMessages.site.header.nav}>
      <ul className="-mr-1 flex whitespace-nowrap sm:-mx-2 sm:gap-3">
        {routes.map(({ href, label, short }) => {
          const here = path === href || path.startsWith(`${href}/`);
          return (
            <li key={href}>
              <Link
                href={href}
                aria-label={short === undefined ? undefined : label}
                aria-current={here ? 'page' : undefined}
                className="group inline-flex min-h-11 items-center px-[3px] text-[0.875rem] min-[375px]:px-1 min-[440px]:px-1.5 min-[440px]:text-[0.9375rem] sm:px-2 sm:text-lg"
              >
                <span
                  className={clsx(
                    'border-b-2 pt-0.5 leading-snug transition-colors',
                    here
                      ? 'border-gold text-ink'
                      : 'border-transparent text-muted group-hover:border-line group-hover:text-ink',
                  )}
                >
                  {short === undefined ? (
                    label
                  ) : (
                    <>
                      <span className="md:hidden">{short}</span>
                      <span className="max-md:hidden">{label}</span>
                    </>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
