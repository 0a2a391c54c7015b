'use client';
import dynamic from 'next/dynamic';

const load = {
  photo: () => import('./photo').then((file) => file.Photo),
  start: () => import('./start-dialog').then((file) => file.StartDialog),
  which: () => import('./which-dialog').then((file) => file.WhichDialog),
};

/** They come after the page, so that what is painted is there sooner. */
export const Photo = dynamic(load.photo);
export const StartDialog = dynamic(load.start);
export const WhichDialog = dynamic(load.which);

/** Fetches them before anybody asks: none must be missing when the network goes. A failure is met again on opening. */
export const loadDialogs = (): void => {
  for (const dialog of Object.values(load)) dialog().catch(() => undefined);
};
