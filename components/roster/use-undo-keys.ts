'use client';

import { useEffect } from 'react';
import type { Deeds } from './use-deeds';
import { isTyping } from './use-arrivals';

/** Ctrl or Cmd with Z takes back, with Shift-Z or Y does again; a field that is being typed in keeps its own. */
export const useUndoKeys = (deeds: Deeds | undefined): void => {
  useEffect(() => {
    if (!deeds) return;
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      void (isRedo ? deeds.redo() : deeds.undo());
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [deeds]);
};
