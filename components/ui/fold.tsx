import clsx from 'clsx';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';

/** Choices that are rarely changed, behind their name; `now` says what is chosen while they are folded. */
export function Fold({
  title,
  now,
  look = 'line',
  children,
}: {
  readonly title: string;
  readonly now?: string;
  /** A leaf of paper by itself, or a line on one. */
  readonly look?: 'line' | 'leaf';
  readonly children: ReactNode;
}) {
  const trigger = (
    <Collapsible.Trigger className="group flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 py-2 text-left">
      <span className="min-w-0">
        <span className={look === 'leaf' ? 'block' : 'block font-semibold'}>{title}</span>
        {now !== undefined && (
          <span className="block font-sans text-sm font-normal text-muted group-data-[state=open]:hidden">
            {now}
          </span>
        )}
      </span>
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className="size-5 shrink-0 transition-transform group-data-[state=open]:rotate-180 motion-reduce:transition-none"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="m6 9 6 6 6-6" />
      </svg>
    </Collapsible.Trigger>
  );
  const Heading = look === 'leaf' ? 'h2' : 'div';
  return (
    <Collapsible.Root
      className={clsx(
        'min-w-0',
        look === 'leaf' && 'rounded-card border border-line bg-leaf px-4 py-1 [--ground:var(--leaf)]',
      )}
    >
      <Heading className={look === 'leaf' ? 'text-xl' : undefined}>{trigger}</Heading>
      <Collapsible.Content className={look === 'leaf' ? 'pb-3' : 'pb-1'}>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
