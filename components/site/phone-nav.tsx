'use client';

import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { LinesIcon, DieIcon, HeroIcon, MoonIcon, MoreIcon, SwordsIcon } from '@/components/ui/nav-icons';
import { keyOf } from '@/components/ui/keys';
import { siteMessages } from '@/lib/messages/site';
import { isHere, moreRoutes, tabRoutes, wideRoutes, type Route } from './routes';

const say = siteMessages.site.header;

const tabClass =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-[0.75rem] leading-none font-semibold text-muted aria-[current]:border-gold aria-[current]:text-ink aria-expanded:text-ink';

const heroes: Route = { href: '/', label: say.heroes };

const tabs = [
  { route: heroes, Sign: HeroIcon },
  { route: tabRoutes.build, Sign: DieIcon },
  { route: tabRoutes.play, Sign: SwordsIcon },
  { route: tabRoutes.table, Sign: MoonIcon },
] as const;

/**
 * On a phone the pages are at the bottom, under the thumb. A page with its own bar there (`data-own-bar`)
 * keeps that place free, and has the same pages behind a button at the top.
 */
export function PhoneTabs() {
  const path = usePathname();
  return (
    <nav
      aria-label={say.nav}
      className="sticky bottom-0 z-30 border-t border-line bg-leaf pb-[env(safe-area-inset-bottom)] sm:hidden [body:has([data-own-bar])_&]:hidden"
    >
      <ul className="grid grid-cols-5">
        {tabs.map(({ route, Sign }) => (
          <li key={route.href}>
            <Link
              href={route.href}
              aria-label={route.short === undefined ? undefined : route.label}
              aria-current={isHere(route, path) ? 'page' : undefined}
              className={tabClass}
            >
              <Sign />
              {route.short ?? route.label}
            </Link>
          </li>
        ))}
        <li>
          <Pages
            routes={moreRoutes}
            className={tabClass}
            place="bottom-full mb-1"
            isCurrent={moreRoutes.some((route) => isHere(route, path))}
          >
            <MoreIcon />
            {say.more}
          </Pages>
        </li>
      </ul>
    </nav>
  );
}

/** All pages, at the top of those pages that have their own bar at the bottom. */
export function PhoneMenu() {
  return (
    <nav
      aria-label={say.nav}
      data-phone-menu
      className="relative hidden max-sm:[body:has([data-own-bar])_&]:block"
    >
      <Pages
        routes={[heroes, ...wideRoutes, ...moreRoutes.filter((route) => !wideRoutes.includes(route))]}
        className="flex min-h-11 items-center gap-1.5 px-2 font-semibold whitespace-nowrap"
        place="top-full mt-1"
        isCurrent={false}
      >
        <LinesIcon />
        {say.menu}
      </Pages>
    </nav>
  );
}

/** A button, and the pages that it opens above or below itself until one is chosen, Escape pressed or the page tapped. */
function Pages({
  routes,
  className,
  place,
  isCurrent,
  children,
}: {
  readonly routes: readonly Route[];
  readonly className: string;
  readonly place: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}) {
  const path = usePathname();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape') close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-current={isCurrent ? 'true' : undefined}
        className={className}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <>
          {/* Whoever taps beside the pages closes them; the button itself does so for everybody else. */}
          <div aria-hidden className="fixed inset-0 -z-10" onClick={close} />
          <ul
            className={clsx(
              'absolute right-2 z-40 max-h-[70dvh] min-w-48 overflow-y-auto rounded-card border border-line bg-leaf py-2 shadow-lg',
              place,
            )}
          >
            {routes.map((route) => (
              <li key={route.href}>
                <Link
                  href={route.href}
                  aria-current={isHere(route, path) ? 'page' : undefined}
                  className="flex min-h-12 items-center px-5 text-lg text-ink aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-gold aria-[current]:decoration-2 aria-[current]:underline-offset-4"
                  onClick={close}
                >
                  {route.label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
