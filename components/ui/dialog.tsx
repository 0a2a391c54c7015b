import clsx from 'clsx';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { buttonClass } from './button';

const places = {
  middle:
    'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[92dvh] sm:w-[min(44rem,94vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
  beside: 'sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[min(34rem,94vw)] sm:rounded-none',
} as const;

/**
 * A sheet over the page: from the bottom on a phone, in the middle or at the right edge elsewhere. Its title and Close
 * stay in sight.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  place = 'middle',
  isTall = false,
  children,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly place?: keyof typeof places;
  /** Full height from the start: its contents come and go while a player types. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}) {
  const opener = useRef<HTMLElement>(undefined);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(20_14_8/0.55)]" />
        <RadixDialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            const { activeElement } = document;
            opener.current = activeElement instanceof HTMLElement ? activeElement : undefined;
            const first =
              event.target instanceof HTMLElement
                ? event.target.querySelector<HTMLElement>('[data-first]')
                : null;
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Without a trigger the dialog would leave the focus nowhere.
            event.preventDefault();
            // The page stays where it was, also below what sticks to an edge of the screen.
            opener.current?.focus({ preventScroll: true });
          }}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-card border border-line bg-leaf',
            places[place],
            isTall && 'h-[92dvh]',
          )}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line px-4 py-2.5">
            <RadixDialog.Title className="min-w-0 text-2xl">{title}</RadixDialog.Title>
            <RadixDialog.Close className={buttonClass({ look: 'quiet', size: 'small' }, 'shrink-0')}>
              {closeLabel}
            </RadixDialog.Close>
          </div>
          <div className="flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain p-4">
            {description !== undefined && (
              <RadixDialog.Description className="text-muted">{description}</RadixDialog.Description>
            )}
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
