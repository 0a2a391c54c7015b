import { inkColours } from '@/components/card/inks';
import { keptSize, type Crop, type Extent } from '@/lib/photo/crop';
import { plainJpeg } from '@/lib/photo/jpeg';
import { inspectPicture, mostBytes, type PhotoProblem } from '@/lib/photo/header';
import { err, ok, type Result } from '@/lib/result';
import type { Photo } from '@/lib/roster/roster';

/** A decoded picture, upright, to be cut. */
export interface Picture extends Extent {
  readonly canvas: HTMLCanvasElement;
}

/** px of a picture's longer side while it is cropped: three times the saved size, which a phone can handle. */
const longest = 2400;

const quality = 0.86;

interface Drawn {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** Canvas filled with the card's panel colour, which shows through transparent parts of a picture. */
const canvasOf = ({ width, height }: Extent): Drawn | undefined => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = inkColours.panel;
  context.fillRect(0, 0, width, height);
  return { canvas, context };
};

const decode = async (blob: Blob): Promise<Result<Picture, PhotoProblem>> => {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const drawn = canvasOf({ width, height });
    if (!drawn) return err({ problem: 'broken' });
    drawn.context.drawImage(bitmap, 0, 0, width, height);
    return ok({ canvas: drawn.canvas, width, height });
  } finally {
    bitmap.close();
  }
};

/** Opens a picture file of this device: JPEG, PNG, WebP or AVIF, turned as its EXIF says; never rejects. */
export const openPicture = async (file: Blob): Promise<Result<Picture, PhotoProblem>> => {
  if (file.size > mostBytes) return err({ problem: 'too-many-bytes', bytes: file.size });
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return err({ problem: 'unreadable' });
  }
  const header = inspectPicture(bytes);
  if (!header.ok) return header;
  try {
    return await decode(new Blob([bytes], { type: `image/${header.value.format}` }));
  } catch {
    return err({ problem: 'broken' });
  }
};

/** Cuts a photo out of a picture, to be kept under an id that the roster gives; never rejects. */
export const cutOut = async ({ canvas }: Picture, crop: Crop): Promise<Result<Photo, PhotoProblem>> => {
  const { width, height } = keptSize(crop);
  const drawn = canvasOf({ width, height });
  if (!drawn) return err({ problem: 'broken' });
  drawn.context.drawImage(canvas, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    drawn.canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (blob?.type !== 'image/jpeg') return err({ problem: 'broken' });
  const bytes = plainJpeg(new Uint8Array(await blob.arrayBuffer()));
  return ok({ id: '', bytes, width, height });
};
