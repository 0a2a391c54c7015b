import type { Page } from '@playwright/test';
import { mapsMessages } from '@/lib/messages/maps';
import { printPageMessages } from '@/lib/messages/print-page';
import { playMessages } from '@/lib/messages/play';
import { oddsMessages } from '#words/messages/odds';
import { overhang, violations, visit } from './access';
import { readPdf } from './pdf';
import { fixSeeds } from './seed';
import { expect, test } from './test';

test.beforeEach(fixSeeds);

const plan = (page: Page) => page.getByRole('img', { name: /^The table from above/ });
const pieces = (page: Page) => page.getByRole('region', { name: 'Pieces' }).getByRole('listitem');

/** Draws on the plan with the mouse, from one place to another in #. */
const draw = async (
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> => {
  const box = await plan(page).boundingBox();
  if (!box) throw new Error('the plan is not there');
  const at = ([x, y]: readonly [number, number]) =>
    [box.x + ((x + 0.3) / 24.6) * box.width, box.y + ((y + 0.3) / 24.6) * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
};

test('a map is drawn, mirrored, checked, kept, sent, printed and played on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/maps');
  await page.getByRole('button', { name: 'Draw a map for the Living Rulebook' }).click();
  await draw(page, [6, 6], [9, 8]);
  await expect(pieces(page)).toHaveCount(1);
  await expect(pieces(page).first()).toContainText('3# by 2#, 3# high, 6# from the left and 6# from the top');

  // By keys: the chosen piece moves, and its answers are ticked.
  await page.getByRole('group', { name: /^Plan\./ }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(pieces(page).first()).toContainText('7# from the left');
  await page.getByRole('checkbox', { name: mapsMessages.answers.climb }).check();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: mapsMessages.answers.climb })).not.toBeChecked();

  await page.getByLabel(mapsMessages.kind, { exact: true }).selectOption('Tower');
  await page.getByRole('button', { name: mapsMessages.add }).click();
  const check = page.getByRole('region', { name: mapsMessages.check.title });
  await expect(check).toContainText('You can’t walk from the middle to ');
  await page.getByRole('button', { name: mapsMessages.remove, exact: true }).click();
  await expect(check).toContainText('House 1 has no twin on the other side');
  await page.getByRole('button', { name: mapsMessages.mirror }).click();
  await expect(pieces(page)).toHaveCount(2);
  await expect(check).toContainText(mapsMessages.check.good);

  await page.getByLabel(mapsMessages.name).fill('The mill');
  await expect(page.getByText(mapsMessages.keeping.kept)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: mapsMessages.print.make }).click();
  const link = page.getByRole('link', { name: mapsMessages.print.open });
  await expect(link).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  const [sheet] = await readPdf(await download);
  expect(sheet?.text).toContain('The mill');

  await page.getByRole('button', { name: 'Copy link' }).click();
  const sent = await page.evaluate(() => navigator.clipboard.readText());

  // A match is set up on it.
  await page.getByRole('link', { name: mapsMessages.toMatch }).click();
  await expect(page.getByLabel(playMessages.setUp.map, { exact: true }).locator('option:checked')).toHaveText(
    'The mill',
  );
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(page.getByRole('img', { name: /^The map from above/ }).locator('polygon')).toHaveCount(2);

  // Its plan comes with what is printed for the evening.
  await visit(page, '/print');
  await page.getByLabel(printPageMessages.kit.ownMap.label).selectOption('The mill');
  await expect(page.getByRole('img', { name: / as it will print: The mill$/ })).toBeVisible();

  // On another device, 360 px wide.
  const other = await context.browser()?.newContext({ viewport: { width: 360, height: 740 } });
  if (!other) throw new Error('there is no browser');
  const phone = await other.newPage();
  await phone.goto(sent);
  await expect(phone.getByRole('heading', { level: 1, name: 'The mill' })).toBeVisible();
  expect(await overhang(phone)).toEqual([]);
  await phone.goto(`${sent.slice(0, -3)}AAA`);
  await phone.reload();
  await expect(phone.getByText(mapsMessages.problem.code.damaged)).toBeVisible();
  await phone.goto('/maps#map=');
  await phone.reload();
  await expect(
    phone.getByText(mapsMessages.problem.cannot(mapsMessages.problem.code['no-code'])),
  ).toBeVisible();
  // A match on what cannot be read is set up on another map.
  await visit(phone, `/play${new URL(sent).hash.slice(0, -3)}AAA`);
  await expect(phone.getByText(mapsMessages.problem.cannot(mapsMessages.problem.code.damaged))).toBeVisible();
  await expect(phone.getByRole('button', { name: playMessages.setUp.begin })).toBeEnabled();
  await expect(phone.getByText(oddsMessages.rosterShut)).toBeHidden();
  await other.close();
});
