import { commandHelp } from './en/command-help';

/** What a command says of itself; only whoever asks for it loads it. */
export const commandHelpOf: typeof commandHelp = commandHelp;
