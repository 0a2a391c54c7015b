import { count } from '@/lib/language/en';

/** The sentences about what is made of the cards but a PDF. */
export const printExports = {
  heading: 'Other ways out',
  open: 'Card printers, Tabletop Simulator, chats',
  printers: 'Pictures for a card printer',
  printersHint: 'Both sides of every card as PNG, in poker size with 3 mm around the cut.',
  dpi: (dpi: number): string => `${dpi} dpi`,
  makePictures: 'Make the pictures',
  table: 'Tabletop Simulator',
  tableHint:
    'A saved object with the cards, and with the counters, tokens and texts that are ticked of the kit. Unpack the file, put its pictures on the web and saved-object.json into Saves/Saved Objects.',
  address: 'Address where the pictures will be',
  badAddress: 'An address begins with http://, https:// or file:///, such as https://example.org/jane/.',
  makeTable: 'Make the saved object',
  chat: 'Text for a chat',
  chatField: 'The cards as text',
  copy: 'Copy the text',
  copied: 'Copied',
  making: (done: number, of: number): string => (of === 0 ? 'Loading' : `${done} of ${count(of, 'picture')}`),
  save: (file: string): string => `Save ${file}`,
  failed: 'The pictures could not be drawn. Check your connection, make fewer at a time, and try again.',
  file: 'cards',
};
