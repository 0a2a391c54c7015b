import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { addSkill, addWeapon, brush, openBuilder, paint, pip, saved } from './bench';
import { expect, long, test } from './test';

const legalAt20 = async (page: Page): Promise<void> => {
  await expect(page.getByText(messages.site.state.legal, { exact: true })).toBeVisible();
  await expect(page.getByText('20 of 20 points').first()).toBeVisible();
};

test('Bito is built from empty by mouse, survives a reload and stands on his card', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bito van Ostmark');
  await page.getByRole('textbox', { name: messages.builder.heroTitle }).fill('Paladin');
  await page.getByRole('radio', { name: 'Heavy' }).click();
  await page.getByRole('button', { name: 'Shield', exact: true }).click();
  await expect(
    page.getByText(
      'Up to 4 Defence pips per face, but only 3 on the 4-face, 2 on the 3-face and 1 on the 2-face.',
    ),
  ).toBeVisible();
  await paint(page, 'Defence', [
    [6, 1],
    [6, 2],
    [6, 3],
    [6, 4],
    [5, 1],
    [5, 2],
    [5, 3],
    [5, 4],
  ]);
  await paint(page, 'Magic', [[6, 5]]);
  await paint(page, 'Skill', [[6, 6]]);
  await paint(page, 'Melee', [
    [4, 1],
    [4, 2],
    [4, 3],
    [3, 1],
  ]);
  await addWeapon(page, 'Blunt', 'Heavy mace');
  await addSkill(page, 'druid/regrowth', 'regrowth');
  await legalAt20(page);
  await page.getByRole('textbox', { name: messages.builder.heroTitle }).click();
  await saved(page);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bito van Ostmark');
  await legalAt20(page);
  await expect(pip(page, 6, 5)).toHaveAccessibleName('6-face, pip 5 of 6, Magic');
  const back = page.getByRole('img', { name: /Bito van Ostmark.*back/ });
  await expect(back).toBeVisible();
  await expect(back).toContainText('Regrowth');
});

test('a locked pip says why and stays empty', long, async ({ page }) => {
  await openBuilder(page);
  await brush(page, 'Melee').click();
  // A locked pip is marked as disabled and still answers: it says why.
  await pip(page, 1, 1).click({ force: true });
  await expect(page.getByText('The 1-face stays empty', { exact: false }).first()).toBeVisible();
  await expect(pip(page, 1, 1)).toHaveAccessibleName('1-face, pip 1 of 1, empty, locked');
  await paint(page, 'Melee', [
    [4, 1],
    [4, 2],
    [4, 3],
  ]);
  await pip(page, 4, 4).click({ force: true });
  await expect(
    page.getByText('The 4-face can have at most 3 Melee pips: all four in one colour would fill it.').first(),
  ).toBeVisible();
  await expect(pip(page, 4, 4)).toHaveAccessibleName(/empty, locked$/);
});

test('Bito is built from empty by keyboard alone', long, async ({ page }) => {
  await openBuilder(page);
  const tabTo = async (
    name: RegExp | string,
    role: Parameters<Page['getByRole']>[0],
    tab: 'Tab' | 'Shift+Tab' = 'Tab',
  ): Promise<void> => {
    const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(tab);
    }
    throw new Error(`Tab never reached ${String(name)}`);
  };
  const keys = async (...pressed: readonly string[]): Promise<void> => {
    for (const key of pressed) await page.keyboard.press(key);
  };

  await tabTo('Name', 'textbox');
  await keys('ControlOrMeta+a');
  await page.keyboard.type('Bito van Ostmark');
  await tabTo(/^Title/, 'textbox');
  await page.keyboard.type('Paladin');

  await tabTo(/^None$|^Light$|^Medium$|^Heavy$/, 'radio');
  for (const armour of ['Light', 'Medium', 'Heavy']) {
    await keys('ArrowRight');
    await expect(page.getByRole('radio', { name: armour })).toBeChecked();
  }
  await tabTo('Shield', 'button');
  await keys('Space');

  await tabTo(/^6-face, pip 1 of 6/, 'button');
  const at = async (name: RegExp): Promise<void> => {
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  };
  await keys('d', 'ArrowRight', 'd', 'ArrowLeft', 'ArrowDown', 'd', 'ArrowRight', 'd');
  await keys('ArrowDown', 's', 'ArrowLeft', 'a');
  await at(/^6-face, pip 5 of 6, Magic/);
  const reach = async (face: number, place: number): Promise<void> => {
    const wanted = page.getByRole('button', { name: new RegExp(`^${face}-face, pip ${place} of ${face},`) });
    const focused = () => wanted.evaluate((element) => element === document.activeElement);
    // Arrows move to the nearest pip in their direction; two rounds reach any pip of the die.
    for (let step = 0; step < 60 && !(await focused()); step += 1) {
      const [from, to] = await Promise.all([page.locator(':focus').boundingBox(), wanted.boundingBox()]);
      if (!from || !to) throw new Error('no pip has the focus');
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
      await page.keyboard.press(Math.abs(dy) > 4 && (step % 2 === 0 || Math.abs(dx) <= 4) ? along : across);
    }
    expect(await focused()).toBe(true);
  };
  const strokes = [
    [5, 1, 'd'],
    [5, 2, 'd'],
    [5, 4, 'd'],
    [5, 5, 'd'],
    [4, 1, 'm'],
    [4, 2, 'm'],
    [4, 3, 'm'],
    [3, 1, 'm'],
  ] as const;
  for (const [face, place, key] of strokes) {
    await reach(face, place);
    await keys(key);
  }
  await tabTo('Kind', 'combobox');
  await tabTo('Add a weapon', 'button');
  await keys('Enter');
  await expect(page.getByRole('textbox', { name: 'Blunt' })).toBeVisible();
  await tabTo('Blunt', 'textbox', 'Shift+Tab');
  await keys('ControlOrMeta+a');
  await page.keyboard.type('Heavy mace');

  await tabTo('Add a skill', 'button');
  await keys('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo('Search', 'searchbox');
  await page.keyboard.type('regrowth');
  await tabTo(/^Regrowth/, 'button');
  await keys('Enter', 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await legalAt20(page);
});
