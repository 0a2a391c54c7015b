import { messages } from '@/lib/messages/index';
import { commandLineMessages } from '@/lib/messages/command-line';
import { encodeParty, encodeSheet } from '@/lib/share/index';
import { oneOperand, parseArguments } from './arguments';
import { readSheetFile } from './input';
import { refuse, result, wrongCall, type Command } from './terminal';

/** The share code of a hero or a party, legal or not; see docs/command-line.md. */
export const share: Command = async (args) => {
  const call = oneOperand(
    parseArguments(args, {}),
    commandLineMessages.fileMissing,
    commandLineMessages.oneFile,
  );
  if (!call.ok) return wrongCall('share', call.error);
  const file = call.value.operand;
  const read = await readSheetFile(file);
  if (!read.ok) return refuse(read.error);
  const code = read.value.kind === 'sheet' ? encodeSheet(read.value.document) : encodeParty(read.value.party);
  if (!code.ok) return refuse(commandLineMessages.inFile(file, messages.share.problem(code.error)));
  result(code.value);
  return 0;
};
