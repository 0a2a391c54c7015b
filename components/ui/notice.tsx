import clsx from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  error: 'border-error text-error',
  warning: 'border-warning text-warning',
  good: 'border-good text-good',
  plain: 'border-line text-ink',
} as const;

/** A sentence that must not be missed, with what can be done about it. */
export function Notice({
  tone = 'plain',
  children,
  action,
  live = false,
}: {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Read out when it appears. */
  readonly live?: boolean;
}) {
  return (
    <div
      role={live ? 'status' : undefined}
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border-l-4 bg-leaf px-3 py-2',
        tones[tone],
      )}
    >
      <p className="min-w-0 flex-1 basis-48">{children}</p>
      {action}
    </div>
  );
}
