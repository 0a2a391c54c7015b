import { err, ok, type Result } from '@/lib/result';
import { commandLineMessages } from '@/lib/messages/command-line';
import { parseArgs } from 'node:util';

/** The options of a command by their long names. */
export type Options = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>
>;

export interface Arguments {
  /** Files and codes, in their order. */
  readonly operands: readonly string[];
  readonly has: (option: string) => boolean;
  /** Value after the option, the last time it was given. */
  readonly value: (option: string) => string | undefined;
}

/** A negative number is a value. */
const looksLikeOption = (text: string): boolean => /^-[^\d]/.test(text);

/** Splits what stands after a command into operands and options; an error is a sentence. */
export const parseArguments = (args: readonly string[], options: Options): Result<Arguments, string> => {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const given = new Map<string, string | undefined>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const type = Object.hasOwn(options, token.name) ? options[token.name]?.type : undefined;
    if (type === undefined) return err(commandLineMessages.unknownOption(token.rawName));
    if (type === 'boolean' && token.value !== undefined) {
      return err(commandLineMessages.optionTakesNoValue(token.rawName));
    }
    const isMissing = token.value === undefined || (!token.inlineValue && looksLikeOption(token.value));
    if (type === 'string' && (isMissing || token.value === '')) {
      return err(commandLineMessages.optionNeedsValue(token.rawName));
    }
    given.set(token.name, token.value);
  }
  return ok({ operands, has: (option) => given.has(option), value: (option) => given.get(option) });
};

/** The one operand that a command takes; the sentences are for none, and for too many. */
export const oneOperand = (
  parsed: Result<Arguments, string>,
  missing: string,
  tooMany: string,
): Result<Arguments & { readonly operand: string }, string> => {
  if (!parsed.ok) return parsed;
  const [operand, ...more] = parsed.value.operands;
  if (operand === undefined) return err(missing);
  return more.length > 0 ? err(tooMany) : ok({ ...parsed.value, operand });
};
