import { count } from '#words/language/words';

/** Sentences of exports other than the PDF. */
export const printExports = {
  heading: 'Save as pictures, or for another table',
  open: 'Pictures, Tabletop Simulator, text for a chat',
  printers: 'Save as pictures',
  printersHint:
    'Both sides of every card as PNG files, for a card printer or a chat: poker size with 3\u00a0mm of bleed, in the ink you chose above.',
  dpi: (dpi: number): string => `${dpi}\u00a0dpi`,
  makePictures: 'Make the pictures',
  table: 'Tabletop Simulator',
  tableHint:
    'A saved object with the cards and the selected counters, tokens and texts of the kit. Unpack the file, upload its pictures, and put saved-object.json into the folder Saves/Saved Objects.',
  imageAddress: 'Address of the uploaded pictures',
  badAddress:
    'The address must start with http://, https:// or file:///, for example https://example.org/jane/.',
  makeTable: 'Make the saved object',
  chat: 'Text to paste into a chat',
  chatField: 'The cards as text',
  copy: 'Copy the text',
  copied: 'Copied',
  making: (done: number, of: number): string => (of === 0 ? 'Loading' : `${done} of ${count(of, 'picture')}`),
  save: (file: string): string => `Save ${file}`,
  failed: 'The pictures couldn’t be made. Check your connection, or make fewer at a time.',
  file: 'cards',
};
