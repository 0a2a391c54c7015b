import { writer } from './en/writer';

/** What is said of several tabs; only what writes loads it. */
export const writerMessages: typeof writer = writer;
