import { oddsMessages } from '#words/messages/odds';
import { seriesMessages } from '#words/messages/series';
import { expectAccess, visit } from './access';
import { expect, long, test } from './test';

test(
  'the page of Hic est Draco begins with one verdict, which is in sight where it was asked for',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/odds?a=sample-cathryn');
    const panel = page.getByRole('region', { name: seriesMessages.title });
    await panel.getByRole('button', { name: /^Play \d+ matches$/ }).click();
    await expect(panel.locator('[data-verdict]')).toBeInViewport();
    await panel.getByRole('button', { name: seriesMessages.stop }).click();
    await expect(panel.locator('[data-verdict]')).toBeInViewport();
    await expect(page.locator('[data-verdict]')).toHaveCount(1);
  },
);

test(
  'a slayer and the dragon are counted by dice, place and cards, which the address keeps',
  long,
  async ({ page }) => {
    await visit(page, '/odds?a=sample-cathryn');
    const verdict = page.locator('[data-exchange]');
    await expect(verdict).toContainText('In contact, Cathryn with 5 dice takes');
    const hunt = page.getByRole('region', { name: 'What Cathryn does to Eryam' });
    await expect(hunt.getByRole('row', { name: /^(26|13|5) / })).toHaveCount(3);
    await page.getByLabel('One action').selectOption({ label: 'Attack' });
    // She has two shields on a 6, a 5 and a 3: a 5 or 6 of five dice hurts her, 1 − (4/6)^5.
    await expect(hunt.getByRole('row', { name: /^26 / }).getByRole('cell').first()).toHaveText('86.8 %');
    await page.getByLabel('Dragon’s dice').selectOption('8');
    await page.getByLabel('The card that came up').selectOption({ label: '5 Heart' });
    await page.getByLabel('3 Fangs').check();
    await expect(hunt.getByRole('row', { name: /^8 / })).toBeVisible();
    const faces = page.getByRole('region', { name: 'Eryam attacks Cathryn: which die she picks' });
    await expect(faces).toContainText('5 Heart came up, with Rising Fury.');
    await page.getByLabel('The slayer stands').selectOption({ label: 'At 5″ to 10″ with a clear line' });
    await expect(verdict).toContainText(
      'Cathryn can’t take a die from Eryam; Eryam can’t attack Cathryn there.',
    );
    await page.reload();
    await expect(verdict).toContainText('Cathryn can’t take a die from Eryam');
    await expect(page.getByLabel('3 Fangs')).toBeChecked();
    const matches = page.getByRole('region', { name: seriesMessages.title });
    await expect(matches.getByText('Cathryn, Daeldric, Braron and Amalica or Eryam?')).toBeVisible();
    const exchange = page.getByRole('heading', { name: 'If both only attack' });
    expect((await exchange.boundingBox())?.y).toBeGreaterThan((await matches.boundingBox())?.y ?? Infinity);
    await expectAccess(page, 'the odds of slayers and dragon');
    await page.getByRole('button', { name: oddsMessages.swap }).click();
    await expect(page.getByRole('region', { name: 'Eryam against each slayer' })).toContainText('Amalica');
    await page.getByLabel(oddsMessages.foe, { exact: true }).selectOption({ label: 'Eryam' });
    await expect(page.getByText('Two dragons don’t fight each other.')).toBeVisible();
  },
);
