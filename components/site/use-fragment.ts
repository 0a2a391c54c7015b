import { useSyncExternalStore } from 'react';

const onHash = (changed: () => void): (() => void) => {
  // The router changes addresses without a word to `hashchange`.
  const sources: readonly (readonly [EventTarget, string])[] = [
    [window, 'hashchange'],
    ...('navigation' in window ? [[window.navigation, 'currententrychange'] as const] : []),
  ];
  for (const [source, event] of sources) source.addEventListener(event, changed);
  return () => {
    for (const [source, event] of sources) source.removeEventListener(event, changed);
  };
};

/**
 * Follows a link that leads from a fragment to the page without one. Next would stay: a page that was opened with a
 * fragment is known to it by that address.
 */
const leaveFragment = (event: MouseEvent): void => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const { origin, pathname, search, hash } = window.location;
  if (hash === '' || link?.href !== origin + pathname + search || link.target !== '') return;
  event.preventDefault();
  window.history.pushState(null, '', link.href);
  window.scrollTo(0, 0);
};

if (typeof document !== 'undefined') document.addEventListener('click', leaveFragment, { capture: true });

/** The fragment of the address without its #. Servers don't get it: there it is empty. */
export const useFragment = (): string =>
  useSyncExternalStore(
    onHash,
    () => window.location.hash.slice(1),
    () => '',
  );
