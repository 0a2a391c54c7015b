import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { messages } from '@/lib/messages/index';
import { violations } from './access';
import { hero, heroes, openHome, openWith, status } from './roster';
import { expect, long, test } from './test';

/** Text in the picture of a code. */
const read = async (shot: Buffer): Promise<string> => {
  const picture = await loadImage(shot);
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  return jsQR(new Uint8ClampedArray(data), picture.width, picture.height)?.data ?? '';
};

/** A picture of a code that says this. */
const pictureOf = (text: string): Buffer => {
  const { data, size } = encode(text);
  const canvas = createCanvas((size + 8) * 4, (size + 8) * 4);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect((x + 4) * 4, (y + 4) * 4, 4, 4);
    }),
  );
  return canvas.toBuffer('image/png');
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: messages.myHeroes.transfer.heading });

test('everything goes to another device by codes; what is missing or damaged is named', async ({
  page,
  browser,
}) => {
  const names = Array.from({ length: 12 }, (_, at) => `Hero ${String.fromCharCode(65 + at)}`);
  await openWith(page, ...names);
  await page.getByRole('button', { name: messages.myHeroes.transfer.heading }).click();
  const first = dialogOf(page).getByRole('img', { name: /^Code 1 of \d+$/ });
  await expect(first).toBeVisible();
  const of = Number(/\d+$/.exec((await first.getAttribute('aria-label')) ?? '')?.[0]);
  expect(of).toBeGreaterThan(1);
  expect(await violations(page)).toEqual([]);
  const codes: Buffer[] = [];
  for (let nth = 1; nth <= of; nth += 1) {
    codes.push(await page.getByRole('img', { name: `Code ${nth} of ${of}` }).screenshot());
    if (nth < of) await dialogOf(page).getByRole('button', { name: messages.myHeroes.transfer.next }).click();
  }
  const [whole = '', second = ''] = await Promise.all(codes.map(read));
  expect(whole).toMatch(/^PIPSMITH1\./);

  const there = await browser.newContext({ serviceWorkers: 'block' });
  const other = await there.newPage();
  // A browser without a reader of its own, such as Safari or Firefox.
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  await openHome(other);
  await other.getByRole('button', { name: messages.myHeroes.transfer.heading }).click();
  const dialog = dialogOf(other);
  await expect(dialog.getByRole('radio', { name: messages.myHeroes.transfer.ways.receive })).toBeChecked();
  const pictures = dialog.locator('input[accept="image/*"]');
  const open = (...shots: readonly Buffer[]) =>
    pictures.setInputFiles(shots.map((buffer, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer })));
  await open(...codes.slice(0, 1));
  await expect(dialog.getByText(`1 of ${of} codes scanned.`)).toBeVisible();
  await expect(dialog.getByText(/^Still missing: 2/)).toBeVisible();
  await open(pictureOf(second.slice(0, -2)));
  await expect(dialog.getByText(messages.myHeroes.transfer.damaged(2))).toBeVisible();
  await open(pictureOf('https://example.org'));
  await expect(dialog.getByText(messages.myHeroes.transfer.problems.stranger)).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await open(...codes.slice(1));
  await expect(dialog.getByText(messages.myHeroes.transfer.came)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(status(other, 'Restored 12 heroes')).toBeVisible();
  await expect(heroes(other)).toHaveCount(12);
  await expect(hero(other, 'Hero C')).toBeVisible();
  await there.close();
});

/** A camera before which these pictures are held in turn, as a file that Chromium plays: 8-bit grey with plain colour. */
const filmOf = async (shots: readonly Buffer[]): Promise<Buffer> => {
  const size = 640;
  const colour = Buffer.alloc((size * size) / 2, 128);
  const frames: Buffer[] = [Buffer.from(`YUV4MPEG2 W${size} H${size} F5:1 Ip A1:1 C420jpeg\n`)];
  for (const shot of shots) {
    const canvas = createCanvas(size, size);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size, size);
    context.drawImage(await loadImage(shot), 40, 40, size - 80, size - 80);
    const { data } = context.getImageData(0, 0, size, size);
    const grey = Buffer.from(data.filter((_, at) => at % 4 === 0));
    for (let frame = 0; frame < 4; frame += 1) frames.push(Buffer.from('FRAME\n'), grey, colour);
  }
  return Buffer.concat(frames);
};

test(
  'a camera reads the codes of another device',
  long,
  async ({ page, playwright, launchOptions, baseURL }, info) => {
    await openWith(page, 'Ada', 'Bert', 'Cid', 'Dora', 'Emil');
    await page.getByRole('button', { name: messages.myHeroes.transfer.heading }).click();
    const shots: Buffer[] = [];
    const code = dialogOf(page).getByRole('img', { name: /^Code \d+ of \d+$/ });
    const next = dialogOf(page).getByRole('button', { name: messages.myHeroes.transfer.next });
    await expect(code).toBeVisible();
    const of = Number(/\d+$/.exec((await code.getAttribute('aria-label')) ?? '')?.[0]);
    for (let nth = 1; nth <= of; nth += 1) {
      shots.push(
        await dialogOf(page)
          .getByRole('img', { name: `Code ${nth} of ${of}` })
          .screenshot(),
      );
      if (nth < of) await next.click();
    }
    const film = info.outputPath('camera.y4m');
    await writeFile(film, await filmOf(shots));

    const phone = await playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    const other = await phone.newPage({
      serviceWorkers: 'block',
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    await openHome(other);
    await other.getByRole('button', { name: messages.myHeroes.transfer.heading }).click();
    const dialog = dialogOf(other);
    await dialog.getByRole('radio', { name: messages.myHeroes.transfer.ways.send }).click();
    await expect(dialog.getByText(messages.myHeroes.transfer.nothing)).toBeVisible();
    await dialog.getByRole('radio', { name: messages.myHeroes.transfer.ways.receive }).click();
    await dialog.getByRole('button', { name: messages.myHeroes.transfer.camera }).click();
    await expect(dialog.getByText(messages.myHeroes.transfer.came)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(heroes(other)).toHaveCount(5);
    await phone.close();
  },
);

test(
  'installing is offered beside the own heroes, not on arrival, and a refusal stays',
  long,
  async ({ page }) => {
    const offer = () =>
      page.evaluate(() => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        Object.assign(event, { prompt: () => Promise.resolve() });
        window.dispatchEvent(event);
      });
    const install = page.getByRole('button', { name: messages.site.install.yes });
    await openHome(page);
    await offer();
    await expect(install).toBeHidden();
    await openWith(page, 'Ada');
    await offer();
    await expect(install).toBeVisible();
    await page.getByRole('button', { name: messages.site.install.no }).click();
    await expect(install).toBeHidden();
    await page.reload();
    await expect(heroes(page)).toHaveCount(1);
    await offer();
    await expect(install).toBeHidden();
  },
);
