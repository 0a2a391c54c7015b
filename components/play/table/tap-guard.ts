import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** ms after which a tap means the buttons that it hits: anybody who taps sooner has meant those that were there before. */
export const guardTime = 350;

/** Marks buttons that have just changed; `app/board.css` lets no tap reach them. Keys are never kept from them. */
export class TapGuard {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #mark: (isFresh: boolean) => void;

  constructor(mark: (isFresh: boolean) => void) {
    this.#mark = mark;
  }

  changed(): void {
    clearTimeout(this.#timer);
    this.#mark(true);
    this.#timer = setTimeout(() => this.#mark(false), guardTime);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#mark(false);
  }
}

/** Guards the buttons of an element. @param buttons a text that is another one whenever they are others */
export const useTapGuard = (element: RefObject<HTMLElement | null>, buttons: string): void => {
  const guard = useRef<TapGuard>(undefined);
  const known = useRef(buttons);
  useEffect(() => () => guard.current?.stop(), []);
  useLayoutEffect(() => {
    if (known.current === buttons) return;
    known.current = buttons;
    guard.current ??= new TapGuard((isFresh) => element.current?.toggleAttribute('data-fresh', isFresh));
    guard.current.changed();
  }, [element, buttons]);
};

/** Whether something has been there for so many ms: before that, a press was meant for something else. */
export const useSteady = (isThere: boolean, ms: number = guardTime): boolean => {
  const [isSteady, setSteady] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setSteady(true), ms);
    return () => {
      clearTimeout(timer);
      setSteady(false);
    };
  }, [isThere, ms]);
  return isThere && isSteady;
};
