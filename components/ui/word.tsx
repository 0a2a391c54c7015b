'use client';
import dynamic from 'next/dynamic';
import { useId, useRef, useState } from 'react';

// Most words are never asked for: what shows their lines comes with the first that is.
const WordTip = dynamic(() => import('./word-tip').then((file) => file.WordTip), { loading: () => null });

/** A word in a running text that explains itself in a line: by a tap, under the mouse, and on the way of Tab. */
export function Word({
  children,
  line,
  isStop = true,
}: {
  readonly children: string;
  readonly line: string;
  /** Whether Tab stops at it; false where arrows lead from one to the next. */
  readonly isStop?: boolean;
}) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A tap focuses first: it must not close what the focus has opened.
  const [isHeld, hold] = useState(false);
  const close = (): void => {
    setOpen(false);
    hold(false);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        data-word
        aria-describedby={isOpen ? id : undefined}
        {...(!isStop && { tabIndex: -1 })}
        className="inline cursor-help rounded-sm text-left underline decoration-edge decoration-dotted underline-offset-3 hover:decoration-ink"
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') setOpen(true);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse' && !isHeld) setOpen(false);
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setOpen(true);
        }}
        onBlur={close}
        onClick={() => {
          if (isHeld) close();
          else {
            setOpen(true);
            hold(true);
          }
        }}
      >
        {children}
      </button>
      {isOpen && <WordTip id={id} anchor={anchor} line={line} onClose={close} />}
    </>
  );
}

/** A text in which some words have an explanation. */
export function Words({
  parts,
  isStop = true,
}: {
  readonly parts: readonly { readonly text: string; readonly line?: string }[];
  readonly isStop?: boolean;
}) {
  return parts.map(({ text, line }, index) => {
    const isOpened = line === undefined && parts[index + 1]?.line !== undefined && text.endsWith('(');
    if (line === undefined) return isOpened ? text.slice(0, -1) : text;
    const word = (
      <Word key={index} line={line} isStop={isStop}>
        {text}
      </Word>
    );
    // Browsers break a line before a button, and would leave its bracket behind.
    const before = parts[index - 1];
    return before?.line === undefined && before?.text.endsWith('(') ? (
      <span key={index} className="whitespace-nowrap">
        ({word}
      </span>
    ) : (
      word
    );
  });
}
