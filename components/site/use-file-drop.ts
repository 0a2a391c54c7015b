'use client';

import { useEffect, useState } from 'react';

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Accepts files dropped anywhere on the page; true while files are dragged over it. `onFiles` must keep its identity. */
export const useFileDrop = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // On leaving the window no other element is entered.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!bringsFiles(event)) return;
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return isOver;
};
