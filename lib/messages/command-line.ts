import { commandLine } from '#words/messages/command-line';

/** Sentences of the command line. */
export const commandLineMessages: typeof commandLine = commandLine;
