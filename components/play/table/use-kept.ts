import { useSyncExternalStore } from 'react';
import { keepText, textKept } from '@/components/site/device-text';

const chosen = new Map<string, boolean>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const read = (key: string): boolean | undefined => {
  const now = chosen.get(key);
  if (now !== undefined) return now;
  const kept = textKept(key);
  return kept === null ? undefined : kept === 'yes';
};

const choose = (key: string, value: boolean): void => {
  chosen.set(key, value);
  keepText(key, value ? 'yes' : 'no');
  for (const listener of listeners) listener();
};

/** A setting that is on or off, as it was left on this device. @param usual the default */
export const useKept = (
  key: string,
  usual: () => boolean,
): readonly [isOn: boolean, choose: (isOn: boolean) => void] => [
  useSyncExternalStore(subscribe, () => read(key) ?? usual(), usual),
  (isOn) => choose(key, isOn),
];
