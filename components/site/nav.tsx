'use client';

import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import { siteMessages } from '@/lib/messages/site';
import { isHere, wideRoutes } from './routes';

/** The pages of the product in the head of a window that has room for them, the current one underlined. */
export function Nav() {
  const path = usePathname();
  return (
    <nav aria-label={siteMessages.site.header.nav} className="max-sm:hidden">
      <ul className="-mx-2 flex flex-wrap justify-end sm:gap-x-3">
        {wideRoutes.map((route) => (
          <li key={route.href}>
            <Link
              href={route.href}
              aria-label={route.short === undefined ? undefined : route.label}
              aria-current={isHere(route, path) ? 'page' : undefined}
              className="group inline-flex min-h-11 items-center px-2 text-lg"
            >
              <span
                className={clsx(
                  'border-b-2 pt-0.5 leading-snug transition-colors',
                  isHere(route, path)
                    ? 'border-gold text-ink'
                    : 'border-transparent text-muted group-hover:border-line group-hover:text-ink',
                )}
              >
                {route.short === undefined ? (
                  route.label
                ) : (
                  <>
                    <span className="md:hidden">{route.short}</span>
                    <span className="max-md:hidden">{route.label}</span>
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
