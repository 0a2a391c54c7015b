import { home } from '#words/messages/home';

/** Sentences of the first page, which no other page needs to load. */
export const homeMessages: typeof home = home;
