import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { corpus } from '@/lib/share/corpus.v1';
import { homeMessages } from '@/lib/messages/home';
import { messages } from '@/lib/messages/index';
import { visit } from './access';
import { bito } from './bench';
import { choose, fileOf, hero, heroes, openHome, openWith, status } from './roster';
import { expect, long, test } from './test';

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

const backUp = async (page: Page): Promise<string> => {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: messages.myHeroes.backup.make }).last().click();
  return textOf(await saving);
};

/** Lets go of a file somewhere over the page. */
const drop = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([title, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], title));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text] as const,
  );

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('heroes come by drop, by paste and by the field; anything else gets a sentence', async ({ page }) => {
  await openHome(page);
  await drop(page, 'jane.json', JSON.stringify({ ...bito, name: 'Jane of the Drop' }));
  await expect(hero(page, 'Jane of the Drop')).toBeVisible();
  const code = corpus.find(({ about }) => about === 'sample: bito')?.code ?? '';
  await paste(page, `https://pipsmith.example/hero/${code}`);
  await expect(hero(page, 'Bito van Ostmark')).toBeVisible();
  await paste(page, JSON.stringify({ ...bito, name: 'Text of a File' }));
  await expect(hero(page, 'Text of a File')).toBeVisible();
  const field = page.getByRole('textbox', { name: messages.myHeroes.add.field });
  await field.fill(corpus.find(({ about }) => about === 'party: Wolf and mace')?.code ?? '');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: /Wolf and mace/ })).toBeVisible();
  // Bito, who is in that party, is here already.
  await expect(heroes(page)).toHaveCount(4);

  await paste(page, 'what about my sword?');
  await expect(status(page, /This isn’t a hero\. Use a Pipsmith file/)).toBeVisible();
  await drop(page, 'torn.json', '{"format":"pipsmith/hero","version":1,');
  await expect(status(page, /This (isn’t a hero file|hero file is incomplete)/)).toBeVisible();
  await field.fill(code.slice(0, -6));
  await field.press('Enter');
  await expect(status(page, /That link is incomplete/)).toBeVisible();
  await expect(field).toHaveValue(code.slice(0, -6));
  await expect(heroes(page)).toHaveCount(4);
});

test('a backup comes back byte for byte in a fresh profile, and a damaged one is refused', async ({
  page,
  browser,
}) => {
  await openWith(page, 'Ada', 'Bert', 'Çelik 你好');
  await expect(page.getByText(/You have 3 heroes and no backup/)).toBeVisible();
  const backup = await backUp(page);
  await expect(page.getByText(/no backup\./)).toBeHidden();

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await openHome(other);
  const torn = fileOf('backup.json', backup.slice(0, Math.floor(backup.length / 2)));
  await other.locator('input[type="file"]').last().setInputFiles(torn);
  await expect(status(other, /This backup ends too early/)).toBeVisible();
  await other.locator('input[type="file"]').last().setInputFiles(fileOf('backup.json', backup));
  await expect(status(other, /Restored 3 heroes and 1 party/)).toBeVisible();
  expect(await backUp(other)).toBe(backup);
  await fresh.close();
});

test('two tabs show the same heroes', long, async ({ page, context }) => {
  await openWith(page, 'Ada', 'Bert');
  const other = await context.newPage();
  await openHome(other);
  await expect(heroes(other)).toHaveCount(2);
  await choose(other, 'Ada', 'Delete');
  await expect(heroes(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo: delete Ada' }).click();
  await expect(hero(other, 'Ada')).toBeVisible();
});

test('a full disk is said loudly, and what is not saved can be downloaded', async ({ page }) => {
  await page.addInitScript(() => {
    for (const call of ['add', 'put'] as const)
      IDBObjectStore.prototype[call] = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
  });
  await openHome(page);
  await drop(page, 'jane.json', JSON.stringify({ ...bito, name: 'Jane' }));
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(alert).toContainText('This device is out of storage');
  const saving = page.waitForEvent('download');
  await alert.getByRole('button', { name: messages.myHeroes.trouble.download }).click();
  expect(JSON.parse(await textOf(await saving))).toMatchObject({ format: 'pipsmith/hero', name: 'Jane' });
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await visit(page, '/');
  await expect(page.getByRole('alert').filter({ hasText: messages.myHeroes.trouble.shut })).toContainText(
    'Pipsmith can’t save in this browser',
  );
  await expect(page.getByRole('heading', { level: 1, name: homeMessages.heading })).toBeVisible();
});
