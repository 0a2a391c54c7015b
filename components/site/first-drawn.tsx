'use client';

import clsx from 'clsx';
import { memo, Suspense, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { keysKept, textKept } from './device-text';
import { useOnDevice } from './use-on-device';

/** As the script of the early marks has it. */
export const keepsSomething = (): boolean => keysKept('pipsmith').some((key) => textKept(key) !== '0');

const never = () => () => undefined;

/**
 * Whether this device had saved anything in Pipsmith when the view appeared; false while React takes over the
 * server's drawing. On a new device it doesn't change then: a change would make React draw again what it
 * hasn't taken over yet.
 */
export const useKeeps = (): boolean => {
  const [keeps] = useState(keepsSomething);
  return useSyncExternalStore(
    never,
    () => keeps,
    () => false,
  );
};

/**
 * Content that the server draws without knowing the device. Until React has taken it over, it isn't shown where the address holds
 * what to open, nor, if it is of a first visit, where the device keeps something: then `instead` is shown. Its controls take
 * nothing until then: what is chosen before would be lost.
 */
export function FirstDrawn({
  instead,
  opening,
  isLocked = false,
  children,
}: {
  /** For what looks the same on every device: undefined. */
  readonly instead?: ReactNode;
  /** Shown where the address holds what to open. */
  readonly opening?: ReactNode;
  /** Takes nothing yet although React has taken it over. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}) {
  const isAwake = useOnDevice();
  return (
    <>
      {!isAwake && instead !== undefined && <div className="hidden kept:block linked:hidden">{instead}</div>}
      {!isAwake && opening !== undefined && <div className="hidden linked:block">{opening}</div>}
      <fieldset
        disabled={isLocked || !isAwake}
        data-waking={isAwake ? undefined : ''}
        className={clsx(
          'contents',
          !isAwake && 'linked:hidden',
          !isAwake && instead !== undefined && 'kept:hidden',
        )}
      >
        {children}
      </fieldset>
    </>
  );
}

/** Drawn on the device only: before, `waits` is in its place. */
export function OnDevice({ waits, children }: { readonly waits: ReactNode; readonly children: ReactNode }) {
  return useOnDevice() ? children : waits;
}

/**
 * A part of a page that the server draws first. It is drawn again only if its props change: React would draw
 * again what it hasn't taken over yet.
 */
export const drawnFirst = <Given extends object>(Part: ComponentType<Given>, waits: ReactNode) =>
  memo(function DrawnFirst(given: Given) {
    return (
      <Suspense fallback={waits}>
        <Part {...given} />
      </Suspense>
    );
  });
