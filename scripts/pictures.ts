/** Draws the pictures that lie in public/: the app's icons and the preview of the first page. `npx tsx scripts/pictures.ts`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { readFont } from '../components/pdf/node';
import { renderPng } from '../components/server-drawing/canvas';
import { previewScale, productPreview } from '../components/server-drawing/preview';

const root = new URL('../', import.meta.url);

interface Icon {
  readonly file: string;
  /** px */
  readonly size: number;
  /** How much of the side the drawing takes; the rest of a maskable icon may be cut away. */
  readonly share: number;
}

const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.86 },
];

const drawIcon = async ({ size, share }: Icon): Promise<Uint8Array> => {
  const svg = String(await readFile(new URL('app/icon.svg', root)));
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (share < 1) {
    context.fillStyle = /fill="(#[\da-f]{6})"/.exec(svg)?.[1] ?? '#ffffff';
    context.fillRect(0, 0, size, size);
  }
  const side = size * share;
  context.drawImage(await loadImage(Buffer.from(sized)), (size - side) / 2, (size - side) / 2, side, side);
  return canvas.encode('png');
};

const main = async (): Promise<void> => {
  await mkdir(new URL('public/icons/', root), { recursive: true });
  for (const icon of icons) await writeFile(new URL(`public/icons/${icon.file}`, root), await drawIcon(icon));
  await writeFile(
    new URL('public/preview.png', root),
    await renderPng(productPreview(), previewScale, readFont),
  );
  console.log(`${icons.length + 1} pictures drawn`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
