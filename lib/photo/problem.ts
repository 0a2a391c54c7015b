import { err, ok, type Result } from '../result';
import { readHeader, type PictureHeader } from './header';

/** The largest file that is read, in bytes (1 MB is 1,000,000). */
export const mostBytes = 40_000_000;

/** The largest picture that is decoded, in pixels: decoded it takes four bytes for each. */
export const mostPixels = 100_000_000;

/** Why a file gives no photo. */
export type PhotoProblem =
  | { readonly problem: 'empty' }
  /** Neither JPEG, PNG, WebP nor AVIF. */
  | { readonly problem: 'foreign' }
  /** It starts as a picture and cannot be decoded. */
  | { readonly problem: 'broken' }
  /** The browser cannot read the file: a folder, or it was moved. */
  | { readonly problem: 'unreadable' }
  | { readonly problem: 'too-many-bytes'; readonly bytes: number }
  | { readonly problem: 'too-many-pixels'; readonly width: number; readonly height: number };

/** The gate before decoding: what the bytes of a file say about the picture in it. */
export const inspectPicture = (bytes: Uint8Array): Result<PictureHeader, PhotoProblem> => {
  if (bytes.length > mostBytes) return err({ problem: 'too-many-bytes', bytes: bytes.length });
  const header = readHeader(bytes);
  if (!header.ok) return err({ problem: header.error });
  const { width, height } = header.value;
  if (width * height > mostPixels) return err({ problem: 'too-many-pixels', width, height });
  return ok(header.value);
};
