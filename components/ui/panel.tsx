import clsx from 'clsx';
import { useId, type ReactNode } from 'react';

/** A leaf of paper with a heading. */
export function Panel({
  title,
  aside,
  children,
  className,
}: {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={clsx(
        'min-w-0 rounded-card border border-line bg-leaf p-4 [--ground:var(--leaf)]',
        className,
      )}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
