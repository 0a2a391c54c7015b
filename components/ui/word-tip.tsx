'use client';
import { Popover } from 'radix-ui';
import { useMemo, type RefObject } from 'react';

/** The line of a word, beside it and above all else. */
export function WordTip({
  id,
  anchor,
  line,
  onClose,
}: {
  readonly id: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly line: string;
  readonly onClose: () => void;
}) {
  // Beside all that is read at once, where the text asks for it: the line covers none of it.
  const beside = useMemo(
    () => ({
      get current() {
        return anchor.current?.closest('[data-tip-anchor]') ?? anchor.current;
      },
    }),
    [anchor],
  );
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={beside} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          role="tooltip"
          side="top"
          sideOffset={6}
          collisionPadding={12}
          // The focus stays on the word; a second tap on it is the word's own business.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
          className="z-[60] max-w-[min(22rem,calc(100vw-1.5rem))] rounded-lg border border-edge bg-leaf px-3 py-2 text-sm leading-snug text-ink shadow-lg"
        >
          {line}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
