import { overhang, visit } from './access';
import { openBuilder, pip } from './bench';
import { expect, test } from './test';

test('something too wide would be found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/hero');
  await page.evaluate(() => {
    const wide = document.createElement('p');
    wide.style.width = '400px';
    wide.textContent = 'Too wide';
    document.querySelector('main')?.append(wide);
  });
  expect(await overhang(page)).not.toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('a pip drops in', async ({ page }) => {
    await openBuilder(page);
    await pip(page, 6, 1).click();
    const mark = pip(page, 6, 1).locator('svg');
    await expect(mark).toHaveCSS('animation-name', 'pip-drop');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves', async ({ page }) => {
    await openBuilder(page);
    await pip(page, 6, 1).click();
    await expect(pip(page, 6, 1).locator('svg')).toHaveCSS('animation-name', 'none');
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('painted, empty and locked pips, the chosen brush and the chosen armour are told apart', async ({
    page,
  }) => {
    await openBuilder(page);
    const border = (button: Element) => getComputedStyle(button).borderStyle;
    expect(await pip(page, 6, 1).evaluate(border)).toBe('solid');
    expect(await pip(page, 1, 1).evaluate(border)).toBe('dotted');
    await pip(page, 6, 1).click();
    await expect(pip(page, 6, 1).locator('circle')).toHaveCSS('fill', 'rgb(179, 38, 30)');

    for (const group of ['Brushes', 'Armour']) {
      const radios = page.getByRole('radiogroup', { name: group, exact: true });
      const ground = (checked: boolean) =>
        radios
          .getByRole('radio', { checked })
          .first()
          .evaluate((radio) => getComputedStyle(radio).backgroundColor);
      expect(await ground(true), group).not.toBe(await ground(false));
    }
  });
});
