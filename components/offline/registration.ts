/** Hears of a new version that is stored and waits; returns what ends the hearing. */
const listen = (registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void) => {
  const found = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first version waits for nobody.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) onWaiting(installing);
    });
  };
  const look = (): void => {
    // Without a network there is nothing new; the next look may find it.
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  };
  if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting);
  found();
  registration.addEventListener('updatefound', found);
  document.addEventListener('visibilitychange', look);
  return () => {
    registration.removeEventListener('updatefound', found);
    document.removeEventListener('visibilitychange', look);
  };
};

/**
 * Stores Pipsmith on this device and says when a new version waits. A browser without service workers, or one that
 * denies them, goes on without; so does a development server, whose files change under the store.
 */
export const followUpdates = (onWaiting: (worker: ServiceWorker) => void): (() => void) => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return () => undefined;
  let isOver = false;
  let end = (): void => {
    isOver = true;
  };
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(
    (registration) => {
      if (!isOver) end = listen(registration, onWaiting);
    },
    () => undefined,
  );
  return () => end();
};

/** Lets the waiting version take over, and loads the page again once it has. */
export const takeOver = (waiting: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage('take-over');
};
