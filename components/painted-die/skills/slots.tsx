import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Slots for skills, used ones filled; the elite one stands last, in gold. */
export function Slots({
  slots,
  elite = 0,
  children,
}: {
  readonly slots: { readonly used: number; readonly most: number };
  readonly elite?: number;
  /** The same in words. */
  readonly children: ReactNode;
}) {
  return (
    <p className="flex items-center gap-2 text-sm">
      <span aria-hidden className="flex gap-1">
        {Array.from({ length: slots.most }, (_, index) => (
          <span
            key={index}
            className={clsx(
              'size-3 rotate-45 rounded-[2px] border-2',
              index >= slots.most - elite ? 'border-gold' : 'border-ink',
              index < slots.used && (index >= slots.most - elite ? 'bg-gold' : 'bg-ink'),
            )}
          />
        ))}
      </span>
      <span className={clsx(slots.used > slots.most ? 'font-semibold text-error' : 'text-muted')}>
        {children}
      </span>
    </p>
  );
}
