import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { touchMessages as say } from '@/lib/messages/touch';

/** Where something is in its frame, in parts of it. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`;

/** A small panel beside a place of the board, within its frame; Escape closes it. */
export function Bubble({
  at: { x, y },
  label,
  title,
  onClose,
  children,
}: {
  readonly at: Anchor;
  readonly label: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  // Beside what was tapped, where there is more room: it covers neither the figure nor the way ahead of it.
  const isLeft = x > 0.5;
  const isLow = y > 0.5;
  return (
    <section
      aria-label={label}
      className="absolute z-20 flex max-h-[min(26rem,90%)] w-[min(17rem,72%)] flex-col gap-1 overflow-y-auto overscroll-contain rounded-card border border-edge bg-leaf p-3 shadow-lg"
      style={{
        ...(isLeft
          ? { right: `min(calc(${percent(1 - x)} + 1.5rem), 28%)` }
          : { left: `min(calc(${percent(x)} + 1.5rem), 28%)` }),
        ...(isLow
          ? { bottom: `max(0.25rem, calc(${percent(1 - y)} - 4rem))` }
          : { top: `max(0.25rem, calc(${percent(y)} - 4rem))` }),
      }}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="text-lg leading-tight">{title}</h3>
        <button
          type="button"
          aria-label={say.close}
          onClick={onClose}
          className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-lg"
        >
          <svg viewBox="0 0 24 24" aria-hidden className="size-5 stroke-current" strokeWidth="2">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      {children}
    </section>
  );
}
