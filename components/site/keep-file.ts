import { encodeParty, encodeSheet, heroPath, partyPath } from '@/lib/share/index';
import { messages } from '@/lib/messages/index';
import { nameOf, writeSheet } from '@/lib/systems/document';
import { writeParty, type Party } from '@/lib/systems/file';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { LinkPath } from './copy-link';
import { fileName } from './file-name';

/** Hands a text to the browser as a file to keep. */
export const keepFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** The text of a file, as a person may read it. */
export const fileText = (file: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify(file, undefined, 2)}\n`;

/** A file as it is saved. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The file of a sheet; see docs/file-format.md. */
export const fileOf = (document: SheetDocument): TextFile => ({
  name: fileName(nameOf(document), '.pipsmith.json', messages.site.hero.fileName),
  text: fileText(writeSheet(document)),
});

/** The file of a party. */
export const fileOfParty = (party: Party): TextFile => ({
  name: fileName(party.name, '.pipsmith.json', messages.site.party.fileName),
  text: fileText(writeParty(party)),
});

export const keepJson = ({ name, text }: TextFile): void => keepFile(name, text, 'application/json');

/** Saves the sheet as a file. */
export const keepSheet = (document: SheetDocument): void => keepJson(fileOf(document));

/** Target of the link with the whole sheet, or why there is none. */
export const pathOf = (document: SheetDocument): LinkPath => {
  const code = encodeSheet(document);
  return code.ok ? { path: heroPath(code.value) } : { why: messages.share.problem(code.error) };
};

/** The same of a party. */
export const pathOfParty = (party: Party): LinkPath => {
  const code = encodeParty(party);
  return code.ok ? { path: partyPath(code.value) } : { why: messages.share.problem(code.error) };
};
