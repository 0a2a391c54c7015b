import { sharedNight } from '#words/messages/shared-night';

/** Texts of game nights on several phones; loaded only by pages of such a night. */
export const sharedNightMessages: typeof sharedNight = sharedNight;
