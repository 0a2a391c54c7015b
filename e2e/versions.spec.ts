import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { oddsMessages } from '#words/messages/odds';
import { seriesMessages } from '#words/messages/series';
import { versionsMessages as say } from '#words/messages/versions';
import { versionWords } from '#words/painted-die/messages/versions';
import { expectAccess } from './access';
import { bito, openBuilder, openFile, saved } from './bench';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const compare = async (page: Page) => {
  await page
    .getByRole('complementary')
    .getByRole('button', { name: messages.builder.actions.compare })
    .click();
  const dialog = page.getByRole('dialog', { name: say.title });
  await expect(dialog.getByLabel(say.replace)).toBeVisible();
  return dialog;
};

test('A or B: a skill for another, played against the field, with a verdict, why, and B taken over', async ({
  page,
}) => {
  await page.goto('/build?sample=gerda');
  const dialog = await compare(page);
  await dialog.getByLabel(say.replace).selectOption({ label: 'Berserk' });
  await dialog.getByLabel(say.instead).selectOption({ label: 'Flurry' });
  await dialog.getByLabel(seriesMessages.player).selectOption('random');
  await dialog.getByRole('button', { name: 'Play 1,000 matches' }).click();
  await expect(dialog.getByRole('progressbar', { name: say.playing })).toBeVisible();
  await expect(dialog.getByText(/^\d{2,} of 1,000 matches played/)).toBeVisible();
  await dialog.getByRole('button', { name: say.stop }).click();
  const verdict = dialog.locator('[data-verdict]');
  await expect(verdict).toHaveText(
    /^([AB] is better by (\d+ to |up to )?\d+ points? per 100 matches\.|No difference found\.)$/,
  );
  await expect(verdict).toBeInViewport();
  await expect(dialog.getByText('A: Berserk')).toBeVisible();
  await expect(dialog.getByText('B: Flurry')).toBeVisible();
  await expect(dialog.getByText(/^A (used|never used) Berserk/)).toBeVisible();
  await expect(dialog.getByText(/^B (used|never used) Flurry/)).toBeVisible();
  await expect(dialog.getByRole('table', { name: say.average })).toBeVisible();
  await expectAccess(page, 'two versions compared');
  await dialog.getByRole('button', { name: say.take }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('heading', { name: 'Flurry' }).or(page.getByText('Flurry')).first(),
  ).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Berserk').first()).toBeVisible();
});

test('another choice takes the result away; more matches add to it', long, async ({ page }) => {
  await page.goto('/build?sample=gerda');
  const dialog = await compare(page);
  await dialog.getByRole('radio', { name: 'Pip' }).click();
  await dialog.getByLabel(seriesMessages.player).selectOption('search');
  await dialog.getByRole('button', { name: 'Play 200 matches' }).click();
  await expect(dialog.getByText(/^\d+ of 200 matches played/)).toBeVisible();
  await dialog.getByRole('button', { name: say.stop }).click();
  await expect(dialog.getByRole('button', { name: say.more(200) })).toBeVisible();
  await dialog.getByRole('button', { name: say.more(200) }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: say.stop }).click();
  await expect(dialog.locator('[data-verdict]')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Weapon or armour' }).click();
  await expect(dialog.locator('[data-verdict]')).toBeHidden();
});

test('B may be another hero', long, async ({ page }) => {
  await page.goto('/build?sample=gerda');
  const dialog = await compare(page);
  await dialog.getByRole('radio', { name: say.otherSheet('hero') }).click();
  await dialog.getByRole('combobox', { name: say.otherSheet('hero') }).selectOption({ label: 'Jane' });
  await dialog.getByLabel(seriesMessages.player).selectOption('random');
  await dialog.getByRole('button', { name: 'Play 1,000 matches' }).click();
  await expect(dialog.getByText(/^\d{2,} of 1,000 matches played/)).toBeVisible();
  await dialog.getByRole('button', { name: say.stop }).click();
  await expect(dialog.getByText('B: Jane')).toBeVisible();
  await expect(dialog.getByRole('button', { name: say.take })).toBeHidden();
});

test.describe('every game that has matches compares versions', () => {
  const samples = [
    ['first-bito', 'Skill'],
    ['kethrin', 'Skill'],
    ['merry-men', 'Role'],
  ] as const;
  for (const [sample, kind] of samples)
    test(sample, long, async ({ page }) => {
      await page.goto(`/build?sample=${sample}`);
      const dialog = await compare(page);
      await expect(dialog.getByRole('radio', { name: kind, exact: true })).toBeChecked();
      await dialog.getByLabel(seriesMessages.player).selectOption('random');
      await dialog.getByRole('button', { name: 'Play 1,000 matches' }).click();
      await expect(dialog.getByText(/^\d{2,} of 1,000 matches played/)).toBeVisible();
      await dialog.getByRole('button', { name: say.stop }).click();
      await expect(dialog.locator('[data-verdict]')).toBeVisible();
      await expect(dialog.getByRole('table', { name: say.average })).toBeVisible();
    });
});

test('two versions are compared from the gear of the builder', long, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: say.title });
  await page.goto('/build?sample=gerda');
  await page
    .locator('[data-section="gear"]')
    .getByRole('button', { name: messages.builder.actions.compare })
    .click();
  await expect(dialog.getByRole('radio', { name: 'Weapon or armour' })).toBeChecked();
  await dialog.getByLabel(say.replace).selectOption({ label: versionWords.addWeapon });
  // Gerda’s die has no Ranged pips: bows say so, below all that she could use.
  await expect(dialog.getByLabel(say.instead).getByRole('option').last()).toHaveText(/needs Ranged pips/);
});

test(
  'two versions are compared from the die, and the dialog says against whom and how long before it starts',
  long,
  async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: say.title });
    await page.goto('/build?sample=gerda');
    await page
      .locator('[data-section="die"]')
      .getByRole('button', { name: messages.builder.actions.compare })
      .click();
    await expect(dialog.getByRole('radio', { name: 'Pip', exact: true })).toBeChecked();
    await expect(dialog.getByText(say.before(500, 'heroes'))).toBeVisible();
  },
);

test('two versions are compared from the odds of the hero', long, async ({ page }) => {
  await page.goto('/odds?a=sample-gerda&b=sample-bito');
  await page.getByRole('link', { name: oddsMessages.compare }).click();
  await expect(page.getByRole('dialog', { name: say.title })).toBeVisible();
});

test('a hero of this device is compared from the odds without a question', long, async ({ page }) => {
  await openBuilder(page);
  await openFile(page, bito);
  await saved(page);
  await page.getByRole('link', { name: 'All odds' }).first().click();
  await page.getByRole('link', { name: oddsMessages.compare }).click();
  await expect(page.getByRole('dialog', { name: say.title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
