'use client';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { VersionsDialog } from './dialogs';

const CompareContext = createContext<() => void>(() => undefined);

/** Opens the comparison of two versions. */
export const useCompare = (): (() => void) => useContext(CompareContext);

/** Holds the comparison where no change of the window's width takes it away: what was played would go with it. */
export function Comparing({ children }: { readonly children: ReactNode }) {
  const [isOpen, open] = useState(false);
  return (
    <CompareContext value={() => open(true)}>
      {children}
      {isOpen && <VersionsDialog onClose={() => open(false)} />}
    </CompareContext>
  );
}
