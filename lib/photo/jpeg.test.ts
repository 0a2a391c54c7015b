import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { plainJpeg } from './jpeg';

const canvas = createCanvas(40, 30);
const context = canvas.getContext('2d');
context.fillStyle = '#1f5fbf';
context.fillRect(5, 5, 20, 10);
const jpeg = new Uint8Array(canvas.toBuffer('image/jpeg', 90));

const segment = (marker: number, content: string): readonly number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...Buffer.from(content, 'latin1'),
];
const chatty = Uint8Array.from([
  0xff,
  0xd8,
  ...segment(0xe1, 'Exif\0\0GPS: 52.5 N'),
  ...segment(0xe2, 'ICC_PROFILE'),
  ...segment(0xfe, 'my own camera'),
  ...jpeg.subarray(2),
]);

const dotsOf = async (bytes: Uint8Array): Promise<readonly number[]> => {
  const drawn = createCanvas(40, 30).getContext('2d');
  drawn.drawImage(await loadImage(Buffer.from(bytes)), 0, 0);
  return [...drawn.getImageData(0, 0, 40, 30).data];
};

it('loses what tells of camera, place and owner, and not a dot of the picture', async () => {
  const plain = plainJpeg(chatty);
  const text = Buffer.from(plain).toString('latin1');
  for (const told of ['Exif', 'GPS', 'ICC', 'camera', 'JFIF']) expect(text).not.toContain(told);
  expect(Buffer.from(chatty).toString('latin1')).toContain('GPS');
  expect(await dotsOf(plain)).toEqual(await dotsOf(jpeg));
  expect(plainJpeg(plain)).toEqual(plain);
});

it('leaves what is no JPEG as it is', () => {
  expect(plainJpeg(Uint8Array.of(1, 2, 3))).toEqual(Uint8Array.of(1, 2, 3));
  expect(plainJpeg(new Uint8Array())).toEqual(new Uint8Array());
});
