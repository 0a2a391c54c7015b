'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/lib/messages/index';

/** Chooses hero and party files of this device, several at once. */
export function OpenFilesButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { openFiles } = words.printRoom;
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept=".json,application/json"
        hidden
        aria-label={openFiles}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {openFiles}
      </Button>
    </>
  );
}
