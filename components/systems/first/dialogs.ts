'use client';
import dynamic from 'next/dynamic';
import { bring } from '@/lib/systems/open';

const load = {
  skill: () => import('./skill-dialog').then((file) => file.SkillDialog),
  about: () => import('./skill-beside').then((file) => file.SkillBeside),
  odds: () => bring('first', 'odds', () => import('./odds/strip')).then((file) => file.OddsStrip),
};

/** While its script comes, nothing but itself is missing: without this, what waits is the whole builder. */
const nothing = () => null;

/** Views that load after the page, so that the die is there sooner. */
export const SkillDialog = dynamic(load.skill, { loading: nothing });
export const SkillBeside = dynamic(load.about, { loading: nothing });
export const OddsStrip = dynamic(load.odds, { loading: nothing });

/** Fetches them all; a failure is met again on opening. */
export const loadDialogs = (): void => {
  for (const dialog of Object.values(load)) dialog().catch(() => undefined);
};
