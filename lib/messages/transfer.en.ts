import { list } from '#words/language/words';

/** Texts for moving heroes to another device, by codes that a camera reads or by a file. */
export const transfer = {
  open: 'Move to another device',
  heading: 'Move to another device',
  way: 'Send or receive',
  ways: { send: 'Send from here', receive: 'Receive here' },
  loading: 'Making the codes …',
  hint: 'On the other device, open “Move to another device” and choose “Receive here”. Then point its camera at these codes, one after another.',
  left: 'The codes hold heroes, parties, tags and versions. Photos, matches, game nights and maps are only in the backup file.',
  tooMuch: (codes: number): string =>
    `This would take ${codes} codes. Move the backup file to the other device instead.`,
  nothing: 'There is nothing to send yet.',
  code: (nth: number, of: number): string => `Code ${nth} of ${of}`,
  next: 'Next code',
  previous: 'Previous code',
  turn: 'Advance automatically',
  file: 'By file',
  make: 'Make the backup file',
  openFile: 'Open a backup file',
  camera: 'Scan codes with the camera',
  stop: 'Stop the camera',
  pictures: 'Open pictures of the codes',
  noCamera: 'The camera isn’t available. Allow it, or use the backup file.',
  noReader: 'The code scanner couldn’t be loaded. Try again when you’re online, or use the backup file.',
  aim: 'Point the camera at the codes on the other device.',
  progress: (read: number, of: number): string => `${read} of ${of} codes scanned.`,
  missing: (numbers: readonly number[]): string =>
    `Still missing: ${numbers.length > 8 ? `${list(numbers.slice(0, 8).map(String))} and ${numbers.length - 8} more` : list(numbers.map(String))}.`,
  problems: {
    stranger: 'That isn’t a transfer code.',
    'other-row': 'This code belongs to a different transfer. Start again to scan that one.',
    'broken-whole': 'All codes were scanned, but they don’t belong together. Start again.',
  },
  damaged: (nth: number | undefined): string =>
    nth === undefined ? 'A code was damaged. Scan it again.' : `Code ${nth} was damaged. Scan it again.`,
  noCode: (file: string): string => `${file}: no code found in this picture.`,
  again: 'Start again',
  came: 'All codes scanned. Close this to see what was added.',
  close: 'Close',
};
