'use client';
import clsx from 'clsx';
import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface Sections {
  /** The section that a phone shows; a wide screen shows all. */
  readonly current: string;
  /** Shows a section at once, where it was left. */
  readonly go: (id: string) => void;
}

const SectionsContext = createContext<Sections>({ current: '', go: () => undefined });

export const useSections = (): Sections => useContext(SectionsContext);

/** On a phone one section of the builder is shown at a time, and each keeps how far it was scrolled. */
export function SectionsProvider({
  first,
  children,
}: {
  readonly first: string;
  readonly children: ReactNode;
}) {
  const [current, setCurrent] = useState(first);
  const tops = useRef(new Map<string, number>());
  const shown = useRef(first);
  const sections = useMemo(
    (): Sections => ({
      current,
      go: (id) => {
        if (id === shown.current) return;
        tops.current.set(shown.current, window.scrollY);
        shown.current = id;
        flushSync(() => setCurrent(id));
        window.scrollTo(0, tops.current.get(id) ?? 0);
      },
    }),
    [current],
  );
  return <SectionsContext value={sections}>{children}</SectionsContext>;
}

/** A part of the builder; on a phone it is there while its section is shown. */
export function Section({
  id,
  className,
  children,
}: {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { current } = useSections();
  return (
    <div data-section={id} className={clsx('min-w-0', current !== id && 'max-lg:hidden', className)}>
      {children}
    </div>
  );
}

/** The section that an element lies in. */
export const sectionAround = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-section]')?.dataset['section'];
