import { openRoster } from '@/lib/roster/open';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';

/** Upright JPEGs by the id that cards name them by. */
export type Photos = ReadonlyMap<string, Uint8Array>;

/** The ids of the photos on sheets, each once. */
const photosOn = (sheets: readonly PrintSheet[]): ReadonlySet<string> =>
  new Set(
    sheets.flatMap(({ faces }) =>
      faces.flatMap(({ face }) =>
        face.drawings.flatMap((drawing) => (drawing.draw === 'image' ? [drawing.photo] : [])),
      ),
    ),
  );

/** Reads the photos of sheets from this device; a missing one is left out, and its card shows the emblem. */
export const readPhotos = (sheets: readonly PrintSheet[]): Promise<Photos> => readPhotosOf(photosOn(sheets));

/** Reads photos from this device by their ids; missing ones are left out. */
export const readPhotosOf = async (ids: ReadonlySet<string>): Promise<Photos> => {
  const photos = new Map<string, Uint8Array>();
  if (ids.size === 0) return photos;
  const roster = await openRoster();
  if (!roster.ok) return photos;
  for (const id of ids) {
    const photo = await roster.value.photo(id);
    if (photo.ok) photos.set(id, photo.value.bytes);
    // The cards print without their photos; nobody waits for each of them in vain.
    else if (photo.error.problem === 'no-answer') break;
  }
  return photos;
};
