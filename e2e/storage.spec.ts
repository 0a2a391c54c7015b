import type { Page } from '@playwright/test';
import { corpus } from '@/lib/share/corpus.v1';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { openBuilder, saved } from './bench';
import { readPdf } from './pdf';
import { expect, long, test } from './test';

const jane = corpus.find((entry) => entry.about === 'sample: jane')?.code ?? '';

/** A browser whose database never answers. */
const hang = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });

const noAnswer = /(?:This|Your) browser’s storage isn’t answering/;

test('storage that hangs: the first page says so and leads on', long, async ({ page }) => {
  await hang(page);
  await page.goto('/');
  await expect(page.getByText(messages.site.waitingForStorage)).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: messages.myHeroes.trouble.shut });
  await expect(alert).toContainText(noAnswer);
  await alert.getByRole('button', { name: messages.myHeroes.trouble.goodCopy }).click();
  await expect(alert.getByText(messages.myHeroes.trouble.noGoodCopy)).toBeVisible();
  await alert.getByRole('link', { name: messages.myHeroes.trouble.build }).click();
  await expect(page).toHaveURL(/\/build\?new=1$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
});

test('storage that hangs: a hero is built, and downloaded for want of saving', async ({ page }) => {
  await hang(page);
  await openBuilder(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Una without Storage');
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(alert).toContainText(noAnswer);
  const saving = page.waitForEvent('download');
  await alert.getByRole('button', { name: messages.saving.download }).click();
  expect((await saving).suggestedFilename()).toMatch(/^una.without.storage.*json$/i);
});

test('storage that hangs: a link is printed, the parties and the odds open', long, async ({ page }) => {
  await hang(page);
  await page.goto(`/print?hero=${jane}`);
  await page.getByRole('button', { name: printPageMessages.make }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: printPageMessages.save }).click();
  const [sheet] = await readPdf(await saving);
  expect(sheet?.text).toContain('Wolf rider');
  await page.goto('/parties');
  await expect(page.getByRole('alert').filter({ hasText: noAnswer })).toBeVisible();
  await page.goto('/odds');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a malformed row costs that row: it is named, and the others are as they were', async ({ page }) => {
  await page.goto('/build?sample=bito');
  await saved(page);
  await page.evaluate(async () => {
    const request = indexedDB.open('pipsmith-roster');
    const db = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const writing = db.transaction(['heroes', 'parties'], 'readwrite');
    writing.objectStore('heroes').put({ id: 'odd', text: '{"name":"Old Tom","form', tags: 'none' });
    writing.objectStore('parties').put({ id: 'odd', name: 'Old crew' });
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    db.close();
  });
  await page.goto('/');
  const damaged = page.getByRole('region', { name: messages.myHeroes.unreadable.heading });
  await expect(damaged.getByRole('listitem')).toHaveText([
    /^Old Tom: tags must be a list/,
    /^The party Old crew: heroes is missing/,
  ]);
  await expect(page.getByRole('link', { name: /^Bito/ }).first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await damaged.getByRole('button', { name: messages.myHeroes.unreadable.download }).first().click();
  expect((await saving).suggestedFilename()).toBe('unreadable-1.txt');
  await page.goto('/parties');
  await expect(damaged.getByRole('listitem')).toHaveText([/^The party Old crew/]);
  await damaged.getByRole('button', { name: 'Delete' }).click();
  await expect(damaged).toHaveCount(0);
});
