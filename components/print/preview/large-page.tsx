'use client';

import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { plainKeyOf } from '@/components/ui/keys';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { printPageMessages } from '@/lib/messages/print-page';
import { magnified, magnifyStep, useMagnifier, type Spot } from './use-magnifier';

/** Pixels of the screen from which a whole page can be read. */
const wide = 900;

function Window({
  title,
  paper,
  at,
  onTurn,
  children,
}: {
  readonly title: string;
  readonly paper: PrintSheet['paper'];
  readonly at: Spot;
  readonly onTurn: { readonly before?: () => void; readonly after?: () => void };
  readonly children: ReactNode;
}) {
  const say = printPageMessages.large;
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, zoomBy } = useMagnifier(frame, { zoom: window.innerWidth < wide ? 2.5 : 1, at });
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = plainKeyOf(event);
    if (key !== '+' && key !== '=' && key !== '-') return;
    event.preventDefault();
    zoomBy(key === '-' ? 1 / magnifyStep : magnifyStep);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
        <RadixDialog.Title className="min-w-0 flex-1 basis-40 truncate text-lg">{title}</RadixDialog.Title>
        <RadixDialog.Close className={buttonClass({ size: 'small' }, 'sm:order-last')}>
          {say.close}
        </RadixDialog.Close>
        <span className="flex w-full items-center gap-1 sm:w-auto">
          <Button
            size="small"
            aria-label={say.farther}
            disabled={zoom <= magnified.least}
            onClick={() => zoomBy(1 / magnifyStep)}
          >
            −
          </Button>
          <output className="w-14 text-center text-sm">{say.percent(zoom)}</output>
          <Button
            size="small"
            aria-label={say.closer}
            disabled={zoom >= magnified.most}
            onClick={() => zoomBy(magnifyStep)}
          >
            +
          </Button>
          <span className="flex-1 sm:w-4" />
          <Button size="small" aria-label={say.before} disabled={!onTurn.before} onClick={onTurn.before}>
            ←
          </Button>
          <Button size="small" aria-label={say.after} disabled={!onTurn.after} onClick={onTurn.after}>
            →
          </Button>
        </span>
      </div>
      <div
        ref={frame}
        data-first
        role="group"
        aria-label={say.shown(title)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="@container-size min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain"
      >
        {/* At 100 % the whole page is seen. */}
        <div
          className="mx-auto"
          style={{ width: `calc(${zoom} * min(100cqw, 100cqh * ${paper.width / paper.height}))` }}
        >
          {children}
        </div>
      </div>
    </>
  );
}

/**
 * A page over the whole screen, on a small one enlarged where it was tapped; the pages before and after are a button
 * away.
 */
export function LargePage({
  title,
  paper,
  at,
  before,
  after,
  onClose,
  onClosed,
  children,
}: {
  readonly title: string;
  readonly paper: PrintSheet['paper'];
  /** In parts of the page. */
  readonly at: Spot;
  /** To the page before; undefined on the first. */
  readonly before: (() => void) | undefined;
  readonly after: (() => void) | undefined;
  readonly onClose: () => void;
  /** It is gone, and the focus is nowhere. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}) {
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        {/* The page behind stays where it is. */}
        <RadixDialog.Overlay className="fixed inset-0 z-40" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            const { target } = event;
            const first =
              target instanceof HTMLElement ? target.querySelector<HTMLElement>('[data-first]') : null;
            if (!first) return;
            event.preventDefault();
            // Arrow keys move the page from the start.
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-0 z-50 flex flex-col bg-paper"
        >
          <Window
            title={title}
            paper={paper}
            at={at}
            onTurn={{ ...(before && { before }), ...(after && { after }) }}
          >
            {children}
          </Window>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
