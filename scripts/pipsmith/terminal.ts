import { words } from '@/lib/messages/index';
import { visible, visibleJson, visibleLines } from './visible';

/** What a command ends with: 0 all well, 1 illegal, 2 no hero file, a wrong call or nothing written. */
export type ExitCode = 0 | 1 | 2;

/** A command with what stands after its name; resolves, never rejects, for whatever a player can cause. */
export type Command = (args: readonly string[]) => Promise<ExitCode>;

/** A text of our own on standard output, as it is. */
export const result = (text: string): void => void process.stdout.write(`${text}\n`);

/** A result for programs, as JSON on standard output. */
export const resultJson = (data: unknown): void => {
  result(visibleJson(data));
};

/** A result for people, on standard output; its lines are its own, so what names bring must be visible before. */
export const show = (text: string): void => {
  result(visibleLines(text));
};

/** A message for people, on standard error: a line for each sentence. */
export const tell = (...sentences: readonly string[]): void =>
  void process.stderr.write(sentences.map((sentence) => `${visible(sentence)}\n`).join(''));

/** Says what is wrong with a call, and how the command is called. */
export const wrongCall = (command: keyof typeof words.commandLine.commands, sentence: string): ExitCode => {
  tell(sentence);
  tell(words.commandLine.usage(command));
  return 2;
};

/** Says why a command cannot do its work. */
export const refuse = (...sentences: readonly string[]): ExitCode => {
  tell(...sentences);
  return 2;
};
