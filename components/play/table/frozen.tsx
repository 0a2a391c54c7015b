import clsx from 'clsx';
import { useState, type ReactNode } from 'react';

/**
 * Questions and news beside the board stay as they are while dice fall: what they lead to isn't seen before they lie,
 * and nothing jumps or changes its look.
 */
export function Frozen({ isFrozen, children }: { readonly isFrozen: boolean; readonly children: ReactNode }) {
  const [kept, setKept] = useState(children);
  if (!isFrozen && kept !== children) setKept(children);
  return (
    <div
      data-frozen={isFrozen || undefined}
      aria-busy={isFrozen}
      className={clsx('frozen contents', isFrozen && '*:pointer-events-none')}
    >
      {isFrozen ? kept : children}
    </div>
  );
}
