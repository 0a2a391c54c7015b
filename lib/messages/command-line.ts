import { commandLine } from './en/command-line';

/** Sentences of the command line. */
export const commandLineMessages: typeof commandLine = commandLine;
