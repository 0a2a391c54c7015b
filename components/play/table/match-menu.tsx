'use client';

import type { ComponentProps } from 'react';
import { useState } from 'react';
import { moreRoutes, wideRoutes } from '@/components/site/routes';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LinesIcon } from '@/components/ui/nav-icons';
import { playMessages } from '@/lib/messages/play';
import { siteMessages } from '@/lib/messages/site';
import { touchMessages as say } from '@/lib/messages/touch';
import { useClosing } from '../happened/use-closing';
import { Controls } from './controls';

const { table: words } = playMessages;
const { header } = siteMessages.site;

const pages = [
  { href: '/', label: header.heroes },
  ...wideRoutes,
  ...moreRoutes.filter((route) => !wideRoutes.includes(route)),
];

/** On a phone: everything about the match that is no answer, and below it the other pages. */
export function MatchMenu({ table, speed, onSpeed }: ComponentProps<typeof Controls>) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const root = useClosing<HTMLDivElement>(isOpen, close);
  const { undo, redo, shown } = table;
  const isAsked = shown.request !== undefined;
  return (
    <div ref={root} data-match-menu>
      <button
        type="button"
        aria-label={header.menu}
        aria-expanded={isOpen}
        className="flex min-h-11 min-w-11 items-center justify-center"
        onClick={() => setOpen(!isOpen)}
      >
        <LinesIcon />
      </button>
      {isOpen && (
        <section
          aria-label={say.matchMenu}
          className="absolute top-full right-2 flex max-h-[calc(100dvh-3.5rem)] w-80 max-w-[calc(100vw-1rem)] flex-col gap-2 overflow-y-auto overscroll-contain rounded-card border border-edge bg-leaf p-3 shadow-lg"
        >
          <h2 className="text-base leading-tight">{say.matchMenu}</h2>
          {isAsked && (undo ?? redo) && (
            <div className="flex gap-2">
              {[
                { label: words.undo, go: undo },
                { label: words.redo, go: redo },
              ].map(
                ({ label, go }) =>
                  go && (
                    <Button
                      key={label}
                      size="small"
                      onClick={() => {
                        close();
                        go();
                      }}
                    >
                      {label}
                    </Button>
                  ),
              )}
            </div>
          )}
          <div data-match-controls>
            <Controls table={table} speed={speed} onSpeed={onSpeed} />
          </div>
          <a
            href="/rules"
            target="_blank"
            rel="noopener"
            className={buttonClass({ size: 'small' }, 'self-start')}
          >
            {say.rules}
          </a>
          <h2 className="mt-1 border-t border-line pt-2 text-base leading-tight">{say.otherPages}</h2>
          <ul className="grid grid-cols-2">
            {pages.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="flex min-h-11 items-center" onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
