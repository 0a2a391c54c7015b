import { inkColours } from '@/components/card/inks';
import type { Drawing } from '@/lib/cards/card';
import type { PictureFile } from '@/lib/cards/out/pictures';
import { withDensity } from '@/lib/cards/out/png-density';
import { rgbPng } from '@/lib/cards/out/rgb-png';
import { canvasPainter } from './canvas-painter';
import { paintDrawings } from './paint';
import { readPhotosOf } from './photos';

const inch = 25.4;
const corner = { x: 0, y: 0 };

type Photo = Extract<Drawing, { readonly draw: 'image' }>;

const drawingsOf = (pictures: readonly PictureFile[]): readonly Drawing[] =>
  pictures.flatMap(({ picture }) => picture.drawings);

/** The fonts of these drawings under the names of their files, as in the drawings. Rejects if one does not arrive. */
const loadFonts = async (drawings: readonly Drawing[]): Promise<void> => {
  const names = new Set(
    drawings.flatMap((drawing) => (drawing.draw === 'text' ? drawing.runs.map(({ font }) => font) : [])),
  );
  for (const name of names) {
    if ([...document.fonts].some(({ family }) => family.replace(/"/g, '') === name)) continue;
    const font = await new FontFace(name, `url("/fonts/${name}.woff")`).load();
    document.fonts.add(font);
  }
};

const loadPhotos = async (drawings: readonly Drawing[]): Promise<ReadonlyMap<string, ImageBitmap>> => {
  const ids = new Set(drawings.flatMap((drawing) => (drawing.draw === 'image' ? [drawing.photo] : [])));
  const photos = new Map<string, ImageBitmap>();
  for (const [id, bytes] of await readPhotosOf(ids))
    photos.set(id, await createImageBitmap(new Blob([new Uint8Array(bytes)])));
  return photos;
};

/** A photo fills its slot from its middle. */
const drawPhoto = (
  context: CanvasRenderingContext2D,
  { x, y, width, height, radius }: Photo,
  photo: ImageBitmap,
) => {
  const scale = Math.max(width / photo.width, height / photo.height);
  const [across, down] = [photo.width * scale, photo.height * scale];
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.clip();
  context.drawImage(photo, x + (width - across) / 2, y + (height - down) / 2, across, down);
  context.restore();
};

const pngOf = async (
  { picture: { width, height, drawings } }: PictureFile,
  dpi: number,
  photos: ReadonlyMap<string, ImageBitmap>,
): Promise<Uint8Array> => {
  const scale = dpi / inch;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new RangeError('This browser has no canvas of that size.');
  // Also where the picture ends within a dot.
  context.fillStyle = inkColours.leaf;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  const painter = canvasPainter(context, (d) => new Path2D(d));
  const means = { inks: inkColours, fonts: new Map() };
  let open: Drawing[] = [];
  for (const drawing of drawings) {
    const photo = drawing.draw === 'image' ? photos.get(drawing.photo) : undefined;
    if (drawing.draw !== 'image' || !photo) {
      open.push(drawing);
      continue;
    }
    paintDrawings(painter, open, corner, means);
    open = [];
    drawPhoto(context, drawing, photo);
  }
  paintDrawings(painter, open, corner, means);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return withDensity(await rgbPng(data, canvas.width, canvas.height), dpi);
};

/**
 * Draws pictures in the browser, as the command line draws them; the photos of the cards come from this device.
 *
 * @param onDone hears how many are drawn; the page answers between two of them
 * @returns their bytes by their files. Rejects where a font does not arrive or there is no room
 */
export const drawPictures = async (
  pictures: readonly PictureFile[],
  dpi: number,
  onDone: (done: number) => void,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const drawings = drawingsOf(pictures);
  await loadFonts(drawings);
  const photos = await loadPhotos(drawings);
  const drawn = new Map<string, Uint8Array>();
  for (const one of pictures) {
    drawn.set(one.file, await pngOf(one, dpi, photos));
    onDone(drawn.size);
  }
  return drawn;
};
