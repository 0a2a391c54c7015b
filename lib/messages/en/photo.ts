import { type PhotoProblem, mostBytes, mostPixels } from '@/lib/photo/header';

import type { RosterProblem } from '@/lib/roster/roster';
import { roster } from './roster';

const million = 1_000_000;
const formats = 'JPEG, PNG, WebP or AVIF';

/** Why a file did not become a photo; what stood on the card before still stands there. */
const problem = (found: PhotoProblem, file: string): string => {
  const name = file === '' ? 'The picture' : file;
  switch (found.problem) {
    case 'empty':
      return `${name} is empty: there is no picture in it.`;
    case 'foreign':
      return `${name} is no picture that fits here. Choose one that is ${formats}.`;
    case 'broken':
      return `${name} is damaged and cannot be shown. Choose another picture, or take it once more.`;
    case 'unreadable':
      return `${name} cannot be read. Choose a picture that lies on this device.`;
    case 'too-many-bytes':
      return `${name} has ${Math.ceil(found.bytes / million)} MB; ${mostBytes / million} MB is the most. Save it smaller and try again.`;
    case 'too-many-pixels':
      return `${name} has ${found.width} × ${found.height} pixels; ${mostPixels / million} million is the most. Save it smaller and try again.`;
  }
};

/** Why a photo could not be kept on this device. */
const notKept = (found: RosterProblem): string => {
  if (found.problem === 'full')
    return 'There is no room left on this device for the photo. Free some disk space and try again.';
  if (found.problem === 'unavailable')
    return 'This browser keeps nothing here, so it cannot keep a photo: a private window does that, or storage that is switched off.';
  return roster.problem(found);
};

/** The sentences of the photo of a miniature: apart from the others, so that they come with the panel and not before. */
export const photoMessages = {
  heading: 'Photo of the miniature',
  drop: 'Drop a picture here, or',
  choose: 'Choose a photo',
  camera: 'Take a photo',
  replace: 'Replace',
  adjust: 'Adjust',
  remove: 'Remove',
  stays: 'It stays on this device and is printed on the card. Links and files go without it.',
  opening: 'Opening the picture',
  added: 'The photo is on the card.',
  removed: 'The photo is off the card.',
  problem,
  notKept,
  crop: {
    title: 'What goes on the card',
    hint: 'Drag the picture and zoom until the miniature fills the frame.',
    frame: 'The picture in its frame',
    keys: 'Arrow keys move it, plus and minus zoom.',
    zoom: 'Zoom',
    closer: 'Closer',
    farther: 'Farther',
    zoomed: (times: number): string => `${Math.round(times * 100)} %`,
    coarse: 'So close the print will look coarse: the picture has no more pixels there.',
    use: 'Use this photo',
    close: 'Cancel',
  },
};
