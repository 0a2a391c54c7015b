'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';

/** Chooses files of this device, several at once. */
export function OpenFilesButton({
  label,
  accept = '.json,application/json',
  onFiles,
}: {
  readonly label: string;
  /** Hero, party and backup files unless told otherwise. */
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
