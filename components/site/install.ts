import { useSyncExternalStore } from 'react';
import { keepText, textKept } from './device-text';

/** Event of some browsers where Pipsmith can be installed and is not yet. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';

const key = 'pipsmith-install';

let prompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

const wasDismissed = (): boolean => textKept(key) === 'dismissed';

/**
 * Keeps the browser's offer to install until it is needed; call this once, from something that is on every
 * page.
 */
export const awaitInstallPrompt = (): (() => void) => {
  const keep = (event: Event): void => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    prompt = event;
    tell();
  };
  const forget = (): void => {
    prompt = undefined;
    tell();
  };
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
  };
};

/** Asks the browser to install Pipsmith; it answers an offer once. */
export const install = (): void => {
  void prompt?.prompt();
  prompt = undefined;
  tell();
};

/** The offer does not come again on this device. */
export const dismissInstall = (): void => {
  keepText(key, 'dismissed');
  prompt = undefined;
  tell();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether Pipsmith can be installed, and nobody has refused it. */
export const useInstallable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => prompt !== undefined && !wasDismissed(),
    () => false,
  );
