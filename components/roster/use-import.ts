'use client';

import { useCallback, useEffect } from 'react';
import { useFileDrop } from '@/components/site/use-file-drop';
import type { ImportSource } from './import';
import type { RosterActions } from './use-actions';

/** True if a separate field gets what is typed or pasted. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

const sourcesOf = (paste: DataTransfer): readonly ImportSource[] => {
  if (paste.files.length > 0) return [...paste.files].map((file) => ({ file }));
  return [{ text: paste.getData('text/plain') }];
};

/** Takes files dropped anywhere and whatever is pasted outside of a field; answers whether files hang over the page. */
export const useImport = (actions: RosterActions | undefined): boolean => {
  const importAll = actions?.importAll;
  useEffect(() => {
    if (!importAll) return;
    const paste = (event: ClipboardEvent): void => {
      if (isTyping(event.target) || !event.clipboardData) return;
      event.preventDefault();
      void importAll(sourcesOf(event.clipboardData));
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [importAll]);
  return useFileDrop(
    useCallback(
      (files: readonly File[]) => {
        if (importAll) void importAll(files.map((file) => ({ file })));
      },
      [importAll],
    ),
  );
};
