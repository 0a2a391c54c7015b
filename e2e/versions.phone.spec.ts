import { messages } from '@/lib/messages/index';
import { seriesMessages } from '#words/messages/series';
import { versionsMessages as say } from '#words/messages/versions';
import { overhang } from './access';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(fixSeeds);

test(
  'on a phone, two skills are compared from the card, which is still there afterwards',
  long,
  async ({ page }) => {
    await page.goto('/build?sample=gerda');
    await page.getByRole('button', { name: messages.builder.bar.card }).tap();
    const card = page.getByRole('dialog');
    await card.getByText(messages.builder.actions.more, { exact: true }).tap();
    await card.getByRole('button', { name: messages.builder.actions.compare }).tap();
    const dialog = page.getByRole('dialog', { name: say.title });
    await dialog.getByLabel(say.instead).selectOption({ label: 'Flurry' });
    await dialog.getByLabel(seriesMessages.player).selectOption('random');
    await dialog.getByRole('button', { name: 'Play 1,000 matches' }).tap();
    await expect(dialog.getByText(/^\d{2,} of 1,000 matches played/)).toBeVisible();
    await dialog.getByRole('button', { name: say.stop }).tap();
    await expect(dialog.locator('[data-verdict]')).toBeInViewport();
    expect(await overhang(page)).toEqual([]);
    await dialog.getByRole('button', { name: messages.builder.actions.close }).tap();
    await expect(card.getByRole('button', { name: messages.builder.actions.compare })).toBeVisible();
  },
);
