import { messages } from '@/lib/messages/index';
import { visit } from './access';
import { hero, heroes, openHome, openWith } from './roster';
import { expect, long, test } from './test';

test(
  'undo on the page of parties tells of a step elsewhere before it takes it back',
  long,
  async ({ page }) => {
    await openWith(page, 'Ada');
    await visit(page, '/parties');
    const status = page.getByRole('status').filter({ hasText: 'Ada' });
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+z');
      await expect(status).toBeVisible({ timeout: 1000 });
    }).toPass();
    await openHome(page);
    await expect(hero(page, 'Ada')).toBeVisible();

    await visit(page, '/parties');
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+z');
      await expect(status).toBeVisible({ timeout: 1000 });
    }).toPass();
    const undo = status.getByRole('button', { name: messages.myHeroes.undoNow, exact: true });
    await undo.click();
    await expect(undo).toBeHidden();
    await openHome(page);
    await expect(heroes(page)).toHaveCount(0);
  },
);
