'use client';

import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { keyOf } from '@/components/ui/keys';

/** A picture that a tap shows as large as the screen, and another tap or Escape lays back. */
export function Enlarge({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isLarge, enlarge] = useState(false);
  useEffect(() => {
    if (!isLarge) return;
    const onKey = (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape') enlarge(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isLarge]);
  return (
    <div
      className={clsx(
        isLarge
          ? 'fixed inset-0 z-50 flex items-center justify-center bg-[rgb(20_14_8/0.8)] p-3 *:h-full *:w-auto *:max-w-full'
          : 'relative',
      )}
    >
      {children}
      {/* Over the picture and not around it: what a button holds is no picture to those who hear the page. */}
      <button
        type="button"
        aria-label={label}
        aria-expanded={isLarge}
        className={clsx('absolute inset-0 h-full! w-full!', isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in')}
        onClick={() => enlarge(!isLarge)}
      />
    </div>
  );
}
