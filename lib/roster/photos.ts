import { err, ok } from '../result';
import type { HeroRow } from './database';
import type { Photo, Roster } from './roster';
import type { Room } from './room';

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Keeps a photo under its id, or under a new one where another photo has that; gives the id. Within a transaction. */
export const keepPhotoRow = async (room: Room, photo: Photo): Promise<string> => {
  const there = photo.id === '' ? undefined : await room.db.photos.get(photo.id);
  if (there && sameBytes(there.bytes, photo.bytes)) return photo.id;
  const id = there || photo.id === '' ? room.newId() : photo.id;
  const { bytes, width, height } = photo;
  await room.db.photos.add({ id, bytes, width, height, kept: room.now() });
  return id;
};

/** So long a photo stays that nothing names, in milliseconds: a tab may be about to save it. */
const grace = 24 * 60 * 60 * 1000;

/** Sweeps away the photos that no hero, history or undo step names any more. Within a transaction. */
export const sweepPhotos = async ({ db, now }: Room): Promise<void> => {
  const before = Date.parse(now()) - grace;
  const unnamed = new Set<string>();
  await db.photos.each(({ id, kept }) => {
    if (Date.parse(kept) < before) unnamed.add(id);
  });
  if (unnamed.size === 0) return;
  const isNamedBy = (row: HeroRow | undefined, history: string | undefined): void => {
    for (const id of unnamed) if (row?.photo === id || history?.includes(id)) unnamed.delete(id);
  };
  await db.heroes.each((row) => isNamedBy(row, undefined));
  await db.histories.each(({ text }) => isNamedBy(undefined, text));
  await db.steps.each(({ changes }) => {
    for (const change of changes) if (change.of === 'hero') isNamedBy(change.row, change.history);
  });
  await db.photos.bulkDelete([...unnamed]);
};

/** What the roster can do with photos. */
export const photoCalls = (room: Room): Pick<Roster, 'photo' | 'keepPhoto'> => ({
  photo: (id) =>
    room.look(async () => {
      const row = await room.db.photos.get(id);
      if (!row) return err({ problem: 'gone' } as const);
      const { bytes, width, height } = row;
      return ok({ id, bytes, width, height });
    }),
  keepPhoto: (photo) => room.change(async () => ok(await keepPhotoRow(room, photo))),
});
