import { words } from '@/lib/messages/index';
import { encodeHero, encodeParty } from '@/lib/share/index';
import { oneOperand, parseArguments } from './arguments';
import { readHeroFile } from './input';
import { refuse, result, wrongCall, type Command } from './terminal';

/** The share code of a hero or a party, legal or not; contract "Command line". */
export const share: Command = async (args) => {
  const call = oneOperand(parseArguments(args, {}), words.commandLine.fileMissing, words.commandLine.oneFile);
  if (!call.ok) return wrongCall('share', call.error);
  const file = call.value.operand;
  const read = await readHeroFile(file);
  if (!read.ok) return refuse(read.error);
  const code = read.value.kind === 'hero' ? encodeHero(read.value.hero) : encodeParty(read.value.party);
  if (!code.ok) return refuse(words.commandLine.inFile(file, words.share.problem(code.error)));
  result(code.value);
  return 0;
};
