import { err, ok } from '../result';
import type { Photo, Roster } from './roster';
import type { Room } from './room';

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
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
  const named = new Set((await db.heroes.toArray()).map((row) => row.photo));
  for (const { changes } of await db.steps.toArray()) {
    for (const change of changes) if (change.of === 'hero') named.add(change.row?.photo);
  }
  const histories = [
    ...(await db.histories.toArray()).map(({ text }) => text),
    ...(await db.steps.toArray()).flatMap(({ changes }) =>
      changes.flatMap((change) => (change.of === 'hero' ? [change.history ?? ''] : [])),
    ),
  ];
  await db.photos
    .filter(
      ({ id, kept }) =>
        Date.parse(kept) < before && !named.has(id) && !histories.some((text) => text.includes(id)),
    )
    .delete();
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
