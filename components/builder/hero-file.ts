import { fileLimits, readFile } from '@/lib/systems/file';
import type { Action } from '../draft/state';

/** What a chosen file brings to the bench. One that is far too large is not even read. */
export const openFile = async (file: Blob): Promise<Action> => {
  if (file.size > fileLimits.bytes)
    return {
      do: 'refuse',
      problem: {
        of: 'file',
        problem: { problem: 'file-too-large', path: [], bytes: file.size, limit: fileLimits.bytes },
      },
    };
  const read = readFile(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return { do: 'refuse', problem: { of: 'file', problem: read.error } };
  const { value } = read;
  return { do: 'bring', heroes: value.kind === 'hero' ? [value.hero] : value.party.heroes };
};
