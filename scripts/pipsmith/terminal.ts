import { commandLineMessages } from '@/lib/messages/command-line';
import { nameOf, pointsOf, verdictOn, messagesOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';

/**
 * Characters that no text for people may hold, as names come from strangers: control characters steer a terminal,
 * line ends forge lines, direction marks turn what follows; others are invisible or only half a character.
 */
const hidden =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escape = (character: string): string =>
  short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text of one line with escapes for what could not be seen. */
export const visible = (text: string): string => text.replace(hidden, escape);

/** A text of several lines, with escapes within them. */
const visibleLines = (text: string): string =>
  text.replace(hidden, (character) => (character === '\n' ? character : escape(character)));

/** Plain data with escapes in all of its texts. */
export const visibleIn = <Data>(data: Data): Data => {
  const mapped = (value: unknown): unknown => {
    if (typeof value === 'string') return visible(value);
    if (Array.isArray(value)) return value.map(mapped);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapped(entry)]));
  };
  return mapped(data) as Data;
};

/** JSON of the very same data, which no terminal takes for anything else either. */
const visibleJson = (data: unknown): string => visibleLines(JSON.stringify(data, null, 2));

/** Exit codes: 0 all well, 1 illegal, 2 no hero file, a wrong call or nothing written. */
export type ExitCode = 0 | 1 | 2;

/** A command with what stands after its name; resolves, never rejects, for whatever a player can cause. */
export type Command = (args: readonly string[]) => Promise<ExitCode>;

/** A text of our own on standard output, as it is. */
export const result = (text: string): void => void process.stdout.write(`${text}\n`);

/** A result for programs, as JSON on standard output. */
export const resultJson = (data: unknown): void => {
  result(visibleJson(data));
};

/** Searches of output use plain spaces: lines of a terminal need no others. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A result for people, on standard output; its lines are its own, so what names bring must be visible before. */
export const show = (text: string): void => {
  result(plainSpaces(visibleLines(text)));
};

/** A message for people, on standard error: a line for each sentence. */
export const notify = (...sentences: readonly string[]): void =>
  void process.stderr.write(sentences.map((sentence) => `${plainSpaces(visible(sentence))}\n`).join(''));

/** Reports what is wrong with a call, and the usage of the command. */
export const wrongCall = (command: keyof typeof commandLineMessages.commands, sentence: string): ExitCode => {
  notify(sentence);
  notify(commandLineMessages.usage(command));
  return 2;
};

/** Says why a command cannot do its work. */
export const refuse = (...sentences: readonly string[]): ExitCode => {
  notify(...sentences);
  return 2;
};

/** Names every rule that a sheet breaks. */
export const notifyIllegal = (document: SheetDocument): void => {
  const { spent, budget } = pointsOf(document);
  notify(commandLineMessages.verdictLine(nameOf(document), false, spent, budget));
  const { where, issue: sentence } = messagesOf(document.system);
  for (const issue of verdictOn(document).broken)
    notify(commandLineMessages.issueLine('error', where(issue.path, document.sheet), sentence(issue)));
};
