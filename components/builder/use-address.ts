'use client';
import { useEffect } from 'react';
import { freshQuery } from '@/components/draft/address';
import { useDraft, useDraftPart } from '@/components/draft/use-draft';
import { writeAddress } from '@/components/site/use-asked';

/** The address names the open sheet, so that reloading the page brings back the same one, once. */
export const useAddress = (): void => {
  const id = useDraftPart((state) => state.id);
  const generation = useDraftPart((state) => state.generation);
  const system = useDraftPart((state) => state.document.system);
  useEffect(() => {
    const { pathname, search } = window.location;
    const asked = new URLSearchParams(search);
    // A sheet without a place yet keeps what brought it, but not the name of another.
    const names = asked.has('hero') || asked.has('new') ? freshQuery(system) : undefined;
    const wanted = id === undefined ? names : `?hero=${encodeURIComponent(id)}`;
    if (wanted !== undefined && wanted !== search) writeAddress(pathname + wanted);
  }, [id, generation, system]);
};

/** Saves unsaved changes when the page is hidden, and keeps the browser from closing it before. */
export const useLeaving = (): void => {
  const { flush, isUnsaved } = useDraft();
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    const leave = (event: BeforeUnloadEvent): void => {
      flush();
      if (isUnsaved()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', flush);
    window.addEventListener('beforeunload', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', leave);
    };
  }, [flush, isUnsaved]);
};
