import { decodeText } from '@/lib/file-bytes';
import { messages } from '@/lib/messages/index';
import { commandLineMessages } from '@/lib/messages/command-line';
import { ok } from '@/lib/result';
import { brokenIn, codeFrom, codesIn, decode, linkedPage } from '@/lib/share/index';
import { writeSheet } from '@/lib/systems/document';
import { writeParty } from '@/lib/systems/file';
import { opening } from '@/lib/systems/open';
import { oneOperand, parseArguments } from './arguments';
import { readBytes } from './input';
import { refuse, resultJson, wrongCall, type Command } from './terminal';

/** The hero or party file behind a share code or a link with one; see docs/command-line.md. */
export const open: Command = async (args) => {
  const call = oneOperand(
    parseArguments(args, {}),
    commandLineMessages.codeMissing,
    commandLineMessages.oneCode,
  );
  if (!call.ok) return wrongCall('open', call.error);
  const { operand } = call.value;
  const piped = operand === '-' ? await readBytes('-') : undefined;
  if (piped?.ok === false) return refuse(piped.error);
  const typed = piped === undefined ? ok(operand) : decodeText(piped.value);
  if (!typed.ok) return refuse(messages.files.sentence({ problem: 'not-text', path: [], ...typed.error }));
  const text = typed.value;
  const codes = codesIn(text);
  if (codes.length > 1) return refuse(commandLineMessages.severalCodes(codes));
  const page = codes.length === 0 ? linkedPage(text) : undefined;
  if (page !== undefined) return refuse(messages.share.otherPage(page));
  if (codes.length === 0 && brokenIn(text) === undefined && /\s/.test(text.trim()))
    return refuse(commandLineMessages.noCodeInText);
  const decoded = await opening(() => decode(codeFrom(text)));
  if (!decoded.ok) return refuse(messages.share.problem(decoded.error));
  const file =
    decoded.value.kind === 'sheet' ? writeSheet(decoded.value.document) : writeParty(decoded.value.party);
  resultJson(file);
  return 0;
};
