import { writer } from '#words/messages/writer';

/** Texts about several tabs; loaded only by pages that write. */
export const writerMessages: typeof writer = writer;
