import { savesData, whenIdle } from '@/components/site/when-idle';

/** Container of service workers. Some browsers, and some of their private windows, have none, or throw when asked. */
const workers = (): ServiceWorkerContainer | undefined => {
  try {
    return (navigator as Partial<Navigator>).serviceWorker;
  } catch {
    return undefined;
  }
};

/** Hears of a new version that is stored and waits; returns what ends the hearing. */
const listen = (registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void) => {
  const found = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first version waits for nobody.
      if (installing.state === 'installed' && workers()?.controller) onWaiting(installing);
    });
  };
  const look = (): void => {
    // Without a network there is nothing new; the next look may find it.
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  };
  if (registration.waiting && workers()?.controller) onWaiting(registration.waiting);
  found();
  registration.addEventListener('updatefound', found);
  document.addEventListener('visibilitychange', look);
  return () => {
    registration.removeEventListener('updatefound', found);
    document.removeEventListener('visibilitychange', look);
  };
};

/** Whether Pipsmith is installed here: then it has to work without a network whatever that costs. */
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/**
 * Stores Pipsmith on this device once it is idle, and says when a new version is ready. A browser without service
 * workers, or one that denies them, goes on without; so does one in data-saving mode until Pipsmith is installed, and
 * a development server, whose files would change under the store.
 */
export const followUpdates = (onWaiting: (worker: ServiceWorker) => void): (() => void) => {
  const container = process.env.NODE_ENV === 'production' ? workers() : undefined;
  if (!container) return () => undefined;
  let isOver = false;
  let end = (): void => {
    isOver = true;
  };
  const follow = async (): Promise<void> => {
    try {
      const registration = await container.register('/sw.js', { updateViaCache: 'none' });
      if (!isOver) end = listen(registration, onWaiting);
    } catch {
      // Denied: all goes on without a store.
    }
  };
  const callOff = whenIdle(() => {
    if (!savesData() || isInstalled()) void follow();
  });
  return () => {
    callOff();
    end();
  };
};

/** Lets the waiting version take over, and loads the page again once it has. */
export const takeOver = (waiting: ServiceWorker): void => {
  workers()?.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage('take-over');
};
