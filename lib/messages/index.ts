import { en } from '#words/messages/index';

/** Every sentence that a person reads. A further language is a table of the same type. */
export type Messages = typeof en;

export const messages: Messages = en;
