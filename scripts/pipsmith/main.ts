import { commandLineMessages } from '@/lib/messages/command-line';
import { opening } from '@/lib/systems/open';
import { result, notify, type Command, type ExitCode } from './terminal';

type CommandName = keyof typeof commandLineMessages.commands;

/** Each command is loaded when it is called, so that checking a hero never waits for the PDF library. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  check: async () => (await import('./check')).check,
  print: async () => (await import('./print')).print,
  share: async () => (await import('./share')).share,
  open: async () => (await import('./open')).open,
  convert: async () => (await import('./convert')).convert,
  odds: async () => (await import('./odds')).odds,
  skills: async () => (await import('./skills')).skills,
  simulate: async () => (await import('./simulate')).simulate,
  replay: async () => (await import('./replay')).replay,
  tournament: async () => (await import('./tournament')).tournament,
  report: async () => (await import('./report')).report,
  worker: async () => (await import('./queue/worker')).worker,
  balance: async () => (await import('./balance')).balance,
};

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

const asksForHelp = (text: string): boolean => text === '--help' || text === '-h';

/** Runs the command line: `args` is what stands after the program's name. */
export const main = async (args: readonly string[]): Promise<ExitCode> => {
  const [name, ...rest] = args;
  if (name === undefined) {
    notify(commandLineMessages.noCommand, ...commandLineMessages.help().split('\n'));
    return 2;
  }
  if (asksForHelp(name) || name === 'help') {
    result(commandLineMessages.help());
    return 0;
  }
  if (!isCommand(name)) {
    notify(commandLineMessages.unknownCommand(name));
    return 2;
  }
  if (rest.some(asksForHelp)) {
    const { commandHelpOf } = await import('#words/messages/command-help');
    // Its scenarios and maps are those of the games.
    result(await opening(() => commandHelpOf(name)));
    return 0;
  }
  const command = await commands[name]();
  return command(rest);
};
