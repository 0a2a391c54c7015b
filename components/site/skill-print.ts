'use client';

import { useSyncExternalStore } from 'react';
import { skillPrints, type SkillPrint } from '@/lib/systems/skill-print';

const key = 'pipsmith/skills';
const usual: SkillPrint = 'short';

/** Storage of the choice; both calls may throw. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The choice made last on a device, if it is still offered; short texts by default. */
export const keptSkillPrint = (shelf: () => Shelf): SkillPrint => {
  try {
    const kept = shelf().getItem(key);
    return skillPrints.find((print) => print === kept) ?? usual;
  } catch {
    return usual;
  }
};

/** Remembers the choice; a browser that keeps nothing only forgets it. */
export const keepSkillPrint = (shelf: () => Shelf, print: SkillPrint): void => {
  try {
    shelf().setItem(key, print);
  } catch {
    return;
  }
};

const device = (): Storage => window.localStorage;

let chosen: SkillPrint | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const choose = (print: SkillPrint): void => {
  chosen = print;
  keepSkillPrint(device, print);
  for (const listener of listeners) listener();
};

/** Amount of skill text on cards, chosen once for the builder and the print page and kept for the next visit. */
export const useSkillPrint = (): readonly [SkillPrint, (print: SkillPrint) => void] => [
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= keptSkillPrint(device)),
    () => usual,
  ),
  choose,
];
