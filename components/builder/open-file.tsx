'use client';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { openFile } from './hero-file';
import { useBench } from '../draft/use-draft';

/** Opens a hero or party file from this device. */
export function OpenFile() {
  const { dispatch } = useBench();
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File): Promise<void> => {
    try {
      dispatch(await openFile(file));
    } catch {
      dispatch({ do: 'refuse', problem: { of: 'file', problem: { problem: 'not-text', path: [] } } });
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.builder.actions.open}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void open(file);
        }}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {words.builder.actions.open}
      </Button>
    </>
  );
}
