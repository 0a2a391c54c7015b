import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { violations } from './access';
import { hero, heroes, openHome, openWith, status } from './roster';

/** What stands in a code that the page shows. */
const read = async (page: Page, name: string): Promise<string> => {
  const shot = await page.getByRole('img', { name }).screenshot();
  const picture = await loadImage(shot);
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  return jsQR(new Uint8ClampedArray(data), picture.width, picture.height)?.data ?? '';
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'To another device' });

/** A browser with a reader of codes, which reads out of a picture's file what the test wrote into it. */
const withDetector = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const codes = new WeakMap<ImageBitmap, string>();
    const bitmap = globalThis.createImageBitmap.bind(globalThis);
    Object.assign(globalThis, {
      createImageBitmap: async (file: Blob) => {
        const canvas = document.createElement('canvas');
        const picture = await bitmap(canvas);
        codes.set(picture, await file.text());
        return picture;
      },
      BarcodeDetector: class {
        detect(picture: ImageBitmap) {
          const rawValue = codes.get(picture) ?? '';
          return Promise.resolve(rawValue === '' ? [] : [{ rawValue }]);
        }
      },
    });
  });
};

test('everything goes to another device by codes; what is missing or damaged is named', async ({
  page,
  browser,
}) => {
  const names = Array.from({ length: 12 }, (_, at) => `Hero ${String.fromCharCode(65 + at)}`);
  await openWith(page, ...names);
  await page.getByRole('button', { name: 'To another device' }).click();
  const first = dialogOf(page).getByRole('img', { name: /^Code 1 of \d+$/ });
  await expect(first).toBeVisible();
  const of = Number(/\d+$/.exec((await first.getAttribute('aria-label')) ?? '')?.[0]);
  expect(of).toBeGreaterThan(1);
  expect(await violations(page)).toEqual([]);
  const codes: string[] = [];
  for (let nth = 1; nth <= of; nth += 1) {
    codes.push(await read(page, `Code ${nth} of ${of}`));
    if (nth < of) await dialogOf(page).getByRole('button', { name: 'Next code' }).click();
  }
  expect(codes.every((code) => code.startsWith('PIPSMITH1.'))).toBe(true);

  const there = await browser.newContext({ serviceWorkers: 'block' });
  const other = await there.newPage();
  await withDetector(other);
  await openHome(other);
  await other.getByRole('button', { name: 'To another device' }).click();
  const dialog = dialogOf(other);
  await expect(dialog.getByRole('radio', { name: 'Receive here' })).toBeChecked();
  const pictures = dialog.locator('input[accept="image/*"]');
  const open = (...texts: readonly string[]) =>
    pictures.setInputFiles(
      texts.map((text, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer: Buffer.from(text) })),
    );
  await open(codes[0] ?? '');
  await expect(dialog.getByText(`1 of ${of} codes read.`)).toBeVisible();
  await expect(dialog.getByText(/^Still missing: 2/)).toBeVisible();
  await open((codes[1] ?? '').slice(0, -2));
  await expect(dialog.getByText('Code 2 is damaged and was not taken.')).toBeVisible();
  await open('https://example.org');
  await expect(dialog.getByText('This is no code of a transfer.')).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await open(...codes.slice(1));
  await expect(dialog.getByText('All codes are read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(status(other, 'Restored 12 heroes')).toBeVisible();
  await expect(heroes(other)).toHaveCount(12);
  await expect(hero(other, 'Hero C')).toBeVisible();
  await there.close();
});

test('a browser that reads no codes is told of the file', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  await openHome(page);
  await page.getByRole('button', { name: 'To another device' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('This browser reads no codes.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Open a backup file' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Send from here' }).click();
  await expect(dialog.getByText('There is nothing to send yet.')).toBeVisible();
});

test('installing is offered beside the own heroes, not on arrival, and a refusal stays', async ({ page }) => {
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: () => Promise.resolve() });
      window.dispatchEvent(event);
    });
  const install = page.getByRole('button', { name: 'Install on this device' });
  await openHome(page);
  await offer();
  await expect(install).toBeHidden();
  await openWith(page, 'Ada');
  await offer();
  await expect(install).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(install).toBeHidden();
  await page.reload();
  await expect(heroes(page)).toHaveCount(1);
  await offer();
  await expect(install).toBeHidden();
});
