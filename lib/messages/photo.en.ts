import { type PhotoProblem, mostBytes, mostPixels } from '@/lib/photo/header';

import type { RosterProblem } from '@/lib/roster/roster';
import { roster } from '#words/messages/roster';

const million = 1_000_000;
const formats = 'JPEG, PNG, WebP or AVIF';

/** Why a file can't be used as a photo; the card keeps the previous one. */
const problem = (found: PhotoProblem, file: string): string => {
  const name = file === '' ? 'The picture' : file;
  switch (found.problem) {
    case 'empty':
      return `${name} is empty.`;
    case 'foreign':
      return `${name} isn’t a picture Pipsmith can use. Choose a ${formats} file.`;
    case 'broken':
      return `${name} is damaged and can’t be shown. Choose another picture or take it again.`;
    case 'unreadable':
      return `${name} can’t be read. Choose a picture that is stored on this device.`;
    case 'too-many-bytes':
      return `${name} is ${Math.ceil(found.bytes / million)}\u00a0MB, and the limit is ${mostBytes / million}\u00a0MB. Make it smaller and try again.`;
    case 'too-many-pixels':
      return `${name} has ${found.width} × ${found.height} pixels, and the limit is ${mostPixels / million} million. Make it smaller and try again.`;
  }
};

/** Why a photo could not be kept on this device. */
const notKept = (found: RosterProblem): string => {
  if (found.problem === 'full')
    return 'This device has no room for the photo. Free up some disk space and try again.';
  if (found.problem === 'unavailable')
    return 'Pipsmith can’t keep a photo in this browser: this is a private window, or storage is switched off.';
  return roster.problem(found);
};

/** Sentences of the miniature's photo, separate so that they load with its panel. */
export const photoMessages = {
  heading: 'Photo of your miniature',
  drop: 'Drop a picture here, or',
  choose: 'Choose a photo',
  camera: 'Take a photo',
  replace: 'Replace',
  adjust: 'Adjust',
  remove: 'Remove',
  stays: 'The photo stays on this device and prints on the card. Links and files don’t include it.',
  opening: 'Opening the picture …',
  added: 'Photo added to the card.',
  removed: 'Photo removed from the card.',
  problem,
  notKept,
  crop: {
    title: 'Crop the photo',
    hint: 'Drag the picture and zoom until the miniature fills the frame.',
    frame: 'Picture in its frame',
    keys: 'Arrow keys move the picture; plus and minus zoom.',
    zoom: 'Zoom',
    closer: 'Zoom in',
    farther: 'Zoom out',
    zoomed: (times: number): string => `${Math.round(times * 100)}\u00a0%`,
    coarse: 'At this zoom the print will look blurry: the picture has too few pixels.',
    use: 'Use this photo',
    close: 'Cancel',
  },
};
