'use client';
import dynamic from 'next/dynamic';

const loadSkills = () => import('./skill-dialog').then((file) => file.SkillDialog);

/** What comes after the page, so that the die is there sooner; while its script comes, nothing but itself is missing. */
export const SkillDialog = dynamic(loadSkills, { loading: () => null });

/** Fetches it before anybody asks: nothing must be missing when the network goes. A failure is met again on opening. */
export const loadDialogs = (): void => void loadSkills().catch(() => undefined);
