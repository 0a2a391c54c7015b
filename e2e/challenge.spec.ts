import { challengeMessages as say } from '#words/messages/challenge';
import { messages } from '@/lib/messages/index';
import { corpus } from '@/lib/share/corpus.v1';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const code = corpus.find(({ about }) => about === 'sample: bito')?.code ?? '';

test(
  'a link is a challenge: one button, a hero, 200 matches, a verdict and a picture',
  long,
  async ({ page }) => {
    await page.goto(`/hero/${code}`);
    await expect(page.getByText(/^Fights hand to hand/)).toBeVisible();
    await page.getByRole('button', { name: messages.site.hero.challenge('Bito van Ostmark') }).click();
    const dialog = page.getByRole('dialog', { name: 'Challenge Bito van Ostmark' });
    await dialog.getByLabel(say.own).selectOption({ label: 'Jane' });
    await dialog.getByRole('button', { name: 'Play 200 matches' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    const verdict = dialog.locator('[data-verdict]');
    await expect(verdict).toContainText(/ (in|of) 200 matches\.$/);
    await expect(verdict).toContainText('Jane');
    await expect(
      dialog.getByRole('img', { name: /^Jane \d+ %, draws \d+ %, Bito van Ostmark \d+ %$/ }),
    ).toBeVisible();
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say.picture }).click();
    expect((await saving).suggestedFilename()).toMatch(/^jane.*\.png$/i);
    await dialog.getByRole('link', { name: say.more }).click();
    await expect(page).toHaveURL(/\/odds\?a=sample-jane&b=/);
  },
);

test('a challenge can be stopped, and counts what was played', long, async ({ page }) => {
  await page.goto(`/hero/${code}`);
  await page.getByRole('button', { name: /^Challenge / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Play 200 matches' }).click();
  await expect(dialog.getByText(/^\d+ of 200 matches played$/)).toBeVisible();
  await dialog.getByRole('button', { name: say.stop }).click();
  await expect(dialog.locator('[data-verdict]')).toBeVisible();
});
