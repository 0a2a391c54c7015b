'use client';

import { useCallback, useEffect } from 'react';
import { useFileDrop } from '@/components/site/use-file-drop';
import type { Parcel } from './bring';
import type { Deeds } from './use-deeds';

/** True where what is typed or pasted belongs to a field of its own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

const parcelsOf = (paste: DataTransfer): readonly Parcel[] => {
  if (paste.files.length > 0) return [...paste.files].map((file) => ({ file }));
  return [{ text: paste.getData('text/plain') }];
};

/** Takes files dropped anywhere and whatever is pasted outside of a field; answers whether files hang over the page. */
export const useArrivals = (deeds: Deeds | undefined): boolean => {
  const bringIn = deeds?.bringIn;
  useEffect(() => {
    if (!bringIn) return;
    const paste = (event: ClipboardEvent): void => {
      if (isTyping(event.target) || !event.clipboardData) return;
      event.preventDefault();
      void bringIn(parcelsOf(event.clipboardData));
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [bringIn]);
  return useFileDrop(
    useCallback(
      (files: readonly File[]) => {
        if (bringIn) void bringIn(files.map((file) => ({ file })));
      },
      [bringIn],
    ),
  );
};
