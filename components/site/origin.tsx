'use client';

import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';

const OriginSetting = createContext<string | undefined>(undefined);

/** Hands the server's PIPSMITH_ORIGIN to the pages. */
export function OriginProvider({
  setting,
  children,
}: {
  readonly setting: string | undefined;
  readonly children: ReactNode;
}) {
  return <OriginSetting value={setting}>{children}</OriginSetting>;
}

const neverChanges = () => () => undefined;

/**
 * Where links and QR codes point: PIPSMITH_ORIGIN, else the page's own origin; undefined until the page has
 * woken up in the browser.
 */
export const useOrigin = (): string | undefined => {
  const setting = useContext(OriginSetting);
  const own = useSyncExternalStore<string | undefined>(
    neverChanges,
    () => window.location.origin,
    () => undefined,
  );
  return setting ?? own;
};
