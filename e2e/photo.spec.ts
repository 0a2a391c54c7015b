import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { Locator, Page } from '@playwright/test';
import { photoMessages } from '#words/messages/photo';
import { isLong } from '@/lib/testing/runs';
import { openBuilder, saved } from './bench';
import { expect, long, test } from './test';

/** Red, green, blue and yellow: what a picture shows top left, top right, bottom left and bottom right. */
const quarters = ['#c81e1e', '#1ec81e', '#1e1ec8', '#c8c81e'] as const;
type Kind = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

const drawn = (kind: Kind, colours: readonly string[] = quarters, width = 980, height = 860): Buffer => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  colours.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
  });
  if (kind === 'image/avif') return canvas.toBuffer(kind, { quality: 90 });
  return kind === 'image/png' ? canvas.toBuffer(kind) : canvas.toBuffer(kind, 95);
};

/** Where each EXIF orientation stores the quarters of an upright picture: first the stored top left, and so on. */
const stored: Readonly<Record<number, readonly [number, number, number, number]>> = {
  1: [0, 1, 2, 3],
  2: [1, 0, 3, 2],
  3: [3, 2, 1, 0],
  4: [2, 3, 0, 1],
  5: [0, 2, 1, 3],
  6: [1, 3, 0, 2],
  7: [3, 1, 2, 0],
  8: [2, 0, 3, 1],
};

/** A JPEG as a camera that was held in this way writes it. */
const turned = (orientation: number): Buffer => {
  const lying = orientation > 4;
  const jpeg = drawn(
    'image/jpeg',
    (stored[orientation] ?? []).map((quarter) => quarters[quarter] ?? ''),
    lying ? 860 : 980,
    lying ? 980 : 860,
  );
  const exif = Buffer.from(
    `\xff\xe1\0\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0`,
    'latin1',
  );
  return Buffer.concat([
    jpeg.subarray(0, 2),
    exif,
    Buffer.from([orientation, 0, 0, 0, 0, 0, 0]),
    jpeg.subarray(2),
  ]);
};

const panel = (page: Page): Locator => page.getByRole('region', { name: photoMessages.heading });
const onCard = (page: Page): Locator => page.locator('svg[role="img"] [data-photo]');

const choose = async (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
  const field = panel(page).locator('input[type="file"]:not([capture])');
  if (buffer.length < 1_000_000) return field.setInputFiles({ name, mimeType, buffer });
  // The browser reads a file of the disk itself: a large one is a minute's work to hand over on a busy machine.
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return field.setInputFiles(path);
};
const use = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(panel(page).getByRole('status')).toHaveText(photoMessages.added);
  await expect(onCard(page)).toHaveCount(1);
};

/** Nearest of the colours in each of the four quarters of the photo on the card; and its size in px. */
const seen = async (page: Page) => {
  const href = await onCard(page).getAttribute('href');
  return page.evaluate(
    async ([address, colours]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const near = (x: number, y: number): string => {
        const [r = 0, g = 0, b = 0] = context.getImageData(x * canvas.width, y * canvas.height, 1, 1).data;
        const apart = (colour: string) =>
          [r, g, b].reduce(
            (sum, value, index) =>
              sum + Math.abs(value - parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16)),
            0,
          );
        return [...colours].sort((one, other) => apart(one) - apart(other))[0] ?? '';
      };
      return {
        quarters: [near(0.15, 0.15), near(0.85, 0.15), near(0.15, 0.85), near(0.85, 0.85)],
        width: canvas.width,
        height: canvas.height,
      };
    },
    [href ?? '', quarters] as const,
  );
};

/** Everything that leaves the page, sizes of bodies included. */
const watched = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (
      request.method() !== 'GET' ||
      (request.postDataBuffer()?.length ?? 0) > 0 ||
      request.url().length > 2500
    )
      requests.push(`${request.method()} ${request.url().slice(0, 80)}`);
  });
  return requests;
};

test('a JPEG stands upright whatever its EXIF says, and no request carries it', async ({ page }) => {
  const requests = watched(page);
  await openBuilder(page);
  for (const orientation of isLong ? [1, 2, 3, 4, 5, 6, 7, 8] : [2, 6]) {
    await choose(page, `turned-${orientation}.jpg`, 'image/jpeg', turned(orientation));
    const before = await onCard(page)
      .getAttribute('href', { timeout: 100 })
      .catch(() => null);
    await use(page);
    await expect(onCard(page)).not.toHaveAttribute('href', before ?? 'none');
    const photo = await seen(page);
    expect([orientation, photo.quarters]).toEqual([orientation, [...quarters]]);
    expect(photo.width).toBeLessThanOrEqual(750);
    expect(photo.height).toBeLessThanOrEqual(1050);
  }
  expect(requests.filter((request) => !request.includes('__next'))).toEqual([]);
});

test(
  'PNG, WebP and AVIF come onto the card too; taking the photo off, and on again, can be undone',
  long,
  async ({ page }) => {
    await openBuilder(page);
    for (const kind of ['image/png', 'image/webp', 'image/avif'] as const) {
      await choose(page, `mini.${kind.slice(6)}`, kind, drawn(kind));
      await use(page);
      expect((await seen(page)).quarters).toEqual([...quarters]);
    }
    await panel(page).getByRole('button', { name: 'Remove' }).click();
    await expect(onCard(page)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(onCard(page)).toHaveCount(1);
    await page.keyboard.press('Control+Shift+z');
    await expect(onCard(page)).toHaveCount(0);
  },
);

test('a photo that is still being cut does not come after it was taken off', long, async ({ page }) => {
  await openBuilder(page);
  await choose(page, 'mini.png', 'image/png', drawn('image/png'));
  await use(page);
  const release = await page.evaluateHandle(() => {
    const held: (() => void)[] = [];
    const toBlob: unknown = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')?.value;
    if (typeof toBlob !== 'function') throw new Error('no way to cut a photo');
    HTMLCanvasElement.prototype.toBlob = function (...asked) {
      held.push(() => void Reflect.apply(toBlob, this, asked));
    };
    return () => held.splice(0).forEach((cut) => cut());
  });
  await choose(page, 'mini.webp', 'image/webp', drawn('image/webp'));
  await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).click();
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect(onCard(page)).toHaveCount(0);
  await release.evaluate((cut) => cut());
  await saved(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(onCard(page)).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(onCard(page)).toHaveCount(0);
});

const png = drawn('image/png');
const bomb = Buffer.concat([png.subarray(0, 16), Buffer.from([0, 1, 0, 0, 0, 1, 0, 0]), png.subarray(24)]);
const wrong = [
  ['empty.jpg', Buffer.alloc(0), /^empty\.jpg is empty/],
  ['hero.json', Buffer.from('{"format":"pipsmith/hero"}'), /^hero\.json isn’t a picture Pipsmith can use/],
  ['half.jpg', drawn('image/jpeg').subarray(0, 300), /^half\.jpg is damaged/],
  ['half.png', png.subarray(0, 60), /^half\.png is damaged/],
  ['half.avif', drawn('image/avif').subarray(0, 400), /^half\.avif is damaged/],
  ['bomb.png', bomb, /^bomb\.png has 65536 × 65536 pixels, and the limit is 100 million/],
  ['large.jpg', Buffer.alloc(40_000_001, 0xff), /^large\.jpg is 41\sMB, and the limit is 40\sMB/],
] as const;

test('a file that gives no photo is met with a sentence, and the old photo stays', async ({ page }) => {
  await openBuilder(page);
  await choose(page, 'mini.png', 'image/png', png);
  await use(page);
  const before = await onCard(page).getAttribute('href');
  for (const [name, bytes, sentence] of wrong) {
    await choose(page, name, 'image/jpeg', bytes);
    await expect(panel(page).getByRole('alert')).toContainText(new RegExp(sentence.source.slice(1)));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(onCard(page)).toHaveAttribute('href', before ?? '');
  }
});

test('dragging, the wheel and keys choose what goes on the card', long, async ({ page }) => {
  await openBuilder(page);
  await choose(page, 'mini.jpg', 'image/jpeg', drawn('image/jpeg', quarters, 2000, 1800));
  const frame = page.getByRole('group', { name: photoMessages.crop.frame });
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await frame.focus();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('+');
  await expect(zoom).toHaveAttribute('aria-valuetext', '306\u00a0%');
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft');
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowUp');
  await use(page);
  const yellow = quarters[3];
  expect((await seen(page)).quarters).toEqual([yellow, yellow, yellow, yellow]);

  await panel(page).getByRole('button', { name: 'Adjust' }).click();
  await expect(zoom).toHaveAttribute('aria-valuetext', '306\u00a0%');
  const box = await frame.boundingBox();
  if (!box) throw new Error('no frame');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -900);
  await expect(zoom).not.toHaveAttribute('aria-valuetext', '306\u00a0%');
  await page.mouse.down();
  await page.mouse.move(middle.x + 3000, middle.y + 3000, { steps: 5 });
  await page.mouse.up();
  const before = await onCard(page).getAttribute('href');
  await use(page);
  await expect(onCard(page)).not.toHaveAttribute('href', before ?? '');
  const red = quarters[0];
  expect((await seen(page)).quarters).toEqual([red, red, red, red]);
});
