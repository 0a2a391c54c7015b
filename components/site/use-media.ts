import { useSyncExternalStore } from 'react';

/** Whether a media query holds, and from then on whenever that changes. @param onServer what is taken for so before the page knows its device */
export const useMedia = (query: string, onServer: boolean): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );

/** Device setting: reduced motion. */
export const littleMotion = '(prefers-reduced-motion: reduce)';
