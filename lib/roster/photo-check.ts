import { mostKept } from '../photo/crop';
import { readHeader } from '../photo/header';
import { plainJpeg } from '../photo/jpeg';
import { err, ok, type Result } from '../result';
import { bytesOf } from './base64';
import type { Photo, PhotoRefusal } from './roster';

/** Bytes of the largest photo that is let in; what the builder cuts stays far below. */
export const mostPhotoBytes = 2_000_000;

/** A photo of a backup, as the builder would have cut it; nothing of it is decoded. */
export const checkedPhoto = (photo: {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly jpeg: string;
}): Result<Photo, PhotoRefusal | 'no-jpeg'> => {
  const { id, width, height, jpeg } = photo;
  const coded = Math.floor((jpeg.length * 3) / 4);
  if (coded > mostPhotoBytes) return err({ problem: 'photo-bytes', bytes: coded, limit: mostPhotoBytes });
  const bytes = bytesOf(jpeg);
  const header = bytes ? readHeader(bytes) : undefined;
  if (!bytes || !header?.ok || header.value.format !== 'jpeg') return err('no-jpeg');
  const found = header.value;
  const isKept = found.width <= mostKept.width && found.height <= mostKept.height;
  if (!isKept || found.width !== width || found.height !== height)
    return err({ problem: 'photo-size', width: found.width, height: found.height });
  return ok({ id, bytes: plainJpeg(bytes), width, height });
};
