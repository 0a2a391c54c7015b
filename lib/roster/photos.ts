import { err, ok, type Result } from '../result';
import type { Stored } from './database/database';
import type { Photo, Roster, RosterProblem } from './roster';
import type { RosterStore } from './database/store';
import { isStepRow, photoRowOf, photosIn, textIn } from './database/stored-rows';

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Keeps a photo under its id, or under a new one where another photo has that; gives the id. Within a transaction. */
export const keepPhotoRow = async (store: RosterStore, photo: Photo): Promise<string> => {
  const there = photo.id === '' ? undefined : await store.db.photos.get(photo.id);
  const kept = photoRowOf(there);
  if (kept.ok && sameBytes(kept.value.bytes, photo.bytes)) return photo.id;
  const id = there || photo.id === '' ? store.newId() : photo.id;
  const { bytes, width, height } = photo;
  await store.db.photos.add({ id, bytes, width, height, kept: store.now() });
  return id;
};

/** So long a photo stays that nothing names, in milliseconds: a tab may be about to save it. */
const grace = 24 * 60 * 60 * 1000;

/** Sweeps away the photos that no hero, history or undo step names any more. Within a transaction. */
export const sweepPhotos = async ({ db, now }: RosterStore): Promise<void> => {
  const before = Date.parse(now()) - grace;
  const unnamed = new Set<string>();
  await db.photos.each((row) => {
    const photo = photoRowOf(row);
    if (photo.ok && Date.parse(photo.value.kept) < before) unnamed.add(photo.value.id);
  });
  if (unnamed.size === 0) return;
  const isNamedBy = (row: Stored | undefined, history = ''): void => {
    const photos = photosIn(row);
    for (const id of unnamed) if (photos.includes(id) || history.includes(id)) unnamed.delete(id);
  };
  await db.heroes.each((row) => isNamedBy(row));
  await db.histories.each((row) => isNamedBy(undefined, textIn(row, 'text')));
  await db.steps.each((row) => {
    if (!isStepRow(row)) return;
    for (const change of row.changes) if (change.of === 'hero') isNamedBy(change.row, change.history);
  });
  await db.photos.bulkDelete([...unnamed]);
};

/** Calls of the roster about photos. */
export const photoCalls = (store: RosterStore): Pick<Roster, 'photo' | 'keepPhoto'> => ({
  photo: (id) =>
    store.look(async (): Promise<Result<Photo, RosterProblem>> => {
      const row = await store.db.photos.get(id);
      if (!row) return err({ problem: 'gone' });
      const photo = photoRowOf(row);
      if (!photo.ok) return err({ problem: 'unreadable', why: photo.error });
      const { bytes, width, height } = photo.value;
      return ok({ id, bytes, width, height });
    }),
  keepPhoto: (photo) => store.change(async () => ok(await keepPhotoRow(store, photo))),
});
