'use client';
import { useEffect } from 'react';
import { useBuilderPart, useStore } from '../draft/use-draft';

/** The address names the hero on the bench, so that loading the page again brings the same one, once. */
export const useAddress = (): void => {
  const id = useBuilderPart((state) => state.id);
  const bench = useBuilderPart((state) => state.bench);
  useEffect(() => {
    const { pathname, search } = window.location;
    const asked = new URLSearchParams(search);
    // A hero without a place yet keeps what brought it, but not the name of another.
    const names = asked.has('hero') || asked.has('new') ? '?new=1' : undefined;
    const wanted = id === undefined ? names : `?hero=${encodeURIComponent(id)}`;
    if (wanted !== undefined && wanted !== search) window.history.replaceState(null, '', pathname + wanted);
  }, [id, bench]);
};

/** Writes what is unsaved when the page goes out of sight, and keeps the browser from closing it before. */
export const useLeaving = (): void => {
  const { flush, isUnsaved } = useStore();
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
