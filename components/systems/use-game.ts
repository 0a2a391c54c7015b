'use client';
import { use } from 'react';
import { isOpen, open } from '@/lib/systems/open';
import type { PartName, SystemId } from '@/lib/systems/system';

/** Waits within Suspense until these games and parts of them are open; below, all that they say is there at once. */
export const useGames = (ids: readonly SystemId[], ...parts: readonly PartName[]): void => {
  if (!isOpen(ids, ...parts)) use(open(ids, ...parts));
};
