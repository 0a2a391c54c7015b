import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { bitoPath, bitoPrintPath, visit } from './access';
import { bito, openBuilder, openFile } from './bench';
import { expect, long, test } from './test';

/** The focused element, and the width of its outline. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).trim(),
      outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      seen: box.width > 0 && box.bottom > 0 && box.top < window.innerHeight,
    };
  });

test('Tab reaches each page in its order and shows where it is', async ({ page }) => {
  for (const path of ['/', bitoPath, bitoPrintPath, '/build']) {
    await visit(page, path);
    // Content after the first paint would push the focused element out of the window.
    await page.waitForLoadState('networkidle');
    if (path === bitoPrintPath) await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeVisible();
    const names: string[] = [];
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press('Tab');
      const at = await focused(page);
      if (!at) break;
      expect(at.outline, at.name).toBeGreaterThanOrEqual(2);
      expect(at.seen, at.name).toBe(true);
      names.push(at.name);
    }
    expect(names.slice(0, 4), path).toEqual([
      messages.site.header.skip,
      expect.stringContaining('Pipsmith'),
      'Build',
      'Print',
    ]);
    expect(names.length, path).toBeGreaterThan(6);
  }
});

test('the way past the header leads to the content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a dialog takes the focus, keeps it, and gives it back; locks and new issues are announced', async ({
  page,
}) => {
  await openBuilder(page);
  const opener = page.getByRole('button', { name: messages.builder.actions.start });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 18; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // A lock says why, to the eye and to the ear.
  await page.getByRole('button', { name: /^1-face, pip 1 of 1, empty/ }).press('m');
  const why = page.locator('[aria-live="polite"]').filter({ hasText: 'The 1-face stays empty' });
  await expect(why.first()).toBeVisible();

  const announced = (what: RegExp) => page.getByRole('status').filter({ hasText: what }).first();
  const panel = page.getByRole('region', { name: 'Armour and weapons' });
  await panel.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Short bow' });
  await panel.getByRole('button', { name: 'Add a weapon' }).click();
  await expect(announced(/Ranged/)).toBeAttached();

  await openFile(page, bito);
  await page.getByRole('radio', { name: 'None', exact: true }).click();
  await expect(announced(/Defence pip/)).toBeAttached();
});

test('the faces of the die can be read as text', long, async ({ page }) => {
  await openBuilder(page);
  await openFile(page, bito);
  await expect(page.locator('[data-die]')).toMatchAriaSnapshot(`
    - 'group "6-face: 4 Defence, 1 Magic and 1 Skill"':
      - button "6-face, pip 1 of 6, Defence" [disabled]
      - button "6-face, pip 2 of 6, Defence" [disabled]
      - button "6-face, pip 3 of 6, Defence" [disabled]
      - button "6-face, pip 4 of 6, Defence" [disabled]
      - button "6-face, pip 5 of 6, Magic"
      - button "6-face, pip 6 of 6, Skill" [disabled]
    - 'group "5-face: 4 Defence"'
    - 'group "4-face: 3 Melee"'
    - 'group "3-face: 1 Melee"':
      - button "3-face, pip 1 of 3, Melee"
      - button "3-face, pip 2 of 3, empty, locked" [disabled]
      - button "3-face, pip 3 of 3, empty, locked" [disabled]
    - 'group "2-face: empty"'
    - 'group "1-face: empty"'
  `);
});

test('both sides of a card can be read as text', long, async ({ page }) => {
  await visit(page, bitoPath);
  const back = page.getByRole('img', { name: /^Bito van Ostmark, back/ });
  await expect(back).toHaveAccessibleName(/6-face: 4 Defence, 1 Magic and 1 Skill/);
  await expect(back).toHaveAccessibleName(/Regrowth/);
  await expect(page.getByRole('img', { name: /^Bito van Ostmark, front/ })).toHaveAccessibleName(/Paladin/);
});
