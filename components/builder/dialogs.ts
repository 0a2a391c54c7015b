'use client';
import dynamic from 'next/dynamic';

const load = {
  photo: () => import('./photo').then((file) => file.Photo),
  start: () => import('./start-dialog').then((file) => file.StartDialog),
  miniature: () => import('./miniature-dialog').then((file) => file.MiniatureDialog),
  rules: () => import('./rules-dialog').then((file) => file.RulesDialog),
  versions: () => import('./versions/versions-dialog').then((file) => file.VersionsDialog),
};

/** While its script comes, nothing but itself is missing: without this, what waits is the whole builder. */
const nothing = () => null;

/** They load after the page, so that the page appears sooner. */
export const Photo = dynamic(load.photo, { loading: nothing });
export const StartDialog = dynamic(load.start, { loading: nothing });
export const MiniatureDialog = dynamic(load.miniature, { loading: nothing });
export const RulesDialog = dynamic(load.rules, { loading: nothing });
export const VersionsDialog = dynamic(load.versions, { loading: nothing });

/** Fetches them all; a failure is met again on opening. */
export const loadDialogs = (): void => {
  for (const dialog of Object.values(load)) dialog().catch(() => undefined);
};
