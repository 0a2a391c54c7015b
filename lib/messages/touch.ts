import { touch } from '#words/messages/touch';

/** Texts at the figures and places of a table for touch. */
export const touchMessages: typeof touch = touch;
