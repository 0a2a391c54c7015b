import { words } from '@/lib/messages/index';

/** What a command ends with: 0 all well, 1 illegal, 2 no hero file or a wrong call. */
export type ExitCode = 0 | 1 | 2;

/** A command with what stands after its name; resolves, never rejects, for whatever a player can cause. */
export type Command = (args: readonly string[]) => Promise<ExitCode>;

/** Names come from strangers: control characters would let them steer the terminal. Line ends stay. */
const withoutControls = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => (character === '\n' ? character : ' '));

/** A result for programs, on standard output as it is. */
export const result = (text: string): void => void process.stdout.write(`${text}\n`);

/** A result for people, on standard output. */
export const show = (text: string): void => {
  result(withoutControls(text));
};

/** A message for people, on standard error. */
export const tell = (sentence: string): void => void process.stderr.write(`${withoutControls(sentence)}\n`);

/** Says what is wrong with a call, and how the command is called. */
export const wrongCall = (command: keyof typeof words.commandLine.commands, sentence: string): ExitCode => {
  tell(sentence);
  tell(words.commandLine.usage(command));
  return 2;
};

/** Says why a command cannot do its work. */
export const refuse = (sentence: string): ExitCode => {
  tell(sentence);
  return 2;
};
