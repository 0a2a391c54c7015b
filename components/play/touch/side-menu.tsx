import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RemoveButton } from '@/components/ui/button';
import { keyOf } from '@/components/ui/keys';
import { touchMessages as say } from '@/lib/messages/touch';

/** Windows with a column beside the board. */
export const hasColumn = '(width >= 64rem)';

/** The menu of a figure in the column beside a large board: all that it would do is drawn on the board, and nothing lies over it. */
export function SideMenu({
  label,
  title,
  below,
  beside,
  onClose,
  children,
}: {
  readonly label: string;
  readonly title: string;
  /** A line below the title. */
  readonly below: ReactNode;
  readonly beside: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Whoever reads the log has scrolled it out of sight.
    element.current?.scrollIntoView({ block: 'nearest' });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return createPortal(
    <section
      ref={element}
      aria-label={label}
      data-rows
      className="flex flex-col gap-2 rounded-card border border-edge bg-leaf p-4 motion-safe:animate-bubble"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl leading-tight">{title}</h2>
          {below}
        </div>
        <div className="-mt-2 -mr-2">
          <RemoveButton label={say.close} onRemove={onClose} />
        </div>
      </div>
      {children}
    </section>,
    beside,
  );
}
