import { messages } from '@/lib/messages/index';
import { overhang } from './access';
import { expect, long, test } from './test';

test('on a phone held sideways every page fits, and the builder shows its die', long, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['/', '/rules', '/play', '/table', '/odds', '/parties', '/maps', '/print', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeInViewport();
    expect(await overhang(page), path).toEqual([]);
  }
  for (const sample of ['bito', 'first-hekate']) {
    await page.goto(`/build?sample=${sample}`);
    const faces = page.locator('[data-die]').first().locator('[data-face]');
    for (const at of [0, 1, 2]) await expect(faces.nth(at)).toBeInViewport({ ratio: 0.9 });
    const bar = page.getByRole('region', { name: messages.builder.bar.label('hero') });
    for (const section of await bar.getByRole('button').all())
      await expect(section).toBeInViewport({ ratio: 1 });
  }
});
