import { commandLineMessages } from '@/lib/messages/command-line';
import { conversionsOf, convertedTo, nameOf, writeSheet } from '@/lib/systems/document';
import { documentsOf, newParty, writeParty } from '@/lib/systems/file';
import { gameName, open, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { oneOperand, parseArguments } from './arguments';
import { readSheetFile } from './input';
import { refuse, resultJson, notify, wrongCall, type Command, visible } from './terminal';

const say = commandLineMessages;

/** Prints a hero or party converted to another game, and says what was left out. */
export const convert: Command = async (args) => {
  const call = oneOperand(parseArguments(args, { to: { type: 'string' } }), say.fileMissing, say.oneFile);
  if (!call.ok) return wrongCall('convert', call.error);
  const to = call.value.value('to');
  if (to === undefined) return wrongCall('convert', say.conversionMissing(systemIds));
  if (!systemIds.includes(to)) return wrongCall('convert', say.badSystem(to, systemIds));
  const read = await readSheetFile(call.value.operand);
  if (!read.ok) return refuse(read.error);
  const documents = documentsOf(read.value);
  await open([to, ...documents.map(({ system }) => system)], 'conversions');
  const taken: SheetDocument[] = [];
  for (const document of documents) {
    const conversion = document.system === to ? { document, left: [] } : convertedTo(document, to);
    if (!conversion || (document.system !== to && !conversionsOf(document.system).includes(to)))
      return refuse(say.noConversion(gameName(document.system), gameName(to)));
    for (const sentence of conversion.left) notify(visible(say.leftBehind(nameOf(document), sentence)));
    taken.push(conversion.document);
  }
  const [only] = taken;
  if (read.value.kind === 'party') resultJson(writeParty(newParty(read.value.party.name, taken)));
  else if (only) resultJson(writeSheet(only));
  return 0;
};
